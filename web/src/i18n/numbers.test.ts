import { expect, test } from "vitest";

import { ago, countdown, listed, percent, signedPercent, tenths, whole } from "./numbers.svelte";

// Before a language has been loaded, English is spoken.

test.each([
  [0, "0"],
  [-0, "0"],
  [-7, "−7"],
  [1200, "1,200"],
])("%d is written %s", (value, written) => {
  expect(whole(value)).toBe(written);
});

test.each([
  [-5, "0:00"],
  [61_000, "1:01"],
  [600_000, "10:00"],
  [3_600_000 * 5 + 60_000 * 7, "5h 7m"],
  [3_600_000 * 50, "2d 2h"],
])("%d ms are shown as %s", (ms, shown) => {
  expect(countdown(ms)).toBe(shown);
});

test.each([
  [0, "this minute"],
  [59_000, "this minute"],
  [61_000, "1 minute ago"],
  [3 * 3_600_000, "3 hours ago"],
  [86_400_000, "yesterday"],
])("%d ms ago is %s", (past, said) => {
  expect(ago(1_000_000_000 - past, 1_000_000_000)).toBe(said);
});

test("what is expected is told to a tenth", () => {
  expect([tenths(11.8333), tenths(12)]).toEqual(["11.8", "12.0"]);
});

test("names are listed as the language does it", () => {
  expect(listed(["Ann", "Ben", "Cleo"])).toBe("Ann, Ben, and Cleo");
});

test("parts of the whole are percentages", () => {
  expect([percent(0), percent(0.126), percent(1), percent(-0)]).toEqual(["0%", "13%", "100%", "0%"]);
  expect([signedPercent(0.126), signedPercent(-0.5), signedPercent(0.001)]).toEqual(["+13%", "−50%", "0%"]);
});
