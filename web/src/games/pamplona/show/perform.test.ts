import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableSettings } from "../../game";
import type { Sounds } from "../sound/sounds";
import { perform } from "./perform";
import { Stage } from "./stage.svelte";
import type { Fact, View } from "./types";

const silence = new Proxy({}, { get: () => () => undefined }) as Sounds;
const settings: TableSettings = { speed: 1, reducedMotion: false, sound: false };

function view(squares: readonly number[], points: number, torro = 0): View {
  const runners = squares.map((square) => ({ square, rank: 0, in_play: true, moved: false }));
  return {
    phase: "run",
    round: 1,
    start: 0,
    turn: 0,
    torro,
    seats: [{ runners, points, credits: 0, ranks: 0, behind: 0, score: points, place: 1 }],
    dice: [{ die: "A", face: 3, used: false }],
    scuffle: null,
    cards: { left: [6, 3, 3, 5, 3, 2], last: null },
    next_rank: 1,
  };
}

const before = view([3, 3, 3], 30);
const after = view([6, 3, 3], 29);
const facts: readonly Fact[] = [
  { fact: "runs", rule: "P12", seat: 0, runner: 0, die: "A", steps: 3, start: 3, to: 6 },
  { fact: "fears", rule: "P17", seat: 0, runner: 0, square: 6, points: 1 },
];
const scene = { key: 1, before, view: after, facts };

function start(over: AbortSignal, with_: Partial<TableSettings> = {}) {
  const stage = new Stage();
  const done = perform(
    scene,
    { stage, sounds: silence, name: (seat) => `seat ${seat}` },
    { ...settings, ...with_ },
    over,
  );
  return { stage, done };
}

const squares = (stage: Stage) => stage.runners[0]?.map((runner) => runner.square);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a runner goes square by square, then pays, and the stage ends as the view says", async () => {
  const { stage, done } = start(new AbortController().signal);
  const seen = new Set<number>();
  for (let i = 0; i < 40; i++) {
    seen.add(stage.runners[0]?.[0]?.square ?? 0);
    await vi.advanceTimersByTimeAsync(100);
  }
  await done;
  expect([...seen]).toEqual([4, 5, 6]);
  expect(squares(stage)).toEqual([6, 3, 3]);
  expect(stage.seats[0]?.points).toBe(29);
  expect(stage.caption?.key).toBe("fact-fears");
});

test("with reduced motion nothing walks or flies", async () => {
  const { stage, done } = start(new AbortController().signal, { reducedMotion: true });
  await vi.advanceTimersByTimeAsync(10);
  expect(squares(stage)).toEqual([6, 3, 3]);
  expect(stage.sparks).toEqual([]);
  await vi.runAllTimersAsync();
  await done;
});

test("at no speed at all the result is there at once", async () => {
  const { stage, done } = start(new AbortController().signal, { speed: 0 });
  await done;
  expect(squares(stage)).toEqual([6, 3, 3]);
  expect(stage.caption?.key).toBe("fact-fears");
});

test("hiding the page ends the performance with the result", async () => {
  const { stage, done } = start(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(200);
  document.dispatchEvent(new Event("visibilitychange"));
  await done;
  expect(squares(stage)).toEqual([6, 3, 3]);
});

test("a performance that is called off leaves the stage to the next one", async () => {
  const over = new AbortController();
  const { stage, done } = start(over.signal);
  await vi.advanceTimersByTimeAsync(200);
  over.abort();
  await done;
  expect(squares(stage)).not.toEqual([6, 3, 3]);
});

test("every kind of fact can be shown", async () => {
  const all: readonly Fact[] = [
    { fact: "begins", rule: "P7", seat: 0 },
    { fact: "rounds", rule: "P7", round: 2, seat: 0 },
    { fact: "passes", rule: "P15", seat: 0 },
    { fact: "throws", rule: "P10", seat: 0, a: 1, b: 4 },
    { fact: "runs", rule: "P13", seat: 0, runner: 1, die: "A", steps: 0, start: 3, to: 3 },
    { fact: "slips", rule: "P18", seat: 0, runner: 0, at: 21, to: 20 },
    { fact: "borrows", rule: "P27", seat: 0, credits: 1 },
    { fact: "arrives", rule: "P30", seat: 0, runner: 0, square: 33 },
    { fact: "scuffles", rule: "P21", seat: 0, other: 0, square: 3, points: 1 },
    { fact: "peace", rule: "P21", seat: 0 },
    { fact: "shoves", rule: "P22", by: 0, seat: 0, runner: 2, start: 3, to: 2 },
    { fact: "spares", rule: "P22", by: 0, seat: 0, runner: 2 },
    { fact: "ranks", rule: "P31", seat: 0, runner: 0, rank: 4 },
    { fact: "comes", rule: "P40", steps: 2, start: 0, to: 2 },
    { fact: "torroslips", rule: "P18", at: 21, to: 20 },
    { fact: "attacks", rule: "P41", square: 2 },
    { fact: "braves", rule: "P41", seat: 0, runner: 1, ahead: 1, points: 2 },
    { fact: "settles", rule: "P42", seat: 0, points: -2 },
    { fact: "setaside", rule: "P43" },
    { fact: "reshuffles", rule: "P44" },
    { fact: "ends", rule: "P50", reason: "torro" },
    { fact: "behind", rule: "P51", seat: 0, runner: 1, squares: 2, points: 2 },
    { fact: "scores", rule: "P51", seat: 0, points: 31, place: 1 },
  ];
  const stage = new Stage();
  const told: string[] = [];
  const done = perform(
    { key: 1, before, view: after, facts: all },
    { stage, sounds: silence, name: String },
    settings,
    new AbortController().signal,
  );
  for (let i = 0; i < 400; i++) {
    const key = stage.caption?.key;
    if (key && told.at(-1) !== key) told.push(key);
    await vi.advanceTimersByTimeAsync(50);
  }
  await done;
  expect(told).toEqual(all.map((fact) => `fact-${fact.fact}`));
  expect(squares(stage)).toEqual([6, 3, 3]);
});
