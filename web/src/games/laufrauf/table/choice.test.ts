import { expect, test } from "vitest";

import type { Fact, Move, View } from "../show/types";
import { answersIn, pawnsOf, playedBy, rollAgain, setOf, targetsOf, tollOf, usesOf } from "./choice";

const pawn = (level: "camp" | "lower" | "middle" | "summit", square = 0) => ({
  level,
  square,
  ahead: 0,
  run_up: false,
  ringed: false,
});
const view = {
  seats: [
    { pawns: [pawn("camp"), pawn("lower", 37), pawn("middle", 5)] },
    { pawns: [pawn("middle", 9), pawn("summit"), pawn("camp")] },
  ],
} as unknown as View;

const legal: readonly Move[] = [
  { move: "start" },
  { move: "run", pawn: 1, steps: 5 },
  { move: "ascend", pawn: 1 },
  { move: "ring", other: 1, pawn: 0 },
  { move: "again", dice: "A-black" },
  { move: "again", dice: "all" },
  { move: "steal", other: 1, card: "back" },
  { move: "back", pawn: 2, steps: 4, joker: false },
  { move: "direct", joker: true },
  { move: "trade", card: "joker", die: "B" },
  { move: "pass" },
];
const previews: readonly (readonly Fact[])[] = [
  [{ fact: "starts", rule: "L20", seat: 0, pawn: 0, to: 1 }],
  [
    { fact: "runs", rule: "L21", seat: 0, pawn: 1, ring: "lower", steps: 5, start: 37, to: 2 },
    { fact: "pushes", rule: "L30", by: 0, seat: 1, pawn: 2, ring: "lower", start: 2, to: 3 },
  ],
  [{ fact: "ascends", rule: "L22", seat: 0, pawn: 1, steps: 4, start: 37, over: 1, to: 1 }],
  [{ fact: "rings", rule: "L41", seat: 0, other: 1, pawn: 0 }],
  [],
  [],
  [{ fact: "steals", rule: "L63", seat: 0, other: 1, card: "back", kept: 1 }],
  [
    { fact: "plays", rule: "L66", seat: 0, card: "back", effect: "back" },
    { fact: "backs", rule: "L66", seat: 0, pawn: 2, ring: "middle", steps: 4, start: 5, to: 1 },
  ],
  [
    { fact: "plays", rule: "L66", seat: 0, card: "joker", effect: "direct" },
    { fact: "directs", rule: "L66", seat: 0, pawn: 0, to: 1 },
  ],
  [],
  [],
];

test("targets are where a pawn would come to stand, by what would happen", () => {
  const found = targetsOf(legal, previews, view, null);
  expect(found.map(({ index, action, level, square, steps }) => [index, action, level, square, steps])).toEqual([
    [0, "start", "lower", 1, 0],
    [1, "run", "lower", 2, 5],
    [2, "ascend", "middle", 1, 4],
    [3, "ring", "middle", 9, 0],
  ]);
  expect(pawnsOf(found)).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
});

test("with a card there are the targets of that card and no others", () => {
  expect(targetsOf(legal, previews, view, "back").map(({ index, steps }) => [index, steps])).toEqual([[7, -4]]);
  expect(targetsOf(legal, previews, view, "joker").map(({ index, action }) => [index, action])).toEqual([[8, "start"]]);
  expect(targetsOf(legal, previews, view, "foreign")).toEqual([]);
});

test("a capture by a card goes backwards", () => {
  const moves: Move[] = [{ move: "backcapture", pawn: 1, joker: false }];
  const facts: Fact[][] = [
    [
      { fact: "plays", rule: "L66", seat: 0, card: "backcapture", effect: "backcapture" },
      { fact: "captures", rule: "L66", seat: 0, pawn: 1, ring: "lower", steps: 2, start: 37, to: 35, other: 1 },
    ],
  ];
  expect(targetsOf(moves, facts, view, "backcapture")[0]?.steps).toBe(-2);
});

test("nothing is offered on the board before it is known what it would bring", () => {
  expect(targetsOf(legal.slice(0, 3), null, view, null)).toEqual([]);
});

test("what happens besides is counted", () => {
  expect(tollOf(previews[1] ?? [])).toEqual({ pushes: 1, laps: 0, captures: false, wins: false });
});

test("dice are rolled again as a set, if it may be", () => {
  expect(setOf(new Set())).toBeNull();
  expect(setOf(new Set(["black", "A"]))).toBe("A-black");
  expect(setOf(new Set(["black", "B", "A"]))).toBe("all");
  expect(rollAgain(legal, new Set(["black", "A"]))).toEqual({ move: "again", dice: "A-black" });
  expect(rollAgain(legal, new Set(["B"]))).toBeNull();
});

test("cards can be played, thrown away or taken, by whom they lie before", () => {
  expect(playedBy({ move: "foreign", pawn: 1, joker: true })).toBe("joker");
  expect(usesOf(legal, 0, 0, "joker")).toEqual({
    plays: true,
    trades: [{ move: "trade", card: "joker", die: "B" }],
    steal: null,
  });
  expect(usesOf(legal, 0, 1, "back")).toEqual({ plays: false, trades: [], steal: legal[6] });
});

test("answers are what is neither a place nor a thing", () => {
  expect(answersIn(legal)).toEqual([{ move: "pass" }]);
});
