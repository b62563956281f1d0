import { expect, test } from "vitest";

import type { Fact, Move, View } from "../show/types";
import { ghostsOf, questionsOf, takeable, type Tap, tapsOf } from "./choice";

const ring = {
  circuit: "pen" as const,
  posts: ["1a", "2b", "9d"],
  owners: [0, 1, null],
  fields: [1, 2, 8],
  shares: [2, 1],
};
const pens: Fact = { fact: "pens", rule: "T31", seat: 0, bulls: 3, side: null, ...ring };
const closes: Fact = { fact: "closes", rule: "T30", seat: 0, bulls: 3, ...ring };

const view: View = {
  phase: "turn",
  round: 2,
  start: 0,
  turn: 0,
  seats: [],
  bulls: ["black", "red", null, "red"],
  posts_left: 40,
  greys_left: 20,
  posts: [],
  wires: [],
  joins: [{ hole: "1a", wire: ["2b"], grey: ["9d"] }],
  held: null,
  pending: null,
  asked: null,
  circuits: [],
  sharing: null,
};

test("holes can be tapped, and a grey wire says what it would close", () => {
  const legal: Move[] = [{ move: "wire", hole: "2b" }, { move: "grey", hole: "9d" }, { move: "done" }];
  const taps = tapsOf(legal, [[], [pens, closes], []]);
  expect(taps.map(({ hole, pens }) => [hole, pens.length])).toEqual([
    ["2b", 0],
    ["9d", 1],
  ]);
  expect(taps[1]?.pens[0]?.shares).toEqual([2, 1]);
  expect(questionsOf(legal).done).toEqual({ move: "done" });
});

test("what is closed at once is shown as well", () => {
  expect(tapsOf([{ move: "grey", hole: "9d" }], [[closes]])[0]?.pens[0]?.fields).toEqual([1, 2, 8]);
});

test("nothing is shown while the server has not said it", () => {
  expect(tapsOf([{ move: "grey", hole: "9d" }], null)[0]?.pens).toEqual([]);
});

test("a hole shows where its wires may run; a post in hand, the one wire", () => {
  const from: Tap = { hole: "1a", move: { move: "from", hole: "1a" }, pens: [] };
  expect(ghostsOf(from, view)).toEqual([
    { start: "1a", end: "2b", grey: false },
    { start: "1a", end: "9d", grey: true },
  ]);
  expect(ghostsOf({ ...from, hole: "3c" }, view)).toEqual([]);
  const grey: Tap = { hole: "9d", move: { move: "grey", hole: "9d" }, pens: [] };
  expect(ghostsOf(grey, { ...view, phase: "hold", held: "1a" })).toEqual([{ start: "1a", end: "9d", grey: true }]);
});

test("every bull of a colour that may be taken can be tapped, inside the ring alone", () => {
  const share: View = { ...view, phase: "share", circuits: [{ ...ring, side: null, fields: [1, 2, 3] }] };
  expect(takeable(share, [{ move: "take", colour: "red" }])).toEqual([{ field: 2, colour: "red" }]);
});
