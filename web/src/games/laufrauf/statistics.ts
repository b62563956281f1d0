/** Counting what chance has said. */
import type { Drawn } from "../../wire";
import { countFaces, type FaceCount } from "../kit/faces";
import { type Card, CARDS } from "./show/types";

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
    return { kind, thrown: thrown.length, rows: countFaces(thrown, [1, 2, 3, 4, 5, 6], seats) };
  });
  return { dice, cards: CARDS.map((card) => ({ card, many: cards.filter((one) => one === card).length })) };
}
