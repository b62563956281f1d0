/** Where bulls stand beside the wires that run over their spots. */
import { add, direction, type Point } from "../../kit/point";
import type { WireView } from "../show/types";
import { holeAt, type Plan, spotAt } from "./plan";

const ASIDE = 9;

/** The spot of a field, moved to the sides that were said for its bull. */
export function bullAt(plan: Plan, field: number, wires: readonly WireView[]): Point {
  let place = spotAt(plan, field);
  for (const { start, end, side, field: under } of wires) {
    if (under !== field || side === null) continue;
    place = add(place, leftOf(holeAt(plan, start), holeAt(plan, end)), side === "left" ? ASIDE : -ASIDE);
  }
  return place;
}

/** One long, across a line: to the west of it, or up when it is level, as the engine counts sides. */
export function leftOf(start: Point, end: Point): Point {
  const [x, y] = direction(start, end);
  if (y === 0) return [0, -1];
  return y > 0 ? [-y, x] : [y, -x];
}
