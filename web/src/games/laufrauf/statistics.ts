/** Counting what chance has said. */
import type { Drawn } from "../../wire";
import { type Card, CARDS } from "./show/types";

export interface FaceCount {
  readonly face: number;
  readonly seats: readonly number[];
  readonly all: number;
  readonly expected: number;
}

export interface Tally {
  readonly dice: readonly {
    readonly kind: "white" | "black";
    readonly thrown: number;
    readonly rows: readonly FaceCount[];
  }[];
  readonly cards: readonly { readonly card: Card; readonly many: number }[];
}

/**
 * The first roll of each turn, in which no die is kept: the next roll of the same seat without another's in between
 * belongs to the same turn.
 */
export function tally(drawn: readonly Drawn[], seats: number): Tally {
  const rolls = drawn.flatMap(({ seat, move }) => (move.move === "roll" ? [{ seat, ...move }] : []));
  const first = rolls.filter((roll, i) => rolls[i - 1]?.seat !== roll.seat);
  const cards = drawn.flatMap(({ move }) => (move.move === "turned" ? [move.card] : []));
  const dice = (["white", "black"] as const).map((kind) => {
    const thrown = first.flatMap(({ seat, a, b, black }) =>
      (kind === "white" ? [a, b] : [black]).map((face) => ({ seat, face })),
    );
    const rows = [1, 2, 3, 4, 5, 6].map((face) => {
      const counts = Array.from(
        { length: seats },
        (_, seat) => thrown.filter((one) => one.seat === seat && one.face === face).length,
      );
      return { face, seats: counts, all: counts.reduce((sum, n) => sum + n, 0), expected: thrown.length / 6 };
    });
    return { kind, thrown: thrown.length, rows };
  });
  return { dice, cards: CARDS.map((card) => ({ card, many: cards.filter((one) => one === card).length })) };
}
