/** Seats and moves in lists. */
import type { MoveGroup, SeatSummary, Wording } from "../game";
import type { Move, View } from "./show/types";
import { moveLabel } from "./words";

export const summary = (view: View): readonly SeatSummary[] =>
  view.seats.map(({ score, place, bulls, wires }) => ({
    score,
    place,
    details: [
      { key: "seat-bulls", value: bulls },
      { key: "seat-wires", value: wires },
    ],
  }));

const TITLES: Readonly<Partial<Record<Move["move"], string>>> = {
  plant: "group-plant",
  from: "group-from",
  wire: "group-wire",
  grey: "group-grey",
};

/** New posts, standing posts, own wires, grey ones; and what is asked besides. */
export function groups(legal: readonly Move[], view: View, words: Wording): readonly MoveGroup[] {
  const found = new Map<string, { index: number; label: string }[]>();
  legal.forEach((move, index) => {
    const title = words.text(TITLES[move.move] ?? `prompt-${view.phase}`);
    found.set(title, [...(found.get(title) ?? []), { index, label: moveLabel(move, words) }]);
  });
  return [...found].map(([title, moves]) => ({ title, moves }));
}
