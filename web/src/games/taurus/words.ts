/** What moves and facts are called in the language files. */
import type { NameOf, Wording } from "../game";
import type { Fact, Move, View } from "./show/types";

type Args = Record<string, string | number>;

/** The fields of a struct as arguments of its text: seats by name; lists are for the drawing alone. */
function args(struct: object, name: NameOf): Args {
  const found: Args = {};
  for (const [key, value] of Object.entries(struct)) {
    if (key === "rule" || key === "fact" || key === "move" || Array.isArray(value)) continue;
    if (key === "seat") found[key] = name(Number(value));
    else found[key] = typeof value === "number" ? value : String(value);
  }
  return found;
}

export const factArgs = (fact: Fact, name: NameOf): Args => args(fact, name);

export const describe = (fact: Fact, { text, name }: Wording): string | null =>
  text(`fact-${fact.fact}`, args(fact, name));

export const moveLabel = (move: Move, { text, name }: Wording): string => text(`move-${move.move}`, args(move, name));

/** What is to be done now, to the person who has to do it. */
export const prompt = (view: View, { text }: Wording): string => text(`prompt-${view.phase}`);

/** What letting chance speak is called. */
export const rollLabel = (view: View, { text }: Wording): string =>
  text(view.phase === "lot" ? "table-draw-lot" : "phase-deal");
