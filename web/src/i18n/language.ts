/** Which language to speak, and how to name it. */
import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["de", "fr", "it", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The best of our languages for a person who reads `wanted`, most wanted first; English for everybody else. */
export function bestLanguage(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages([...wanted], [...LANGUAGES], { strategy: "lookup", defaultLocale: "en" });
  return isLanguage(best) ? best : "en";
}
