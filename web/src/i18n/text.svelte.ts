/** The texts of the language now chosen. Components that call `text` are drawn again when the language changes. */
import type { FluentBundle } from "@fluent/bundle";

import { type Arguments, format, has, makeBundle } from "./bundle";
import type { Language } from "./language";
import { loadTexts } from "./sources";

class Spoken {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
}

const spoken = new Spoken();
let newest = 0;

/** Load `language` and speak it; the language spoken before stays until then, and for good when loading fails. */
export async function speak(language: Language): Promise<void> {
  const mine = ++newest;
  const bundle = makeBundle(language, await loadTexts(language));
  if (mine !== newest) return;
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken.language;
}

export function text(key: string, args?: Arguments): string {
  return spoken.bundle ? format(spoken.bundle, key, args) : key;
}

export function hasText(key: string): boolean {
  return spoken.bundle !== null && has(spoken.bundle, key);
}
