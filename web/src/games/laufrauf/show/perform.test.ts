import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableSettings } from "../../game";
import type { Sounds } from "../sound/sounds";
import { perform } from "./perform";
import { Stage } from "./stage.svelte";
import type { Fact, View } from "./types";

const silence = new Proxy({}, { get: () => () => undefined }) as Sounds;
const settings: TableSettings = { speed: 1, reducedMotion: false, sound: false };
const lengths = { lower: 40, middle: 28 };

type Pawn = View["seats"][number]["pawns"][number];

const pawn = (level: Pawn["level"], square = 0): Pawn => ({ level, square, ahead: 0, run_up: false, ringed: false });

function view(places: readonly (readonly Pawn[])[], change: Partial<View> = {}): View {
  return {
    phase: "choose",
    turn: 0,
    asked: null,
    corners: [0, 2],
    seats: places.map((pawns) => ({ pawns: [...pawns], cards: [], camp: 0, score: 0, place: 1 })),
    ring: null,
    dice: [
      { die: "A", face: 3, again: false },
      { die: "B", face: 2, again: false },
      { die: "black", face: 6, again: false },
    ],
    rolls: 1,
    left: 2,
    compelled: false,
    black_six: false,
    called: false,
    odds: [],
    cards: [],
    ...change,
  };
}

const before = view([
  [pawn("lower", 38), pawn("camp"), pawn("camp")],
  [pawn("lower", 3), pawn("camp"), pawn("camp")],
]);
const after = view([
  [pawn("lower", 3), pawn("camp"), pawn("camp")],
  [pawn("lower", 4), pawn("camp"), pawn("camp")],
]);
const facts: readonly Fact[] = [
  { fact: "runs", rule: "L21", seat: 0, pawn: 0, ring: "lower", steps: 5, start: 38, to: 3 },
  { fact: "pushes", rule: "L30", by: 0, seat: 1, pawn: 0, ring: "lower", start: 3, to: 4 },
];

function start(over: AbortSignal, change: Partial<TableSettings> = {}) {
  const stage = new Stage();
  const company = { stage, sounds: silence, name: (seat: number) => `seat ${seat}`, lengths };
  const done = perform({ key: 1, before, view: after, facts }, company, { ...settings, ...change }, over);
  return { stage, done };
}

const where = (stage: Stage) => stage.pawns.map((pawns) => pawns[0]?.square);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a climber goes square by square over the end of the numbers, then the other is pushed", async () => {
  const { stage, done } = start(new AbortController().signal);
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    seen.add(where(stage).join(" "));
    await vi.advanceTimersByTimeAsync(60);
  }
  await done;
  expect([...seen]).toEqual(["39 3", "40 3", "1 3", "2 3", "3 3", "3 4"]);
  expect(stage.caption?.key).toBe("fact-pushes");
});

test("with reduced motion nobody walks, and the texts still take their time", async () => {
  const { stage, done } = start(new AbortController().signal, { reducedMotion: true });
  await vi.advanceTimersByTimeAsync(10);
  expect(where(stage)[0]).toBe(3);
  await vi.runAllTimersAsync();
  await done;
  expect(where(stage)).toEqual([3, 4]);
});

test("at no speed at all the result is there at once", async () => {
  const { stage, done } = start(new AbortController().signal, { speed: 0 });
  await done;
  expect(where(stage)).toEqual([3, 4]);
  expect(stage.caption?.key).toBe("fact-pushes");
});

test("a performance that is called off leaves the stage to the next one", async () => {
  const over = new AbortController();
  const { stage, done } = start(over.signal);
  await vi.advanceTimersByTimeAsync(200);
  over.abort();
  await done;
  expect(where(stage)).not.toEqual([3, 4]);
});

test("dice that have not been rolled lie where they fell for the one before", () => {
  const stage = new Stage();
  stage.show(before);
  stage.show({ ...before, dice: before.dice.map((die) => ({ ...die, face: 0, again: true })) });
  expect(stage.dice.map(({ face, again, stale }) => [face, again, stale])).toEqual([
    [3, false, true],
    [2, false, true],
    [6, false, true],
  ]);
});

test("every kind of fact can be shown", async () => {
  const all: readonly Fact[] = [
    { fact: "begins", rule: "L5", seat: 0 },
    { fact: "rolls", rule: "L10", seat: 0, roll: 1, dice: "all", a: 5, b: 3, black: 6 },
    { fact: "rerolls", rule: "L10", seat: 0, dice: "A-black" },
    { fact: "compels", rule: "L12", seat: 0 },
    { fact: "starts", rule: "L20", seat: 0, pawn: 1, to: 1 },
    { fact: "runs", rule: "L21", seat: 0, pawn: 0, ring: "lower", steps: 5, start: 38, to: 3 },
    { fact: "pushes", rule: "L30", by: 0, seat: 1, pawn: 0, ring: "lower", start: 3, to: 4 },
    { fact: "laps", rule: "L31", seat: 1, pawn: 0 },
    { fact: "ascends", rule: "L22", seat: 0, pawn: 1, steps: 4, start: 37, over: 1, to: 1 },
    { fact: "summits", rule: "L22", seat: 0, pawn: 1, steps: 3, start: 26, over: 1, count: 1 },
    { fact: "captures", rule: "L25", seat: 0, pawn: 0, ring: "lower", steps: 1, start: 3, to: 4, other: 1 },
    { fact: "returns", rule: "L25", seat: 1, pawn: 0, ring: "lower", start: 4 },
    { fact: "haunts", rule: "L40", seat: 0 },
    { fact: "overlooks", rule: "L46", seat: 0 },
    { fact: "silent", rule: "L46", seat: 1 },
    { fact: "calls", rule: "L46", by: 1, seat: 0 },
    { fact: "rings", rule: "L41", seat: 0, other: 1, pawn: 2 },
    { fact: "frees", rule: "L41", seat: 1, pawn: 2, reason: "released" },
    { fact: "passes", rule: "L12", seat: 0 },
    { fact: "reshuffles", rule: "L65" },
    { fact: "draws", rule: "L61", seat: 0, card: "joker", kept: 1 },
    { fact: "stops", rule: "L62", seat: 0, reason: "choice" },
    { fact: "steals", rule: "L63", seat: 1, other: 0, card: "joker", kept: 1 },
    { fact: "plays", rule: "L66", seat: 1, card: "joker", effect: "direct" },
    { fact: "directs", rule: "L66", seat: 1, pawn: 1, to: 15 },
    { fact: "backs", rule: "L66", seat: 1, pawn: 1, ring: "middle", steps: 3, start: 15, to: 12 },
    { fact: "trades", rule: "L67", seat: 0, card: "back", die: "B" },
    { fact: "ends", rule: "L50", seat: 0 },
    { fact: "scores", rule: "L50", seat: 0, points: 3, place: 1 },
  ];
  const stage = new Stage();
  const told: string[] = [];
  const company = { stage, sounds: silence, name: String, lengths };
  const scene = { key: 1, before, view: after, facts: all };
  const done = perform(scene, company, settings, new AbortController().signal);
  for (let i = 0; i < 800; i++) {
    const key = stage.caption?.key;
    if (key && told.at(-1) !== key) told.push(key);
    await vi.advanceTimersByTimeAsync(50);
  }
  await done;
  expect(told).toEqual(all.map((fact) => `fact-${fact.fact}`));
  expect(where(stage)).toEqual([3, 4]);
});
