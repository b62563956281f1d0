import { expect, test } from "vitest";

import type { Fact, Move, Replay, Update } from "../wire";
import type { Act } from "./scenes";
import { type LogEntry, add as addScene, recall } from "./log";

const fact = (name: string) => ({ fact: name, rule: "P1" }) as unknown as Fact;
const move = (name: string) => ({ move: name }) as unknown as Move;
const add = (log: readonly LogEntry[], one: Update) => addScene(log, one, { key: one.ply } as Act);
const update = (ply: number, name: string, more: Partial<Update> = {}) =>
  ({ ply, facts: [fact(name)], moved: [move(name)], turns: [0], ...more }) as Update;
const names = (log: readonly LogEntry[]) => log.flatMap((entry) => entry.facts.map((one) => one.fact as string));

test("what happened is kept in order", () => {
  const log = add(add([], update(1, "a")), update(2, "b"));
  expect(names(log)).toEqual(["a", "b"]);
});

test("a decision taken back is taken out, the one before stays", () => {
  let log = add([], update(1, "throw"));
  log = add(log, update(2, "run", { pending: true }));
  log = add(log, update(3, "second", { pending: true }));
  log = add(log, update(4, "", { facts: [], undone: true, pending: true }));
  expect(names(log)).toEqual(["throw", "run"]);
  log = add(log, update(5, "", { facts: [], undone: true }));
  expect(names(log)).toEqual(["throw"]);
});

test("nothing confirmed can be taken out", () => {
  let log = add([], update(1, "run", { pending: true }));
  log = add(log, update(2, "throw"));
  log = add(log, update(3, "", { facts: [], undone: true }));
  expect(names(log)).toEqual(["run", "throw"]);
});

const replay = (...all: string[]) =>
  ({ steps: all.map((name) => ({ turn: 0, move: move(name), facts: [fact(name)] })) }) as unknown as Replay;

test.each([
  ["made before anything was seen", replay("a", "b")],
  ["made in between", replay("a", "b", "c")],
  ["made after everything", replay("a", "b", "c", "d")],
])("a replay %s and the log become one", (_, past) => {
  const log = add(add([], update(8, "c")), update(9, "d"));
  expect(names(recall(log, past))).toEqual(["a", "b", "c", "d"]);
});
