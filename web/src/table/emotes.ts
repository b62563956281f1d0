/** Quick calls across the table, as drawings of our own on a 24 × 24 grid. */
import type { Emote } from "../wire";

/** A path with its colour, filled or drawn with a round pen. */
export interface Stroke {
  readonly d: string;
  readonly colour: string;
  readonly pen?: number;
}

const INK = "#3a2118";
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const EMOTES: Readonly<Record<Emote, readonly Stroke[]>> = {
  // A fan, opened.
  ole: [
    { d: "M12 20.5 1.8 10.3A14.4 14.4 0 0 1 22.2 10.3Z", colour: "#c8352b" },
    { d: "M1.8 10.3A14.4 14.4 0 0 1 22.2 10.3L19.6 12.9A10.7 10.7 0 0 0 4.4 12.9Z", colour: "#f2b632" },
    { d: "M12 19.5 6.9 7.4M12 19.5V6.3M12 19.5 17.1 7.4", colour: "#7d1420", pen: 1.2 },
    { d: disc(12, 19.8, 2), colour: "#8a5a2b" },
  ],
  // A rosette.
  bravo: [
    { d: "M8.5 13 5.5 22.3l3.6-1.5 2 2.2 1.4-7 1.4 7 2-2.2 3.6 1.5L15.5 13Z", colour: "#1f6fb2" },
    { d: disc(12, 9, 7), colour: "#f2b632" },
    { d: disc(12, 9, 5), colour: "#fff3cf" },
    { d: "m12 5.2 1.2 2.5 2.7.4-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.4Z", colour: "#c8352b" },
  ],
  laugh: [
    { d: disc(12, 12, 9.6), colour: "#f6c437" },
    { d: "M5.8 13h12.4a6.2 6.2 0 0 1-12.4 0Z", colour: INK },
    { d: "M8.6 17.6a4.6 4.6 0 0 1 6.8 0 6.2 6.2 0 0 1-6.8 0Z", colour: "#d8574a" },
    { d: "M6.6 9.6q1.7-2.4 3.4 0M14 9.6q1.7-2.4 3.4 0", colour: INK, pen: 1.6 },
  ],
  // A tomato that has met the ground.
  oops: [
    { d: "M2 18.5q2-2.4 4.5-1.5L12 15l5.5 2q2.5-.9 4.5 1.5-1.2 1.9-4 1.5-1.6 2.4-6 2.2-4.4.2-6-2.2-2.8.4-4-1.5Z", colour: "#e5776b" },
    { d: "M12 6.2c5-2 9 .6 8.6 5.3-.3 4.3-4 7.2-8.6 7.2s-8.3-2.9-8.6-7.2C3 6.8 7 4.2 12 6.2Z", colour: "#d5362c" },
    { d: "M12 6.7 7.5 7.8 10 5.4 8 2.8l3.3 1.4L13 1.7l.4 2.8 3.5-.4-2.5 2.3 2.2 2Z", colour: "#3f8a3a" },
    { d: "M6.3 11.5q.2-2 1.8-2.9", colour: "#ffb3a8", pen: 1.4 },
  ],
  hurry: [
    { d: "M6.5 3.5h11v2.5q0 3.4-4 6 4 2.6 4 6v2.5h-11V18q0-3.4 4-6-4-2.6-4-6Z", colour: "#cfe3ee" },
    { d: "M8.3 7.5h7.4q-.9 2.4-3.7 4.2-2.8-1.8-3.7-4.2ZM12 14.5l4 5H8Z", colour: "#e9a93a" },
    { d: "M5 3h14M5 21h14", colour: "#8a5a2b", pen: 2.4 },
    { d: "M12 11.5v4", colour: "#e9a93a", pen: 1 },
  ],
  thanks: [
    { d: "M12 21C5.5 16 2.3 12.8 2.3 8.9A5.2 5.2 0 0 1 12 6.3a5.2 5.2 0 0 1 9.7 2.6C21.7 12.8 18.5 16 12 21Z", colour: "#d5405f" },
    { d: "M5.8 9.6q0-2.4 2.1-2.9", colour: "#ffc2cf", pen: 1.5 },
  ],
};

export const EMOTE_NAMES = Object.keys(EMOTES) as readonly Emote[];
