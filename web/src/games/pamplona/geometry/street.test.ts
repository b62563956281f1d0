import { describe, expect, test } from "vitest";

import { arenaOf, RANKS } from "./arena";
import { luckOf } from "../../kit/luck";
import { distance, halfway, type Point, smooth } from "../../kit/point";
import { across, border, heading, leftIsUp, streetOf } from "./street";
import { plots } from "./town";

const straight: readonly Point[] = Array.from({ length: 12 }, (_, i): Point => [60 + 100 * i, 300]);
const street = streetOf([1280, 600], straight);

describe("a street", () => {
  test("is narrower than its squares are long", () => {
    expect(street.spacing).toBe(100);
    expect(street.width).toBeLessThan(100);
  });

  test("leaves room for houses between its stretches", () => {
    const hairpin: Point[] = [
      [0, 0],
      [100, 0],
      [200, 0],
      [300, 0],
      [350, 60],
      [300, 120],
      [200, 120],
      [100, 120],
      [0, 120],
    ];
    expect(streetOf([400, 200], hairpin).width).toBeLessThanOrEqual(0.5 * 120);
  });

  test("runs to the right with its left side up", () => {
    expect(heading(street, 3)).toEqual([1, 0]);
    expect(across(street, 3)[1]).toBe(-1);
    expect(leftIsUp(street, 3)).toBe(true);
  });

  test("has its borders halfway between squares", () => {
    const [left, right] = border(street, 3);
    expect(left[0]).toBe(410);
    expect(right[1] - left[1]).toBeCloseTo(street.width);
  });
});

test("a smooth line passes through its points", () => {
  expect(smooth(straight)).toContain("160 300");
  expect(halfway(straight, 4)).toEqual([510, 300]);
});

describe("the arena", () => {
  const arena = arenaOf(street, 5);

  test("holds all its squares", () => {
    for (const [x, y] of straight.slice(6)) {
      expect(((x - arena.middle[0]) / arena.sand[0]) ** 2 + ((y - arena.middle[1]) / arena.sand[1]) ** 2).toBeLessThan(
        1,
      );
    }
  });

  test("has twelve places that do not touch", () => {
    expect(arena.ranks).toHaveLength(RANKS);
    arena.ranks.slice(1).forEach((place, i) => {
      expect(distance(place, arena.ranks[i] ?? place)).toBeGreaterThan(1.9 * arena.seat);
    });
  });
});

test("houses keep off the street, and the same town stands there each time", () => {
  const build = () => plots(street, arenaOf(street, 5), 80, luckOf("Pamplona"), []);
  expect(build()).toEqual(build());
  const houses = build().filter((plot) => plot.kind === "house");
  expect(houses.length).toBeGreaterThan(5);
  for (const plot of houses) {
    const clear = plot.base < 300 - street.width / 2 || plot.base - plot.height > 300 + street.width / 2;
    const beyond = plot.left > 1160 || plot.left + plot.width < 60;
    expect(clear || beyond).toBe(true);
  }
});

test("no rank stands on the street, from whichever side it comes in", () => {
  // A street that comes from below and turns left into the arena.
  const turning: readonly Point[] = [
    ...Array.from({ length: 5 }, (_, i): Point => [600, 700 - 90 * i]),
    [560, 260],
    ...Array.from({ length: 6 }, (_, i): Point => [480 - 80 * i, 220]),
  ];
  const bent = streetOf([700, 760], turning);
  const arena = arenaOf(bent, 5);
  for (const place of arena.ranks) {
    for (const square of turning.slice(0, 6)) {
      expect(distance(place, square)).toBeGreaterThan(0.5 * bent.width + arena.seat);
    }
  }
});
