import { expect, test } from "vitest";

import type { Fact, View } from "../wire";
import { EMPTY, type Stage, push, settled, shown, turnShown } from "./scenes";

// Scenes pass views and facts on unread; numbers and letters do for them.
const happening = (view: number, jump = false) => ({
  view: view as unknown as View,
  facts: [`f${view}`] as unknown as Fact[],
  turn: view,
  jump,
});

function pushed(...views: number[]): Stage {
  return views.reduce((stage, view) => push(stage, happening(view)), EMPTY);
}

test("the first look is a jump without facts", () => {
  const stage = pushed(1);
  expect(stage.current).toEqual({ key: 1, before: null, view: 1, facts: [], turns: [1, 1] });
});

test("scenes come one after the other, each from where the last one ended", () => {
  let stage = pushed(1, 2, 3);
  expect(stage.current?.view).toBe(1);
  stage = shown(stage, 1);
  expect(stage.current).toEqual({ key: 2, before: 1, view: 2, facts: ["f2"], turns: [1, 2] });
  expect(settled(stage)).toBe(false);
  stage = shown(shown(stage, 2), 3);
  expect(stage.current).toMatchObject({ key: 3, before: 2, view: 3 });
  expect(settled(stage)).toBe(true);
});

test("the turn passes when it has been seen to pass", () => {
  let stage = shown(pushed(1, 2), 1);
  expect(turnShown(stage)).toBe(1);
  stage = shown(stage, 2);
  expect(turnShown(stage)).toBe(2);
});

test("an old key changes nothing", () => {
  const stage = shown(pushed(1, 2), 1);
  expect(shown(stage, 1)).toBe(stage);
});

test("a jump forgets what was waiting", () => {
  const stage = push(pushed(1, 2, 3), happening(9, true));
  expect(stage.current).toEqual({ key: 4, before: null, view: 9, facts: [], turns: [9, 9] });
  expect(stage.waiting).toEqual([]);
});

test("nobody has to watch a long backlog", () => {
  const stage = pushed(...Array.from({ length: 14 }, (_, i) => i));
  expect(stage.current?.view).toBe(13);
  expect(stage.current?.before).toBeNull();
});
