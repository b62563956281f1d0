/** What moves and facts are called in the language files. */
import type { NameOf, Wording } from "../game";
import { type Args, telling } from "../kit/telling";
import type { Fact, Move, View } from "./show/types";

export const factArgs = (fact: Fact, name: NameOf): Args => telling(fact, name);

export const describe = (fact: Fact, { text, name }: Wording): string => text(`fact-${fact.fact}`, telling(fact, name));

export const moveLabel = (move: Move, { text, name }: Wording): string =>
  text(`move-${move.move}`, telling(move, name));

/** What is to be done now, to the person who has to do it. */
export function prompt(view: View, { text }: Wording): string {
  return text(`prompt-${view.phase}`);
}

/** What letting chance speak is called. */
export function rollLabel(view: View, { text }: Wording): string {
  return text(view.phase === "card" ? "phase-card" : view.phase === "lot" ? "table-draw-lot" : "phase-throw");
}

/** The next step towards a move with what has been chosen so far. */
export function nextStep(
  view: View,
  die: string | null,
  chosen: readonly [number, number] | null,
  { text, name }: Wording,
): string {
  if (view.phase === "run" && die) {
    const face = view.dice.find((one) => one.die === die)?.face ?? 0;
    const args = { die, face: text("table-face", { face }) };
    return chosen ? text("table-choose-target", { ...args, runner: chosen[1] + 1 }) : text("table-choose-runner", args);
  }
  if (view.phase === "push" && chosen)
    return text("table-choose-push", { seat: name(chosen[0]), runner: chosen[1] + 1 });
  return text(`prompt-${view.phase}`);
}
