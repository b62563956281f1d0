import { expect, test } from "vitest";

import { partsOf } from "./points";

const seat = (score: number, ...values: number[]) => ({
  score,
  place: 1,
  details: values.map((value, i) => ({ key: `part-${i}`, value })),
});

test("parts are told where there are several, without those that are nothing", () => {
  expect(partsOf(seat(24, 30, 0, -6)).map(({ value }) => value)).toEqual([30, -6]);
});

test("points that are just one thing need no explanation", () => {
  expect(partsOf(seat(30, 30, 0))).toEqual([]);
});

test("a part that is not what the points say is told", () => {
  expect(partsOf(seat(5, 3)).map(({ value }) => value)).toEqual([3]);
});
