import { expect, test } from "vitest";

import { telling } from "./telling";

test("seats become names, pieces are counted from 1, the rest stays", () => {
  const fact = { fact: "pushes", rule: "L30", by: 0, seat: 1, pawn: 2, ring: "lower", start: 5, to: 6, joker: true };
  expect(telling(fact, (seat) => `seat ${seat}`)).toEqual({
    by: "seat 0",
    seat: "seat 1",
    pawn: 3,
    ring: "lower",
    start: 5,
    to: 6,
    joker: "true",
  });
});
