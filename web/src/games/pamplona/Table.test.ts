import { expect, test } from "vitest";

import type { TableProps } from "../game";
import { all, click, escape, onmoves, onroll, put } from "../kit/trying";
import type { Board, Fact, Move, View } from "./show/types";
import Table from "./Table.svelte";

const squares = Array.from({ length: 15 }, (_, i): [number, number] => [60 + 80 * i, 200]);
const board: Board = {
  name: "test",
  length: 8,
  arena: 6,
  tomatoes: 5,
  fear: [3],
  layouts: { wide: { size: [1240, 360], squares } },
};

const runnerOn = (square: number) => ({ square, rank: 0, in_play: true, moved: false });
const seatOn = (...on: number[]) => ({
  runners: on.map(runnerOn),
  points: 30,
  credits: 0,
  ranks: 0,
  behind: 0,
  score: 30,
  place: 1,
});
const view: View = {
  phase: "run",
  round: 1,
  start: 0,
  turn: 0,
  torro: 0,
  seats: [seatOn(1, 1, 4), seatOn(1, 2, 2)],
  dice: [
    { die: "A", face: 2, used: false },
    { die: "B", face: 1, used: false },
  ],
  scuffle: null,
  cards: { left: [6, 3, 3, 5, 3, 2], last: null },
  next_rank: 1,
};

const run = (die: "A" | "B", runner: number, steps: number): Move => ({ move: "run", die, runner, steps });
const legal: Move[] = [
  run("A", 0, 2),
  run("A", 1, 2),
  run("A", 2, 2),
  run("B", 0, 0),
  run("B", 0, 1),
  run("B", 2, 0),
  run("B", 2, 1),
];
const previews: Fact[][] = legal.map((move) => {
  if (move.move !== "run") return [];
  const { runner, die, steps } = move;
  const start = view.seats[0]?.runners[runner]?.square ?? 0;
  const runs: Fact = { fact: "runs", rule: "P12", seat: 0, runner, die, steps, start, to: start + steps };
  return start + steps === 3 ? [runs, { fact: "fears", rule: "P17", seat: 0, runner, square: 3, points: 1 }] : [runs];
});

const show = (change: Partial<TableProps<Board, View, Move, Fact>> = {}): Promise<void> =>
  put<Board, View, Move, Fact>(Table, {
    board,
    scene: { key: 1, before: null, view, facts: [] },
    legal,
    previews,
    ...change,
  });
const labels = (selector: string) => all(selector).map((button) => button.getAttribute("aria-label"));

test("a die, a runner, a target: and the move is played", async () => {
  await show();
  expect(labels("[data-die]:not(:disabled)")).toHaveLength(2);
  expect(all("[data-pick]").map((button) => button.dataset["pick"])).toEqual(["0-0", "0-2"]);
  click('[data-die="B"]');
  click('[data-pick="0-2"]');
  expect(all("[data-target]").map((button) => button.textContent.trim())).toEqual(["0", "+1"]);
  click('[data-target="6"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([run("B", 2, 1)]);
});

test("a target says in words what it costs, and a sign says it on the board", async () => {
  await show();
  click('[data-pick="0-0"]');
  expect(labels("[data-target]")).toEqual(["move-run A 1 2 · fact-fears seat 0 1 3 1"]);
  expect(all("[data-target] .cost").map((sign) => sign.textContent)).toEqual(["−1"]);
});

test("tapping the chosen runner again plays its only target; Escape lets it go", async () => {
  await show();
  click('[data-pick="0-2"]');
  escape();
  expect(all("[data-target]")).toEqual([]);
  click('[data-pick="0-2"]');
  click('[data-pick="0-2"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([run("A", 2, 2)]);
});

test("a hint chooses the die and the runner and marks the target", async () => {
  await show({ hint: run("B", 2, 1) });
  expect(all("[data-target].hinted").map((button) => button.dataset["target"])).toEqual(["6"]);
});

test("who has nothing to choose is offered nothing", async () => {
  await show({ active: false, legal: [], previews: null });
  expect(all("[data-pick], [data-target], [data-die]:not(:disabled), [data-roll]")).toEqual([]);
});

test("dice are thrown and the card is turned where they lie", async () => {
  await show({
    active: false,
    legal: [],
    roll: true,
    toMove: -1,
    scene: { key: 1, before: null, view: { ...view, phase: "throw", dice: [] }, facts: [] },
  });
  click("[data-roll]");
  expect(onroll).toHaveBeenCalledOnce();
});

test("the scuffle names whom it takes from and is answered there", async () => {
  const scuffle = { square: 2, outnumbered: [[1, 1]] as [number, number][], waiting: [] };
  await show({
    legal: [{ move: "scuffle" }, { move: "peace" }],
    previews: null,
    scene: { key: 1, before: null, view: { ...view, phase: "scuffle", scuffle }, facts: [] },
  });
  expect(document.body.textContent).toContain("table-takes seat 1 1");
  click('[data-move="peace"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([{ move: "peace" }]);
});

test("everyone's place is told in words", async () => {
  await show();
  expect(document.querySelector('[aria-label="table-positions"]')?.textContent).toContain(
    "table-place seat 0 table-square 1, table-square 1, table-square 4",
  );
});
