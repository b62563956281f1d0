/** Counting what chance has said. */
import type { Drawn } from "../../wire";
import { SIDES } from "./pieces/dice";
import { ARROW } from "./show/types";

const FACES = { A: [2, 3, 4, ARROW], B: [2, 3, 4, 5, ARROW] } as const;

export interface FaceCount {
  readonly face: number;
  readonly seats: readonly number[];
  readonly all: number;
  readonly expected: number;
}

export interface Tally {
  readonly dice: readonly { readonly die: "A" | "B"; readonly throws: number; readonly rows: readonly FaceCount[] }[];
  readonly cards: readonly { readonly comes: number; readonly many: number }[];
}

export function tally(drawn: readonly Drawn[], seats: number): Tally {
  const throws = drawn.flatMap(({ seat, move }) => (move.move === "throw" ? [{ seat, A: move.a, B: move.b }] : []));
  const cards = drawn.flatMap(({ move }) => (move.move === "card" ? [move.comes] : []));
  const dice = (["A", "B"] as const).map((die) => ({
    die,
    throws: throws.length,
    rows: FACES[die].map((face) => {
      const counts = Array.from(
        { length: seats },
        (_, seat) => throws.filter((one) => one.seat === seat && one[die] === face).length,
      );
      return {
        face,
        seats: counts,
        all: counts.reduce((sum, n) => sum + n, 0),
        expected: (throws.length * SIDES[die].filter((side) => side === face).length) / 6,
      };
    }),
  }));
  return {
    dice,
    cards: [0, 1, 2, 3, 4, 5].map((comes) => ({ comes, many: cards.filter((card) => card === comes).length })),
  };
}
