/** Counting what chance has said. */
import type { Drawn } from "../../wire";
import { countFaces, type FaceCount } from "../kit/faces";
import { SIDES } from "./pieces/dice";
import { ARROW } from "./show/types";

export interface Tally {
  readonly dice: readonly { readonly die: "A" | "B"; readonly throws: number; readonly rows: readonly FaceCount[] }[];
  readonly cards: readonly { readonly comes: number; readonly many: number }[];
}

const arrowsLast = (sides: readonly number[]): number[] => [
  ...sides.filter((face) => face !== ARROW).sort((a, b) => a - b),
  ...sides.filter((face) => face === ARROW),
];

export function tally(drawn: readonly Drawn[], seats: number): Tally {
  const throws = drawn.flatMap(({ seat, move }) => (move.move === "throw" ? [{ seat, A: move.a, B: move.b }] : []));
  const cards = drawn.flatMap(({ move }) => (move.move === "card" ? [move.comes] : []));
  const dice = (["A", "B"] as const).map((die) => ({
    die,
    throws: throws.length,
    rows: countFaces(
      throws.map((one) => ({ seat: one.seat, face: one[die] })),
      arrowsLast(SIDES[die]),
      seats,
    ),
  }));
  return {
    dice,
    cards: [0, 1, 2, 3, 4, 5].map((comes) => ({ comes, many: cards.filter((card) => card === comes).length })),
  };
}
