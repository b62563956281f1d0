/** Rule books that were opened, in the language now spoken. */
import { language } from "../i18n/text.svelte";
import { loadRuleBook } from "../i18n/sources";
import { type Chapter, readRuleBook } from "../rulebook";

/** The rule book of a game; asking again in another language loads that one. */
export async function ruleBook(game: string): Promise<readonly Chapter[]> {
  const spoken = language();
  return readRuleBook(await loadRuleBook(game, spoken), spoken);
}
