/** The .ftl files of the Python package, one chunk a language, the rule books apart. */
import type { Language } from "./language";

const texts: Readonly<Record<Language, () => Promise<{ default: Record<string, string> }>>> = {
  de: () => import("./de"),
  fr: () => import("./fr"),
  it: () => import("./it"),
  en: () => import("./en"),
};

const ruleBooks = import.meta.glob<string>("../../../src/ludothek/games/*/texts/rules.*.ftl", {
  query: "?raw",
  import: "default",
});

/** What a language consists of: the page's own texts, and those of each game under its name. */
export interface Sources {
  readonly shared: readonly string[];
  readonly games: ReadonlyMap<string, string>;
}

export async function loadTexts(language: Language): Promise<Sources> {
  const shared: string[] = [];
  const games = new Map<string, string>();
  for (const [path, source] of Object.entries((await texts[language]()).default)) {
    const game = /\/games\/([^/]+)\//.exec(path)?.[1];
    if (game === undefined) shared.push(source);
    else games.set(game, [games.get(game) ?? "", source].join("\n"));
  }
  return { shared, games };
}

/** The rule book of `game`; rejects when there is none. */
export async function loadRuleBook(game: string, language: Language): Promise<string> {
  const load = ruleBooks[`../../../src/ludothek/games/${game}/texts/rules.${language}.ftl`];
  if (!load) throw new Error(`no rule book for ${game} in ${language}`);
  return load();
}
