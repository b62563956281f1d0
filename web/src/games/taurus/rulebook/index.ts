/** Pictures for the rule book, by the key of the rule. */
import type { GameModule } from "../../game";

export const illustrations: GameModule["illustrations"] = {};
