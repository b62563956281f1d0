/** A board of any size in the measures of ours, for pictures. */
import type { Point } from "../../kit/point";
import type { Board } from "../show/types";

export function boardOf([across, down]: readonly [number, number], gap?: Point): Board {
  const places = Array.from({ length: across * down }, (_, i): Point => [i % across, Math.floor(i / across)]);
  return {
    name: "Taurus",
    size: [4 * across, 4 * down],
    field: 4,
    fields: places
      .filter(([i, j]) => i !== gap?.[0] || j !== gap[1])
      .map(([i, j], number) => ({
        field: number + 1,
        x: 4 * i,
        y: 4 * j,
        dark: (i + j) % 2 === 1,
        bull: [4 * i + 2, 4 * j + 2],
        holes: (["a", "b", "c", "d"] as const).map((letter, k) => ({
          hole: `${number + 1}${letter}`,
          x: 4 * i + 1 + 2 * (k % 2),
          y: 4 * j + 1 + 2 * Math.floor(k / 2),
        })),
      })),
    posts: 48,
    wires: 20,
    greys: 20,
  };
}
