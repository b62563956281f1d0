/** Facts and moves as arguments of their texts: seats by name, pieces counted from 1, numbers and words as they are. */
import type { NameOf } from "../game";

export type Args = Record<string, string | number>;

const SEATS: ReadonlySet<string> = new Set(["seat", "other", "by"]);
const COUNTED: ReadonlySet<string> = new Set(["runner", "pawn"]);
const UNSAID: ReadonlySet<string> = new Set(["rule", "fact", "move"]);

export function telling(struct: object, name: NameOf): Args {
  const found: Args = {};
  for (const [key, value] of Object.entries(struct)) {
    if (UNSAID.has(key)) continue;
    if (SEATS.has(key)) found[key] = name(Number(value));
    else if (COUNTED.has(key)) found[key] = Number(value) + 1;
    else found[key] = typeof value === "number" ? value : String(value);
  }
  return found;
}
