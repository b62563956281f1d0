import { expect, test } from "vitest";

import type { Move, View } from "./show/types";
import { groups, summary } from "./summary";

const words = {
  text: (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join(" "),
  name: (seat: number) => `seat ${seat}`,
};
const seat = { runners: [], points: 7, credits: 1, ranks: 0, behind: 4, score: -7, place: 2 };
const view: View = {
  phase: "run",
  round: 1,
  start: 0,
  turn: 0,
  torro: 9,
  seats: [seat],
  dice: [
    { die: "A", face: 1, used: false },
    { die: "B", face: 4, used: false },
  ],
  scuffle: null,
  cards: { left: [6, 3, 3, 5, 3, 2], last: null },
  next_rank: 1,
};

test("a seat's details add up to its score", () => {
  const [shown] = summary(view);
  expect(shown?.details.reduce((sum, detail) => sum + detail.value, 0)).toBe(shown?.score);
});

test("all seats have the same details", () => {
  const [first, second] = summary({ ...view, seats: [{ ...seat, credits: 0 }, seat] });
  expect(first?.details.map((detail) => detail.key)).toEqual(second?.details.map((detail) => detail.key));
  expect(first?.details.map((detail) => detail.key)).toEqual(["seat-points", "seat-behind", "seat-credits"]);
});

test("every legal move stands in one group", () => {
  const legal: Move[] = [
    { move: "run", die: "A", runner: 0, steps: 2 },
    { move: "run", die: "B", runner: 1, steps: 4 },
    { move: "run", die: "A", runner: 1, steps: 0 },
  ];
  const found = groups(legal, view, words);
  expect(found).toHaveLength(2);
  expect(found.flatMap((group) => group.moves.map((move) => move.index)).sort()).toEqual([0, 1, 2]);
});
