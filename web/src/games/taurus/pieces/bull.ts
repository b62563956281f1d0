/** A bull looking up at us, around (0, 0) and some 64 across; every breed has its own horns and its own markings. */
import type { Colour } from "../show/types";

interface Breed {
  readonly name: Colour;
  /** The right one; the left one mirrors it. */
  readonly horn: string;
  readonly coat: string;
  readonly face: string;
}

const stripes = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="var(--v-stripe)" stroke-width="${width}" stroke-linecap="round"/>`;

const BREEDS: readonly Breed[] = [
  {
    name: "black",
    // A lyre, and a star on the forehead.
    horn: "M7-11Q18-11 23-19 26-26 22-32 31-27 29.5-17 26-5 9-4.5Z",
    coat: "",
    face: `<path d="M0-9.5 2-4.8 7-4.4 3.1-1.2 4.4 3.8 0 1-4.4 3.8-3.1-1.2-7-4.4-2-4.8Z" fill="var(--v-mark)"/>`,
  },
  {
    name: "red",
    // Short ones straight up, and a broad blaze down the face.
    horn: "M5-12Q11-13 12-19 12-25 5-31 18-28 19.5-18 19-8 9-5Z",
    coat: "",
    face: `<path d="M-2.8-12.5H2.8L4.4 8Q0 11-4.4 8Z" fill="var(--v-mark)"/>`,
  },
  {
    name: "brown",
    // Hanging ones, and patches.
    horn: "M8-13Q26-18 30-4 31 5 25.5 12 27-1 21-5 15-8.5 8-6Z",
    coat: `<path d="M-21-4q4-8 9-6 4 4-1 9-6 5-8-3ZM12-14q7 0 8 7 1 9-3 10-6-3-7-8-1-5 2-9ZM-18 13q5-4 8 0 0 6-5 6-5-2-3-6Z" fill="var(--v-patch)"/>`,
    face: `<path d="M1-13Q11-14 11-8 12 1 6 5 0 2 0-4Z" fill="var(--v-patch)"/>`,
  },
  {
    name: "grey",
    // Straight out to the sides, and stripes.
    horn: "M8-13Q20-15 33-20 29-9 21-6 14-4 8-6Z",
    coat: stripes("M-15-13Q-19-6-18.5 4M-19.5 10Q-19 15-17 18M15-13Q19-6 18.5 4M19.5 10Q19 15 17 18", 3),
    face: stripes("M-4-9Q0-7 4-9M-4.5-4Q0-2 4.5-4M-4 1.5Q0 3.5 4 1.5", 2.2),
  },
];

/** In the order of the engine's herds. */
export const COLOURS: readonly Colour[] = BREEDS.map(({ name }) => name);

/** The whole animal with its shadow, or the head alone where there is little room. */
export function bull(colour: Colour, head = false): string {
  const breed = breedOf(colour);
  return (head ? "" : body(breed)) + face(breed);
}

/** What is left of one at the size of a stamp: horns and a head. */
export function tinyBull(colour: Colour): string {
  const { horn } = breedOf(colour);
  const horns = twice((side) => `<path ${side} d="${horn}" fill="var(--v-horn)"/>`);
  return `${horns}<path d="${HEAD}" transform="scale(1.4)" fill="var(--v-${colour})"/>`;
}

function breedOf(colour: Colour): Breed {
  const breed = BREEDS.find(({ name }) => name === colour);
  if (!breed) throw new Error(`no bull of colour ${colour}`);
  return breed;
}

function body({ name, coat }: Breed): string {
  const dark = `var(--v-${name}dark)`;
  return (
    `<ellipse cx="8" cy="21" rx="25" ry="8" fill="var(--v-cast)"/>` +
    `<path d="M-15 14V26H-7V18M15 14V26H7V18" fill="${dark}" stroke="var(--v-rim)" stroke-width="1.5"/>` +
    `<path d="M-15.5 23H-6.5V27H-15.5ZM6.5 23H15.5V27H6.5Z" fill="var(--v-hoof)"/>` +
    `<path d="M-20 17Q-26-8-11-18 0-23.5 11-18 26-8 20 17 12 22.5 0 22.5-12 22.5-20 17Z" fill="${dark}" stroke="var(--v-rim)" stroke-width="2"/>` +
    coat +
    `<path d="M-17 2Q-17-10-6-17" fill="none" stroke="var(--v-${name}light)" stroke-width="3" stroke-linecap="round" opacity=".6"/>`
  );
}

function face({ name, horn, face: marks }: Breed): string {
  return (
    twice((side) => `<path ${side} d="M10-7Q18-9 21-3 16 2 10-1Z" fill="var(--v-${name}dark)" ${EDGE}/>`) +
    twice(
      (side) => `<path ${side} d="${horn}" fill="var(--v-horn)" stroke="var(--v-hornedge)" stroke-width="1.3"/>`,
    ) +
    `<path d="${HEAD}" fill="var(--v-${name})" ${EDGE}/>` +
    marks +
    `<path d="M-6.5-13.5Q0-19 6.5-13.5 3-9.5 0-10.5-3-9.5-6.5-13.5Z" fill="var(--v-${name}dark)"/>` +
    `<ellipse cy="13.5" rx="7.6" ry="5.8" fill="var(--v-muzzle)"/>` +
    pair(3, 12.5, 1.5, "var(--v-nostril)") +
    pair(6.2, -1.5, 2.6, "#fff") +
    pair(5.8, -1, 1.6, "#1a1013")
  );
}

const HEAD = "M-10.5-12Q0-16.5 10.5-12 13.5-2 8.5 9 6.5 19 0 19-6.5 19-8.5 9-13.5-2-10.5-12Z";
const EDGE = `stroke="var(--v-rim)" stroke-width="1.5" stroke-linejoin="round"`;
const twice = (part: (side: string) => string): string => part("") + part(`transform="scale(-1 1)"`);
const pair = (x: number, y: number, radius: number, colour: string): string =>
  twice((side) => `<circle ${side} cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`);
