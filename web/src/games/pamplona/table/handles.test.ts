import { expect, test } from "vitest";

import type { Standing } from "../geometry/standing";
import { handlesOf } from "./handles";

const on = (...squares: number[]) => squares.map((square) => ({ square, rank: 0 }));
const spot = (x: number, y = 100, badge = 0): Standing => ({ x, y, height: 50, badge });

test("runners of a seat on one square are one handle across all of them", () => {
  const [handle, other] = handlesOf(
    [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    [on(4, 4, 9)],
    [[spot(10), spot(40), spot(200)]],
    28,
  );
  expect(handle).toMatchObject({
    piece: [0, 0],
    all: [
      [0, 0],
      [0, 1],
    ],
    x: 25,
    width: 60,
  });
  expect(other).toMatchObject({ piece: [0, 2], width: 30 });
});

test("a runner alone is as wide as a finger", () => {
  const [handle] = handlesOf([[0, 0]], [on(4)], [[spot(10)]], 48);
  expect(handle?.width).toBe(48);
});

test("handles of two seats on one square do not cover each other", () => {
  const [a, b] = handlesOf(
    [
      [0, 0],
      [1, 0],
    ],
    [on(4), on(4)],
    [[spot(10)], [spot(40)]],
    48,
  );
  expect((a?.x ?? 0) + (a?.width ?? 0) / 2).toBeLessThanOrEqual((b?.x ?? 0) - (b?.width ?? 0) / 2);
});
