/** What moves and facts are called in the language files. */
import type { Wording } from "../game";
import { telling } from "../kit/telling";
import type { Fact, Move, View } from "./show/types";

export const describe = (fact: Fact, { text, name }: Wording): string => text(`fact-${fact.fact}`, telling(fact, name));

export const moveLabel = (move: Move, { text, name }: Wording): string =>
  text(`move-${move.move}`, telling(move, name));

/** What is to be done now, to the person who has to do it. */
export function prompt(view: View, { text, name }: Wording): string {
  switch (view.phase) {
    case "choose":
      if (view.compelled) return text("prompt-compelled");
      return view.left > 0 ? text("prompt-choose", { left: view.left }) : text("prompt-last");
    case "ring":
      if (!view.ring) return text("prompt-ring");
      return text(view.called ? "prompt-release" : "prompt-overlook");
    case "ask":
      return text("prompt-ask", { seat: name(view.turn) });
    default:
      return text(`prompt-${view.phase}`);
  }
}

/** What letting chance speak is called. */
export function rollLabel(view: View, { text }: Wording): string {
  if (view.phase === "lot") return text("table-draw-lot");
  return text(view.phase === "card" ? "phase-card" : "phase-roll");
}
