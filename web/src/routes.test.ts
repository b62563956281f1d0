import { expect, test } from "vitest";

import { type Route, address, readRoute } from "./routes";

const at = (path: string) => readRoute(new URL(path, "https://example.org"));

const ROUTES: Exclude<Route, { page: "lost" }>[] = [
  { page: "shelf" },
  { page: "new", game: "pamplona" },
  { page: "table", id: "a/b c" },
  { page: "join", code: "TORO7" },
  { page: "carry", token: "x.y-z" },
  { page: "replay", id: "abc", step: null, analysis: false },
  { page: "replay", id: "abc", step: 0, analysis: false },
  { page: "replay", id: "abc", step: 17, analysis: true },
  { page: "replay", id: "abc", step: null, analysis: true },
  { page: "record" },
  { page: "rules", game: "pamplona", rule: null },
  { page: "rules", game: "pamplona", rule: "P17" },
  { page: "settings" },
  { page: "verify", id: null },
  { page: "verify", id: "abc" },
];

test.each(ROUTES)("$page: the address leads back to the page", (route) => {
  expect(at(address(route))).toEqual(route);
});

test.each(["/nowhere", "/t/a/b", "/t/", "/j", "/settings/x/y"])("%s was never given out", (path) => {
  expect(at(path)).toEqual({ page: "lost" });
});

test("a broken escape is no crash", () => {
  expect(at("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});
