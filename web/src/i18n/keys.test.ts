import { expect, test } from "vitest";

import { makeBundle, has } from "./bundle";
import { LANGUAGES } from "./language";
import { loadTexts } from "./sources";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../games/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Keys that the page asks for by name; those made from parts are counted by the texts' own tests. */
const asked = new Set(
  Object.values(sources).flatMap((source) => [...source.matchAll(/"(page-[a-z0-9-]+)"/g)].map(([, key]) => key!)),
);

test.each(LANGUAGES)("every text that the page asks for is there in %s", async (language) => {
  const { shared } = await loadTexts(language);
  const bundle = makeBundle(language, shared);
  expect(asked.size).toBeGreaterThan(100);
  expect([...asked].filter((key) => !has(bundle, key))).toEqual([]);
});

test.each(LANGUAGES)("in %s each game has its own texts beside the shared ones", async (language) => {
  const { games } = await loadTexts(language);
  expect(games.get("pamplona")).toContain("game-title");
});
