import { expect, test } from "vitest";

import { Replayer } from "./replayer.svelte";
import type { Replay } from "./wire";

const REPLAY = {
  first: "v0",
  steps: [1, 2, 3].map((n) => ({ by: 0, facts: [`f${n}`], view: `v${n}` })),
} as unknown as Replay;

test("begins where it is told, without animating", () => {
  const replayer = new Replayer(REPLAY, 2);
  expect(replayer.step).toBe(2);
  expect(replayer.scene).toMatchObject({ before: null, view: "v2", facts: [] });
});

test.each([
  [-4, 0],
  [99, 3],
  [1.7, 1],
])("a step to %d ends at %d", (to, at) => {
  const replayer = new Replayer(REPLAY, 2);
  replayer.jump(to);
  expect(replayer.step).toBe(at);
});

test("one step on is animated, anything else is a jump", () => {
  const replayer = new Replayer(REPLAY);
  replayer.jump(1);
  expect(replayer.scene).toMatchObject({ before: "v0", view: "v1", facts: ["f1"] });
  replayer.jump(3);
  expect(replayer.scene).toMatchObject({ before: null, view: "v3", facts: [] });
  replayer.jump(2);
  expect(replayer.scene).toMatchObject({ before: null, view: "v2", facts: [] });
});

test("plays to the end and stops, then starts over", () => {
  const replayer = new Replayer(REPLAY, 1);
  replayer.toggle();
  expect(replayer.step).toBe(2);
  replayer.shown(replayer.scene.key - 1);
  expect(replayer.step).toBe(2);
  replayer.shown(replayer.scene.key);
  expect(replayer.step).toBe(3);
  replayer.shown(replayer.scene.key);
  expect(replayer.playing).toBe(false);
  replayer.toggle();
  expect(replayer.step).toBe(0);
  expect(replayer.playing).toBe(true);
});
