/** Seats and moves in lists. */
import type { MoveGroup, SeatSummary, Wording } from "../game";
import type { Move, View } from "./show/types";
import { moveLabel } from "./words";

/** Every seat has the same details, so that they can stand in columns; cards only in a game with cards. */
export function summary(view: View): readonly SeatSummary[] {
  return view.seats.map(({ score, place, camp, cards }) => ({
    score,
    place,
    details: [
      { key: "seat-camp", value: camp },
      ...(view.cards.length > 0 ? [{ key: "seat-cards", value: cards.length }] : []),
    ],
  }));
}

/** What can be done with each pawn, with the cards, and with the dice. */
export function groups(legal: readonly Move[], _: View, words: Wording): readonly MoveGroup[] {
  const found = new Map<string, { index: number; label: string }[]>();
  legal.forEach((move, index) => {
    const title = titleOf(move, words);
    found.set(title, [...(found.get(title) ?? []), { index, label: moveLabel(move, words) }]);
  });
  return [...found].map(([title, moves]) => ({ title, moves }));
}

function titleOf(move: Move, { text }: Wording): string {
  switch (move.move) {
    case "start":
    case "run":
    case "ascend":
    case "capture":
      return text("table-actions");
    case "again":
      return text("table-again");
    case "draw":
    case "enough":
    case "steal":
      return text("table-take-cards");
    case "direct":
    case "back":
    case "foreign":
    case "backcapture":
      return text("table-play-cards");
    case "trade":
      return text("table-trade-cards");
    case "pass":
      return text("table-other");
    default:
      return text("table-spirit");
  }
}
