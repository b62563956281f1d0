import { expect, test } from "vitest";

import { format, has, makeBundle } from "./bundle";
import { bestLanguage } from "./language";

test.each([
  [["de-CH", "en"], "de"],
  [["rm", "it-CH"], "it"],
  [["fr-CA"], "fr"],
  [["pt-BR", "ja"], "en"],
  [[], "en"],
])("someone who reads %j is spoken to in %s", (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});

const bundle = makeBundle("de", ["gruss = Grüezi { $name }!\n    .about = Eine Begrüssung", "zahl = { $n }"]);

test("arguments are put in without marks around them", () => {
  expect(format(bundle, "gruss", { name: "Ueli" })).toBe("Grüezi Ueli!");
});

test("attributes have a key of their own", () => {
  expect(format(bundle, "gruss.about")).toBe("Eine Begrüssung");
  expect(has(bundle, "gruss.nothing")).toBe(false);
});

test("a gap shows its key and breaks nothing", () => {
  expect(format(bundle, "missing-key")).toBe("missing-key");
  expect(format(bundle, "gruss")).toContain("name");
});

test("a text may ask for a percentage", () => {
  const parts = makeBundle("de", ['anteil = { NUMBER($x, style: "percent") }', "zahl = { NUMBER($x, maximumFractionDigits: 1) }"]);
  expect(format(parts, "anteil", { x: 0.314 })).toBe("31\u00a0%");
  expect(format(parts, "zahl", { x: 0.314 })).toBe("0,3");
});

test("two texts under one key are an error", () => {
  expect(() => makeBundle("de", ["a = 1", "a = 2"])).toThrow();
});
