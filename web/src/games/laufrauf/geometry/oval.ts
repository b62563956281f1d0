/** A rounded line around a middle, walked evenly and clockwise as seen on the screen. */
import type { Point } from "../../kit/point";

export interface Oval {
  readonly middle: Point;
  /** Half its width and half its height. */
  readonly half: Point;
  /** The point after this part of the way round, from the lower left corner over the left side; 1 is a whole round. */
  readonly at: (part: number) => Point;
  readonly length: number;
}

const SAMPLES = 720;

/** `bulge` is 2 for an ellipse, more for fuller corners. */
export function ovalOf(middle: Point, half: Point, bulge = 2.3): Oval {
  const power = 2 / bulge;
  const swell = (value: number): number => Math.sign(value) * Math.abs(value) ** power;
  // From the top clockwise, so that a quarter of the way lies evenly around each corner.
  const points = Array.from({ length: SAMPLES + 1 }, (_, i): Point => {
    const turn = (2 * Math.PI * i) / SAMPLES - Math.PI / 2;
    return [middle[0] + half[0] * swell(Math.cos(turn)), middle[1] + half[1] * swell(Math.sin(turn))];
  });
  const ways = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    ways.push((ways[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const length = ways[SAMPLES] ?? 0;
  const at = (part: number): Point => {
    const way = mod(part + 5 / 8) * length;
    const i = firstBeyond(ways, way);
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const [from, to] = [ways[i - 1] ?? 0, ways[i] ?? 0];
    const rest = to > from ? (way - from) / (to - from) : 0;
    return [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest];
  };
  return { middle, half, at, length };
}

const mod = (part: number): number => part - Math.floor(part);

/** The index of the first way that is longer, at least 1. */
function firstBeyond(ways: readonly number[], way: number): number {
  let [low, high] = [1, ways.length - 1];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((ways[half] ?? 0) > way) high = half;
    else low = half + 1;
  }
  return low;
}
