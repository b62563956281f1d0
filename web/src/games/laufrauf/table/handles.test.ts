import { expect, test } from "vitest";

import { mountainOf } from "../geometry/mountain";
import { ringsOf } from "../geometry/places";
import { BOARD } from "../rulebook/board";
import type { ShownPawn, ShownSeat } from "../show/stage.svelte";
import { handlesOf } from "./handles";

const mountain = mountainOf(ringsOf(BOARD), "tall");
const at = (level: ShownPawn["level"], square = 0): ShownPawn => ({ level, square, pose: "", hops: 0 });
const seats: readonly ShownSeat[] = [{ corner: 0, cards: [], score: 0, place: 1 }];

test("climbers in a camp are chosen together, those on the way one by one", () => {
  const handles = handlesOf(mountain, [[0, 0], [0, 1]], [[at("camp"), at("lower", 5), at("camp")]], seats, 26);
  expect(handles.map(({ pawn, all }) => [pawn, all])).toEqual([
    [
      [0, 0],
      [
        [0, 0],
        [0, 2],
      ],
    ],
    [[0, 1], [[0, 1]]],
  ]);
});

test("no handle is smaller than a finger needs", () => {
  const [handle] = handlesOf(mountain, [[0, 0]], [[at("summit")]], seats, 26);
  expect(handle?.width).toBeGreaterThanOrEqual(26);
  expect(handle?.height).toBeGreaterThanOrEqual(24);
});
