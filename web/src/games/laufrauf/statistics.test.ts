import { expect, test } from "vitest";

import { tally } from "./statistics";

const roll = (seat: number, a: number, b: number, black: number) => ({
  seat,
  own: true,
  move: { move: "roll" as const, a, b, black },
});

test("only the first roll of a turn counts: in the others dice may have been kept", () => {
  const counts = tally([roll(0, 1, 1, 6), roll(0, 1, 1, 2), roll(1, 3, 4, 6), roll(0, 5, 5, 5)], 2);
  const [white, black] = counts.dice;
  expect(white?.thrown).toBe(6);
  expect(white?.rows.map((row) => row.all)).toEqual([2, 0, 1, 1, 2, 0]);
  expect(black?.rows[5]?.seats).toEqual([1, 1]);
  expect(black?.rows[5]?.expected).toBe(0.5);
});

test("cards are counted by kind", () => {
  const counts = tally([{ seat: 0, own: true, move: { move: "turned", card: "joker" } }], 2);
  expect(counts.cards.filter((card) => card.many > 0)).toEqual([{ card: "joker", many: 1 }]);
});
