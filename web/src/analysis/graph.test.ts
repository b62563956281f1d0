import { expect, test } from "vitest";

import type { Decision, Moment } from "../wire";
import { across, byKey, down, EDGE, line, momentAt, nearest } from "./graph";

const frame = { width: 456, height: 124 };
const moments: Moment[] = [
  { at: 0, chances: [0.5, 0.5] },
  { at: 3, chances: [0.75, 0.25] },
  { at: 4, chances: [1, 0] },
];
const blunder: Decision = { first: 1, last: 3, seat: 1, cost: 0.2, mark: "blunder", best: [] };

test("the picture goes from the first move to the last and from nothing to certainty", () => {
  expect(across(0, 4, frame)).toBe(EDGE.left);
  expect(across(4, 4, frame)).toBe(frame.width - EDGE.right);
  expect(down(1, frame)).toBe(EDGE.top);
  expect(down(0, frame)).toBe(frame.height - EDGE.bottom);
  expect(line(moments, 0, 4, frame)).toBe("M44.0 62.0L344.0 37.0L444.0 12.0");
  expect(line(moments, 1, 4, frame)).toBe("M44.0 62.0L344.0 87.0L444.0 112.0");
  expect(across(0, 0, frame)).toBe(EDGE.left);
});

test("in the midst of somebody's moves the moment before them counts", () => {
  expect(momentAt(moments, 2).at).toBe(0);
  expect(momentAt(moments, 3).at).toBe(3);
  expect(momentAt(moments, 9).at).toBe(4);
});

test("a pointer finds the moment nearest to it", () => {
  expect(nearest(moments, 0, 4, frame).at).toBe(0);
  expect(nearest(moments, 200, 4, frame).at).toBe(3);
  expect(nearest(moments, 400, 4, frame).at).toBe(4);
});

test("keys lead from moment to moment and from mistake to mistake", () => {
  const go = (key: string, at: number) => byKey(key, at, moments, [blunder]);
  expect([go("ArrowRight", 0), go("ArrowRight", 3), go("ArrowRight", 4)]).toEqual([3, 4, 4]);
  expect([go("ArrowLeft", 4), go("ArrowLeft", 2), go("ArrowLeft", 0)]).toEqual([3, 0, 0]);
  expect([go("PageDown", 0), go("PageDown", 3), go("PageUp", 4), go("PageUp", 3)]).toEqual([3, 3, 3, 3]);
  expect([go("Home", 4), go("End", 0)]).toEqual([0, 4]);
  expect(go("Tab", 0)).toBeNull();
});
