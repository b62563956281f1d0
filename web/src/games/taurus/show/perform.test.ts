import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableSettings } from "../../game";
import type { Sounds } from "../sound/sounds";
import { perform } from "./perform";
import { Stage } from "./stage.svelte";
import type { Fact, View } from "./types";

const silence = new Proxy({}, { get: () => () => undefined }) as Sounds;
const settings: TableSettings = { speed: 1, reducedMotion: false, sound: false };

const before: View = {
  phase: "hold",
  round: 3,
  start: 0,
  turn: 0,
  seats: [{ wires: 18, bulls: 0, herds: [0, 0, 0, 0], score: 0, place: 1 }],
  bulls: ["black", "red", "red", null],
  posts_left: 44,
  greys_left: 20,
  posts: [
    { hole: "1a", network: 0 },
    { hole: "2b", network: 0 },
  ],
  wires: [{ start: "1a", end: "2b", owner: 0, field: null, side: null }],
  joins: [],
  held: "1a",
  pending: null,
  asked: null,
  circuits: [],
  sharing: null,
};
const ring = {
  circuit: "pen" as const,
  posts: ["1a", "2b", "3d"],
  owners: [0, 0, null],
  fields: [1, 2, 3],
  shares: [3],
};
const after: View = {
  ...before,
  phase: "turn",
  held: null,
  bulls: [null, "red", "red", null],
  greys_left: 19,
  seats: [{ wires: 18, bulls: 1, herds: [1, 0, 0, 0], score: 1, place: 1 }],
  wires: [...before.wires, { start: "3d", end: "1a", owner: null, field: null, side: null }],
};
const facts: readonly Fact[] = [
  { fact: "greys", rule: "T15", seat: 0, start: "3d", end: "1a" },
  { fact: "pens", rule: "T31", seat: 0, bulls: 3, side: null, ...ring },
  { fact: "closes", rule: "T30", seat: 0, bulls: 3, ...ring },
  { fact: "takes", rule: "T32", seat: 0, colour: "black", field: 1, start: "1a", end: "2b", asked: true },
];
const scene = { key: 1, before, view: after, facts };

function start(over: AbortSignal, with_: Partial<TableSettings> = {}, shown = scene) {
  const stage = new Stage();
  const done = perform(
    shown,
    { stage, sounds: silence, name: (seat) => `seat ${seat}` },
    { ...settings, ...with_ },
    over,
  );
  return { stage, done };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a grey wire is stretched, its ring lights up, a bull flies, and the stage ends as the view says", async () => {
  const { stage, done } = start(new AbortController().signal);
  const seen: string[] = [];
  for (let i = 0; i < 60; i++) {
    const now = `${stage.wires.length} wires, ring ${stage.ring !== null}, ${stage.flights.length} flights`;
    if (seen.at(-1) !== now) seen.push(now);
    await vi.advanceTimersByTimeAsync(50);
  }
  await done;
  expect(seen).toEqual([
    "2 wires, ring false, 0 flights",
    "2 wires, ring true, 0 flights",
    "2 wires, ring true, 1 flights",
    "2 wires, ring false, 0 flights",
  ]);
  expect(stage.bulls).toEqual(after.bulls);
  expect(stage.seats[0]?.herds).toEqual([1, 0, 0, 0]);
  expect(stage.supply).toEqual({ posts: 44, greys: 19 });
  expect(stage.news).toEqual({ seat: 0, wires: ["3d 1a"] });
});

test("the latest wires are those of one turn: an own one, then a grey one", () => {
  const stage = new Stage();
  stage.note([{ fact: "stretches", rule: "T21", seat: 1, start: "1a", end: "1b" }]);
  stage.note([{ fact: "stretches", rule: "T21", seat: 0, start: "1b", end: "1d" }]);
  stage.note([{ fact: "passes", rule: "T22", seat: 1 }]);
  stage.note([{ fact: "greys", rule: "T15", seat: 0, start: "1d", end: "1a" }]);
  expect(stage.news).toEqual({ seat: 0, wires: ["1b 1d", "1d 1a"] });
});

test("with reduced motion nothing swings or flies", async () => {
  const { stage, done } = start(new AbortController().signal, { reducedMotion: true });
  await vi.advanceTimersByTimeAsync(1400);
  expect(stage.wires.at(-1)?.swing).toBe(0);
  expect(stage.flights).toEqual([]);
  await vi.runAllTimersAsync();
  await done;
  expect(stage.bulls).toEqual(after.bulls);
});

test("at no speed at all the result is there at once", async () => {
  const { stage, done } = start(new AbortController().signal, { speed: 0 });
  await done;
  expect(stage.wires).toHaveLength(2);
  expect(stage.caption?.key).toBe("fact-takes");
});

test("hiding the page ends the performance with the result", async () => {
  const { stage, done } = start(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(200);
  document.dispatchEvent(new Event("visibilitychange"));
  await done;
  expect(stage.bulls).toEqual(after.bulls);
});

test("a performance that is called off leaves the stage to the next one", async () => {
  const over = new AbortController();
  const { stage, done } = start(over.signal);
  await vi.advanceTimersByTimeAsync(200);
  over.abort();
  await done;
  expect(stage.bulls).toEqual(before.bulls);
});

test("every kind of fact can be shown", async () => {
  const all: readonly Fact[] = [
    { fact: "begins", rule: "T4", seat: 0 },
    { fact: "grazes", rule: "T4", bulls: 3 },
    { fact: "plants", rule: "T21", seat: 0, hole: "3d" },
    { fact: "stretches", rule: "T21", seat: 0, start: "2b", end: "3d" },
    { fact: "unites", rule: "T12", seat: 0 },
    { fact: "crosses", rule: "T12", seat: 0, wires: 1 },
    { fact: "stands", rule: "T13", seat: 0, field: 1, colour: "red", side: "left" },
    ...facts,
    { fact: "passes", rule: "T22", seat: 0 },
    { fact: "ends", rule: "T40", reason: "bulls" },
    { fact: "scores", rule: "T41", seat: 0, points: 1, herd: 1, place: 1 },
  ];
  const { stage, done } = start(new AbortController().signal, {}, { ...scene, facts: all });
  const told: string[] = [];
  for (let i = 0; i < 400; i++) {
    const key = stage.caption?.key;
    if (key && told.at(-1) !== key) told.push(key);
    await vi.advanceTimersByTimeAsync(50);
  }
  await done;
  expect(told).toEqual(all.filter(({ fact }) => fact !== "pens").map(({ fact }) => `fact-${fact}`));
});
