/** Seats and moves in lists. */
import type { MoveGroup, SeatSummary, Wording } from "../game";
import type { Move, View } from "./show/types";
import { moveLabel } from "./words";

/** Every seat has the same details, so that they can stand in columns; those that are zero for all are left out. */
export function summary(view: View): readonly SeatSummary[] {
  const all = view.seats.map(({ points, ranks, behind, credits }) => [
    { key: "seat-points", value: points },
    { key: "seat-ranks", value: ranks },
    { key: "seat-behind", value: -behind },
    { key: "seat-credits", value: -10 * credits },
  ]);
  const told = (column: number): boolean => column === 0 || all.some((details) => details[column]?.value);
  return view.seats.map(({ score, place }, seat) => ({
    score,
    place,
    details: (all[seat] ?? []).filter((_, column) => told(column)),
  }));
}

/** The moves of each die, of each runner that may be pushed, or the two answers to a scuffle. */
export function groups(legal: readonly Move[], view: View, words: Wording): readonly MoveGroup[] {
  const found = new Map<string, { index: number; label: string }[]>();
  legal.forEach((move, index) => {
    const title = titleOf(move, view, words);
    found.set(title, [...(found.get(title) ?? []), { index, label: moveLabel(move, words) }]);
  });
  return [...found].map(([title, moves]) => ({ title, moves }));
}

function titleOf(move: Move, view: View, { text, name }: Wording): string {
  if (move.move === "run") {
    const face = view.dice.find((one) => one.die === move.die)?.face ?? 0;
    return text("table-die", { die: move.die, face: text("table-face", { face }) });
  }
  if (move.move === "shove") return text("table-runner", { seat: name(move.seat), runner: move.runner + 1 });
  return text("phase-scuffle");
}
