import { expect, test } from "vitest";

import { tally } from "./statistics";

test("throws are counted by die, face and seat, beside what was to be expected", () => {
  const { dice } = tally(
    [
      { seat: 0, own: true, move: { move: "throw", a: 1, b: 4 } },
      { seat: 1, own: false, move: { move: "throw", a: 1, b: 1 } },
    ],
    2,
  );
  expect(dice.map(({ die, throws }) => [die, throws])).toEqual([
    ["A", 2],
    ["B", 2],
  ]);
  expect(dice[1]?.rows.map((row) => row.face)).toEqual([2, 3, 4, 5, 1]);
  expect(dice[0]?.rows.find((row) => row.face === 1)).toEqual({ face: 1, seats: [1, 1], all: 2, expected: 1 });
  expect(dice[1]?.rows.find((row) => row.face === 4)).toMatchObject({ seats: [1, 0], all: 1 });
});

test("cards are counted by what they say", () => {
  const { cards } = tally([{ seat: 0, own: true, move: { move: "card", comes: 3 } }], 2);
  expect(cards.filter((card) => card.many > 0)).toEqual([{ comes: 3, many: 1 }]);
});
