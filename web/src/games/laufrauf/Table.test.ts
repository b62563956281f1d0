import { expect, test } from "vitest";

import type { TableProps } from "../game";
import { all, click, escape, onmoves, onroll, put } from "../kit/trying";
import { BOARD } from "./rulebook/board";
import type { Board, Fact, Move, View } from "./show/types";
import Table from "./Table.svelte";

type Pawn = View["seats"][number]["pawns"][number];
const pawn = (level: Pawn["level"], square = 0): Pawn => ({
  level,
  square,
  ahead: 4,
  run_up: square === 37,
  ringed: false,
});

const view: View = {
  phase: "choose",
  turn: 0,
  asked: null,
  corners: [0, 2],
  seats: [
    { pawns: [pawn("lower", 37), pawn("camp"), pawn("camp")], cards: ["back"], camp: 2, score: 0, place: 1 },
    { pawns: [pawn("lower", 2), pawn("camp"), pawn("camp")], cards: ["joker"], camp: 2, score: 0, place: 1 },
  ],
  ring: null,
  dice: [
    { die: "A", face: 1, again: false },
    { die: "B", face: 4, again: false },
    { die: "black", face: 2, again: false },
  ],
  rolls: 1,
  left: 2,
  compelled: false,
  black_six: false,
  called: false,
  odds: [{ dice: "A-black", start: 0.25, ascend: 0.5 }],
  cards: [{ card: "back", pile: 3, discarded: 0 }],
};

const legal: Move[] = [
  { move: "run", pawn: 0, steps: 5 },
  { move: "ascend", pawn: 0 },
  { move: "again", dice: "A-black" },
  { move: "back", pawn: 0, steps: 6, joker: false },
  { move: "steal", other: 1, card: "joker" },
  { move: "trade", card: "back", die: "B" },
];
const previews: Fact[][] = [
  [
    { fact: "runs", rule: "L21", seat: 0, pawn: 0, ring: "lower", steps: 5, start: 37, to: 2 },
    { fact: "pushes", rule: "L30", by: 0, seat: 1, pawn: 0, ring: "lower", start: 2, to: 3 },
  ],
  [{ fact: "ascends", rule: "L22", seat: 0, pawn: 0, steps: 4, start: 37, over: 1, to: 1 }],
  [{ fact: "rerolls", rule: "L10", seat: 0, dice: "A-black" }],
  [
    { fact: "plays", rule: "L66", seat: 0, card: "back", effect: "back" },
    { fact: "backs", rule: "L66", seat: 0, pawn: 0, ring: "lower", steps: 6, start: 37, to: 31 },
  ],
  [{ fact: "steals", rule: "L63", seat: 0, other: 1, card: "joker", kept: 1 }],
  [{ fact: "trades", rule: "L67", seat: 0, card: "back", die: "B" }],
];

const show = (change: Partial<TableProps<Board, View, Move, Fact>> = {}): Promise<void> =>
  put<Board, View, Move, Fact>(Table, {
    board: BOARD,
    scene: { key: 1, before: null, view, facts: [] },
    legal,
    previews,
    ...change,
  });

test("a climber, a target: and the move is played", async () => {
  await show();
  expect(all("[data-pick]").map((button) => button.dataset["pick"])).toEqual(["0-0"]);
  click("[data-pick]");
  expect(all("[data-target]").map((button) => button.dataset["target"])).toEqual(["0", "1"]);
  click('[data-target="1"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([legal[1]]);
});

test("a target says in words whom it pushes, and a sign says it on the board", async () => {
  await show();
  click("[data-pick]");
  const [target] = all('[data-target="0"]');
  expect(target?.getAttribute("aria-label")).toBe("move-run 1 5 · fact-pushes seat 0 seat 1 1 lower 2 3");
  expect(all('[data-target="0"] .push')).toHaveLength(1);
});

test("dice are taken up, their chances told, and they are rolled again together", async () => {
  await show();
  expect(all("[data-again]")[0]?.hasAttribute("disabled")).toBe(true);
  click('[data-die="A"]');
  expect(all("[data-again]")[0]?.hasAttribute("disabled")).toBe(true);
  click('[data-die="black"]');
  expect(document.body.textContent).toContain("table-odds 0.25 0.5");
  click("[data-again]");
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([{ move: "again", dice: "A-black" }]);
});

test("a card is read, then played: the board offers what it does, until Escape", async () => {
  await show();
  click('[data-card="0-back"]');
  expect(document.body.textContent).toContain("card-back.about");
  click("[data-play]");
  expect(all("[data-target]").map((button) => button.dataset["target"])).toEqual(["3"]);
  escape();
  expect(all("[data-target]")).toEqual([]);
  click('[data-card="0-back"]');
  click("[data-play]");
  click("[data-target]");
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([legal[3]]);
});

test("a card of somebody else is taken from where it lies, one's own thrown away for a die", async () => {
  await show();
  click('[data-card="1-joker"]');
  expect(all("[data-play]")).toEqual([]);
  click('[data-move="steal"]');
  click('[data-card="0-back"]');
  click('[data-move="trade-B"]');
  expect(onmoves.mock.calls).toEqual([[[legal[4]]], [[legal[5]]]]);
});

test("the ring is put on a climber, whoever's it is", async () => {
  await show({
    legal: [{ move: "ring", other: 1, pawn: 0 }],
    previews: [[{ fact: "rings", rule: "L41", seat: 0, other: 1, pawn: 0 }]],
    scene: { key: 1, before: null, view: { ...view, phase: "ring" }, facts: [] },
  });
  click('[data-pick="1-0"]');
  click("[data-target]");
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([{ move: "ring", other: 1, pawn: 0 }]);
});

test("who is asked answers beside the dice", async () => {
  await show({
    legal: [{ move: "call" }, { move: "silent" }],
    previews: null,
    toMove: 1,
    scene: { key: 1, before: null, view: { ...view, phase: "ask", asked: 1 }, facts: [] },
  });
  click('[data-move="call"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([{ move: "call" }]);
});

test("a hint takes up the dice it speaks of, or chooses the climber and marks the target", async () => {
  await show({ hint: { move: "again", dice: "A-black" } });
  expect(all("[data-die][aria-pressed=true]").map((die) => die.dataset["die"])).toEqual(["A", "black"]);
  await show({ hint: { move: "ascend", pawn: 0 } });
  expect(all("[data-target].hinted").map((button) => button.dataset["target"])).toEqual(["1"]);
});

test("who has nothing to choose is offered nothing, but may read the cards", async () => {
  await show({ active: false, legal: [], previews: null });
  expect(all("[data-pick], [data-target], [data-die]:not(:disabled), [data-roll], [data-again]")).toEqual([]);
  click('[data-card="1-joker"]');
  expect(document.body.textContent).toContain("card-joker.about");
});

test("dice are rolled where they lie", async () => {
  const dice = view.dice.map((die) => ({ ...die, face: 0, again: true }));
  await show({
    active: false,
    legal: [],
    roll: true,
    toMove: -1,
    scene: { key: 1, before: null, view: { ...view, phase: "roll", dice }, facts: [] },
  });
  click("[data-roll]");
  expect(onroll).toHaveBeenCalledOnce();
});

test("without cards there is no place for them", async () => {
  await show({ scene: { key: 1, before: null, view: { ...view, cards: [] }, facts: [] } });
  expect(all("[data-card], [data-deck]")).toEqual([]);
});

test("everyone's place is told in words", async () => {
  await show();
  const told = document.querySelector('[aria-label="table-positions"]')?.textContent;
  expect(told).toContain("table-place seat 0 table-lower 37, table-run-up 4; table-camp 0; table-camp 0");
  expect(told).toContain("table-ring-rests");
});
