import { expect, test } from "vitest";

import type { Move, View } from "./show/types";
import { groups, summary } from "./summary";

const words = { text: (key: string) => key, name: (seat: number) => `seat ${seat}` };
const seat = { pawns: [], cards: ["joker"], camp: 2, score: 1, place: 1 };
const view = (cards: readonly object[]): View => ({ seats: [seat], cards }) as unknown as View;

test("cards are counted only where there are any", () => {
  expect(summary(view([]))[0]?.details).toEqual([{ key: "seat-camp", value: 2 }]);
  expect(summary(view([{}]))[0]?.details.map((detail) => detail.key)).toEqual(["seat-camp", "seat-cards"]);
});

test("every legal move stands under one heading", () => {
  const legal: Move[] = [
    { move: "start" },
    { move: "again", dice: "all" },
    { move: "draw" },
    { move: "direct", joker: true },
    { move: "trade", card: "joker", die: "A" },
    { move: "pass" },
    { move: "overlook" },
  ];
  const found = groups(legal, view([]), words);
  expect(found.map((group) => group.title)).toEqual([
    "table-actions",
    "table-again",
    "table-take-cards",
    "table-play-cards",
    "table-trade-cards",
    "table-other",
    "table-spirit",
  ]);
  expect(found.flatMap((group) => group.moves.map((move) => move.index))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
