import { expect, test } from "vitest";

import { gather, type Piece, type Room, type Spot } from "./crowd";

const room: Room = { wide: 90, high: 90, tallest: 56, lowest: 26 };
const pieces = (seats: number, runners: number): Piece[] =>
  Array.from({ length: seats * runners }, (_, i) => ({ seat: Math.floor(i / runners), runner: i % runners }));
const width = (spot: Spot): number => spot.height * (spot.badge === 0 ? 40 / 56 : 1);

test("a runner alone is as large as allowed and stands in the middle", () => {
  expect(gather(pieces(1, 1), room)).toEqual([{ x: 0, y: 28, height: 56, badge: 0 }]);
});

test.each([
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 3],
  [6, 3],
  [6, 1],
])("%i seats with %i runners keep within the room", (seats, runners) => {
  for (const spot of gather(pieces(seats, runners), room)) {
    expect(Math.abs(spot.x) + width(spot) / 2).toBeLessThanOrEqual(room.wide / 2 + 0.15 * spot.height);
    expect(spot.y).toBeLessThanOrEqual(room.high / 2 + 0.01);
    expect(spot.y - spot.height).toBeGreaterThanOrEqual(-room.high / 2 - 0.01);
  }
});

test("no figure hides the face or the sign of another", () => {
  const spots = gather(pieces(3, 3), room);
  for (const [i, a] of spots.entries()) {
    for (const b of spots.slice(i + 1)) {
      const apart = Math.abs(a.x - b.x) >= 0.55 * a.height || Math.abs(a.y - b.y) >= 0.5 * a.height;
      expect(apart).toBe(true);
    }
  }
});

test("eighteen runners in little room become one badge a seat, and every runner is counted", () => {
  const spots = gather(pieces(6, 3), { ...room, wide: 46, high: 46 });
  expect(spots.filter((spot) => spot.badge > 0).map((spot) => spot.badge)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(spots.filter((spot) => spot.badge === -1)).toHaveLength(12);
  const badges = spots.filter((spot) => spot.badge > 0);
  for (const [i, a] of badges.entries()) {
    for (const b of badges.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.height);
  }
});

test("runners of a seat stand side by side whatever the order of the list", () => {
  const mixed = [
    { seat: 1, runner: 0 },
    { seat: 0, runner: 0 },
    { seat: 1, runner: 1 },
    { seat: 0, runner: 1 },
  ];
  const [b0, a0, b1, a1] = gather(mixed, { ...room, wide: 200 });
  expect([a0?.x, a1?.x, b0?.x, b1?.x].every((x, i, all) => i === 0 || (x ?? 0) > (all[i - 1] ?? 0))).toBe(true);
});
