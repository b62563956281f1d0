import { expect, test } from "vitest";

import type { Fact, Move, View } from "../show/types";
import { choosable, openDice, targetsOf, tollOf } from "./choice";

const run = (die: "A" | "B", runner: number, steps: number): Move => ({ move: "run", die, runner, steps });
const shove = (seat: number, runner: number, push: "back" | "stay" | "forward"): Move => ({
  move: "shove",
  seat,
  runner,
  push,
});

const runnerOn = (square: number) => ({ square, rank: 0, in_play: true, moved: false });
const seatOn = (...squares: number[]) => ({
  runners: squares.map(runnerOn),
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
  seats: [seatOn(4, 4, 9), seatOn(9, 9, 9)],
  dice: [],
  scuffle: { square: 9, outnumbered: [[1, 2]], waiting: [[1, 0]] },
  cards: { left: [6, 3, 3, 5, 3, 2], last: null },
  next_rank: 1,
};

test("only dice that may still be used are offered", () => {
  expect(openDice([run("B", 0, 3), run("B", 1, 3)])).toEqual(["B"]);
  expect(openDice([run("A", 0, 2), run("B", 1, 3)])).toEqual(["A", "B"]);
  expect(openDice([{ move: "peace" }, { move: "scuffle" }])).toEqual([]);
});

test("runners are offered for the chosen die, each once", () => {
  const legal = [run("A", 0, 2), run("B", 1, 0), run("B", 1, 1), run("B", 2, 0)];
  expect(choosable(legal, 0, "B")).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(choosable([shove(1, 0, "back"), shove(1, 0, "stay")], 0, null)).toEqual([[1, 0]]);
});

test("a target lies where the preview says, with what happens there", () => {
  const facts: Fact[] = [
    { fact: "runs", rule: "P13", seat: 0, runner: 0, die: "A", steps: 2, start: 4, to: 6 },
    { fact: "fears", rule: "P17", seat: 0, runner: 0, square: 6, points: 1 },
  ];
  const [target] = targetsOf([run("A", 0, 2)], [facts], view, 0, "A", [0, 0]);
  expect([target?.square, target?.steps]).toEqual([6, 2]);
  expect(target?.effects.map((fact) => fact.fact)).toEqual(["fears"]);
  expect(tollOf(target?.effects ?? [])).toEqual({ cost: 1, slipsTo: null, credits: 0, arrives: false });
});

test("before the preview has come a target is counted on the board, nearest first", () => {
  const legal = [run("A", 0, 3), run("A", 0, 1), run("A", 1, 2)];
  expect(targetsOf(legal, null, view, 0, "A", [0, 0]).map((target) => [target.index, target.square])).toEqual([
    [1, 5],
    [0, 7],
  ]);
  const pushes = [shove(1, 0, "stay"), shove(1, 0, "back"), shove(1, 0, "forward")];
  expect(targetsOf(pushes, null, view, 0, null, [1, 0]).map((target) => [target.square, target.steps])).toEqual([
    [7, -2],
    [9, 0],
    [11, 2],
  ]);
});
