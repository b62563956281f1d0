import { expect, test } from "vitest";

import { DEFAULTS, readPreferences } from "./settings.svelte";

test.each([null, "", "no json", "[]", "null", "7", '{"language":"tlh","theme":3,"speed":9,"sound":"yes"}'])(
  "%j is as if nothing had been chosen",
  (stored) => {
    expect(readPreferences(stored)).toEqual(DEFAULTS);
  },
);

test("nothing sounds, nothing is thrown and nothing is final until a person wants it so", () => {
  expect(DEFAULTS).toMatchObject({ sound: false, autoRoll: false, confirm: true, speed: 1 });
});

test("what was chosen comes back", () => {
  const chosen = { ...DEFAULTS, language: "it", theme: "dark", speed: 0, reducedMotion: false, autoRoll: true };
  expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen);
});
