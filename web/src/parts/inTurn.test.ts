import { expect, test } from "vitest";

import { inTurn } from "./inTurn";

test("nothing is drawn before the page answers, then one thing after another", async () => {
  const drawn: number[] = [];
  const all = [1, 2, 3].map((n) => inTurn().then(() => drawn.push(n)));
  await Promise.resolve();
  expect(drawn).toEqual([]);
  await all[1];
  expect(drawn).toEqual([1, 2]);
  await all[2];
  expect(drawn).toEqual([1, 2, 3]);
});
