/** Counting what chance has said. */
import type { Drawn } from "../../wire";
import type { Colour } from "./show/types";

export interface Tally {
  /** Who was drawn to begin; null when that was agreed. */
  readonly first: number | null;
  readonly bulls: Readonly<Record<Colour, number>>;
}

export function tally(drawn: readonly Drawn[]): Tally {
  let first: number | null = null;
  const bulls = { black: 0, red: 0, brown: 0, grey: 0 };
  for (const { move } of drawn) {
    if (move.move === "lot") first = move.seat;
    else if (move.move === "bull") bulls[move.colour] += 1;
  }
  return { first, bulls };
}
