import { describe, expect, test } from "vitest";

import { boardOf } from "../rulebook/sample";
import type { WireView } from "../show/types";
import { bullAt, leftOf } from "./bulls";
import { ahead, ARROWS } from "./compass";
import { FRAME, holeAt, outline, planOf, spotAt } from "./plan";

const plan = planOf(boardOf([3, 2], [1, 0]));
const [LEFT, RIGHT, UP] = [[-1, 0], [1, 0], [0, -1]] as const;

describe("a plan", () => {
  test("has its holes around the spots of their fields, within the frame", () => {
    expect(spotAt(plan, 1)).toEqual([FRAME + 64, FRAME + 64]);
    expect(holeAt(plan, "1a")).toEqual([FRAME + 32, FRAME + 32]);
    expect(holeAt(plan, "1d")).toEqual([FRAME + 96, FRAME + 96]);
    expect(plan.size).toEqual([3 * 128 + 2 * FRAME, 2 * 128 + 2 * FRAME]);
  });

  test("knows where no field is", () => {
    expect(plan.gaps).toEqual([{ x: FRAME + 128, y: FRAME, width: 128, height: 128 }]);
    expect(planOf(boardOf([2, 2])).gaps).toEqual([]);
  });

  test("refuses names that are not on the board", () => {
    expect(() => holeAt(plan, "9a")).toThrow("9a");
    expect(() => spotAt(plan, 9)).toThrow("9");
  });

  test("draws a line round a circuit", () => {
    expect(outline([holeAt(plan, "1a"), holeAt(plan, "1b"), holeAt(plan, "1d")])).toBe("M74 74L138 74L138 138Z");
  });
});

test("left of a wire is west of it, or above it, whichever way it is named", () => {
  expect(leftOf([0, 0], [10, 0])).toEqual(UP);
  expect(leftOf([10, 0], [0, 0])).toEqual(UP);
  for (const [a, b] of [[[0, 0], [0, 10]], [[0, 0], [10, 10]], [[0, 10], [10, 0]]] as const) {
    const [x, y] = leftOf(a, b);
    expect(x).toBeLessThan(0);
    expect(leftOf(b, a)[0]).toBeCloseTo(x);
    expect(leftOf(b, a)[1]).toBeCloseTo(y);
  }
});

test("a bull moves to the side that was said for it, and between two wires to both", () => {
  const wire = (start: string, end: string, side: WireView["side"]): WireView => {
    return { start, end, owner: 0, field: 1, side };
  };
  const spot = spotAt(plan, 1);
  expect(bullAt(plan, 1, [])).toEqual(spot);
  const [x, y] = bullAt(plan, 1, [wire("1a", "1d", "left")]);
  expect(x).toBeLessThan(spot[0]);
  expect(y).toBeGreaterThan(spot[1]);
  const between = bullAt(plan, 1, [wire("1a", "1d", "left"), wire("1b", "1c", "left")]);
  expect(between[0]).toBeLessThan(x);
  expect(between[1]).toBeCloseTo(spot[1]);
  expect(bullAt(plan, 2, [wire("1a", "1d", "left")])).toEqual(spotAt(plan, 2));
});

describe("arrow keys", () => {
  const points = [LEFT, RIGHT, UP, [2, 0.1], [0.2, -3]] as const;

  test("go to the nearest thing straight on", () => {
    expect(ahead(points, [0, 0], ARROWS["ArrowRight"] ?? UP)).toBe(1);
    expect(ahead(points, [0, 0], ARROWS["ArrowUp"] ?? LEFT)).toBe(2);
  });

  test("stay where nothing lies that way", () => {
    expect(ahead(points, [0, 0], ARROWS["ArrowDown"] ?? UP)).toBeNull();
  });
});
