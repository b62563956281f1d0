import { expect, test } from "vitest";

import type { Drawn } from "../../wire";
import { tally } from "./statistics";

const drawn = (move: Drawn["move"]): Drawn => ({ seat: 0, move, own: true });

test("the lot and the herd are counted", () => {
  const found = tally([
    drawn({ move: "lot", seat: 1 }),
    drawn({ move: "bull", colour: "red" }),
    drawn({ move: "bull", colour: "red" }),
    drawn({ move: "bull", colour: "grey" }),
  ]);
  expect(found).toEqual({ first: 1, bulls: { black: 0, red: 2, brown: 0, grey: 1 } });
});

test("who begins may have been agreed", () => {
  expect(tally([]).first).toBeNull();
});
