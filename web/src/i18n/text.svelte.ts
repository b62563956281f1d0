/** The texts of the language now chosen. Components that call them are drawn again when the language changes. */
import type { FluentBundle } from "@fluent/bundle";

import type { Text } from "../games/game";
import { format, has, makeBundle } from "./bundle";
import type { Language } from "./language";
import { type Sources, loadTexts } from "./sources";

interface Speech {
  readonly language: Language;
  readonly shared: FluentBundle;
  /** A game's texts together with the shared ones, by the game's name. */
  readonly games: ReadonlyMap<string, FluentBundle>;
}

class Spoken {
  now = $state.raw<Speech | null>(null);
}

const spoken = new Spoken();
let newest = 0;

/** Load `language` and speak it; the language spoken before stays until then, and for good when loading fails. */
export async function speak(language: Language): Promise<void> {
  const mine = ++newest;
  const speech = makeSpeech(language, await loadTexts(language));
  if (mine !== newest) return;
  spoken.now = speech;
  document.documentElement.lang = language;
}

function makeSpeech(language: Language, { shared, games }: Sources): Speech {
  const bundles = [...games].map(([game, source]) => [game, makeBundle(language, [...shared, source])] as const);
  return { language, shared: makeBundle(language, shared), games: new Map(bundles) };
}

export function language(): Language {
  return spoken.now?.language ?? "en";
}

export const text: Text = (key, args) => (spoken.now ? format(spoken.now.shared, key, args) : key);

/** Whether there is a shared text under `key`. */
export function hasText(key: string): boolean {
  return spoken.now !== null && has(spoken.now.shared, key);
}

/** The texts of one game, and the shared ones. */
export function textOf(game: string): Text {
  return (key, args) => {
    const bundle = spoken.now?.games.get(game) ?? spoken.now?.shared;
    return bundle ? format(bundle, key, args) : key;
  };
}
