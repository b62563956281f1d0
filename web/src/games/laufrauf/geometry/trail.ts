/** The way a pawn would go, as a line on the drawing, and where others would be pushed. */
import { num, type Point, xy } from "../../kit/point";
import { type Fact, stepsOf } from "../show/types";
import type { Mountain } from "./mountain";
import { type Place, pointOf, way } from "./places";

export interface Trail {
  /** Lines on the ground, from square to square. */
  readonly walks: string;
  /** Pushes of others, one short arrow each. */
  readonly pushes: string;
}

/** `cornerOf` tells where a seat sits. */
export function trailOf(mountain: Mountain, facts: readonly Fact[], cornerOf: (seat: number) => number): Trail {
  const point = (level: Place["level"], square: number, seat: number, index: number): Point =>
    pointOf(mountain, { level, square, corner: cornerOf(seat), index });
  let [walks, pushes] = ["", ""];
  for (const fact of facts) {
    switch (fact.fact) {
      case "starts":
        walks += hops([point("camp", 0, fact.seat, fact.pawn), point("lower", fact.to, fact.seat, 0)]);
        break;
      case "directs":
        walks += hops([point("camp", 0, fact.seat, fact.pawn), point("middle", fact.to, fact.seat, 0)]);
        break;
      case "runs":
      case "backs":
      case "captures":
        walks += hops(way(mountain, fact.ring, fact.start, stepsOf(fact)));
        break;
      case "ascends":
        walks += hops([...way(mountain, "lower", fact.start, fact.steps), point("middle", fact.to, fact.seat, 0)]);
        break;
      case "summits":
        walks += hops([
          ...way(mountain, "middle", fact.start, fact.steps),
          point("summit", 0, fact.seat, fact.pawn),
        ]);
        break;
      case "pushes":
        pushes += arrow(
          point(fact.ring, fact.start, fact.seat, 0),
          point(fact.ring, fact.to, fact.seat, 0),
          mountain.unit,
        );
        break;
      case "returns":
        pushes += hops([point(fact.ring, fact.start, fact.seat, 0), point("camp", 0, fact.seat, fact.pawn)]);
        break;
      default:
    }
  }
  return { walks, pushes };
}

/** A line that hops from point to point. */
function hops(points: readonly Point[]): string {
  return points
    .map((here, i) => {
      const before = points[i - 1];
      if (!before) return `M${xy(here)}`;
      const lift = 0.3 * Math.hypot(here[0] - before[0], here[1] - before[1]);
      return `Q${num((before[0] + here[0]) / 2)} ${num((before[1] + here[1]) / 2 - lift)} ${xy(here)}`;
    })
    .join("");
}

function arrow(from: Point, to: Point, unit: number): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const head = 11 * unit;
  const tip: Point = [to[0] - dx * 6 * unit, to[1] - dy * 6 * unit];
  const wing = (side: number): Point => [
    tip[0] - head * dx + side * head * 0.7 * dy,
    tip[1] - head * dy - side * head * 0.7 * dx,
  ];
  return `M${xy(from)}L${xy(tip)}M${xy(wing(1))}L${xy(tip)}L${xy(wing(-1))}`;
}
