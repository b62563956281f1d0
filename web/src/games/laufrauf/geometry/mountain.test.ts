import { describe, expect, test } from "vitest";

import { distance, type Point } from "../../kit/point";
import { BOARD } from "../rulebook/board";
import { mountainOf, type Rings, tileOf } from "./mountain";
import { ovalOf } from "./oval";
import { feetOf, marksOf, pawnHeight, pointOf, ringsOf, scaleIn, way } from "./places";
import { trailOf } from "./trail";

const rings: Rings = ringsOf(BOARD);
const ringOf = (length: number): readonly number[] => [0, 1, 2, 3].map((corner) => (corner * length) / 4);
const BOARDS: readonly Rings[] = [
  rings,
  { lengths: [28, 28], ascents: [ringOf(28), ringOf(28)] },
  { lengths: [48, 32], ascents: [ringOf(48), ringOf(32)] },
];
const LAYOUTS = ["wide", "tall"] as const;

describe("an oval", () => {
  const oval = ovalOf([100, 50], [100, 50]);

  test("begins in its lower left corner and goes round clockwise over the left side", () => {
    const [start, left] = [oval.at(0), oval.at(1 / 8)];
    expect(start[0]).toBeLessThan(100);
    expect(start[1]).toBeGreaterThan(50);
    expect(left[0]).toBeCloseTo(0, 0);
    expect(left[1]).toBeCloseTo(50, 0);
    expect(oval.at(1)).toEqual(start);
  });

  test("is walked evenly", () => {
    const steps = Array.from({ length: 40 }, (_, i) => distance(oval.at(i / 40), oval.at((i + 1) / 40)));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.12);
  });
});

describe.each(BOARDS)("a mountain with $lengths squares", (board) => {
  test.each(LAYOUTS)("lies within its drawing, %s", (layout) => {
    const { size, rings: levels, bases, peaks, spirit } = mountainOf(board, layout);
    for (const [x, y] of [...levels.flatMap((ring) => ring.squares), ...bases.flat(), ...peaks.flat(), spirit]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size[0]);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size[1]);
    }
  });

  test.each(LAYOUTS)("has its ascent squares in the four corners, the first one at the lower left, %s", (layout) => {
    const { rings: levels, size } = mountainOf(board, layout);
    const sides = levels.map((ring) =>
      ring.ascents.map((square): Point => {
        const [x, y] = ring.squares[square] ?? [0, 0];
        const middle = ring.squares.reduce((sum, point) => sum + point[1], 0) / ring.squares.length;
        return [Math.sign(x - size[0] / 2), Math.sign(y - middle)];
      }),
    );
    for (const side of sides) {
      expect(side).toEqual([
        [-1, 1],
        [-1, -1],
        [1, -1],
        [1, 1],
      ]);
    }
  });

  test.each(LAYOUTS)("leaves the tiles of both levels apart, %s", (layout) => {
    const { rings: levels } = mountainOf(board, layout);
    const [lower, middle] = levels;
    for (const square of lower.squares) {
      for (const other of middle.squares) expect(distance(square, other)).toBeGreaterThan(0.9 * middle.depth);
    }
  });
});

test("a finger can tell neighbouring squares apart on a phone", () => {
  const { rings: levels } = mountainOf(rings, "tall");
  for (const { spacing } of levels) expect(spacing).toBeGreaterThan(26);
});

test("a tile lies around the middle of its square", () => {
  const ring = mountainOf(rings, "wide").rings[0];
  const corners = tileOf(ring, 39, 0);
  const middle = (axis: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  expect(distance([middle(0), middle(1)], ring.squares[39] ?? [0, 0])).toBeLessThan(2);
});

test("run-ups are counted down to the ascent square", () => {
  const [lower, middle] = marksOf(BOARD);
  expect(lower[0]).toEqual({ corner: 0, distance: 0 });
  expect(lower[39]).toEqual({ corner: 0, distance: 1 });
  expect(lower[34]).toEqual({ corner: 0, distance: 6 });
  expect(lower[33]).toBeNull();
  expect(middle[7]).toEqual({ corner: 1, distance: 0 });
});

describe("places", () => {
  const mountain = mountainOf(rings, "wide");

  test("the summit is up and the camps are out in the corners", () => {
    const summit = pointOf(mountain, { level: "summit", square: 0, corner: 0, index: 1 });
    const camp = pointOf(mountain, { level: "camp", square: 0, corner: 0, index: 1 });
    expect(summit[1]).toBeLessThan(camp[1]);
    expect(camp[0]).toBeLessThan(summit[0]);
  });

  test("a way leads over the end of the numbers, forwards and backwards", () => {
    const { squares } = mountain.rings[0];
    expect(way(mountain, "lower", 39, 3)).toEqual([squares[38], squares[39], squares[0], squares[1]]);
    expect(way(mountain, "lower", 2, -3)).toEqual([squares[1], squares[0], squares[39], squares[38]]);
  });

  test("pawns are smaller in the camps, and their feet are near their square", () => {
    expect(scaleIn(mountain, "camp")).toBeLessThan(1);
    const place = { level: "lower", square: 5, corner: 0, index: 0 } as const;
    expect(distance(feetOf(mountain, place), pointOf(mountain, place))).toBeLessThan(0.3 * pawnHeight(mountain));
  });

  test("a trail shows who walks and who is pushed", () => {
    const trail = trailOf(
      mountain,
      [
        { fact: "runs", rule: "L21", seat: 0, pawn: 0, ring: "lower", steps: 3, start: 5, to: 8 },
        { fact: "pushes", rule: "L30", by: 0, seat: 1, pawn: 0, ring: "lower", start: 8, to: 9 },
      ],
      (seat) => seat,
    );
    expect(trail.walks.match(/Q/g)).toHaveLength(3);
    expect(trail.pushes).toContain("L");
  });
});
