/** Where houses and trees find room beside the street. */
import { type Arena, within } from "./arena";
import type { Luck } from "../../kit/luck";
import { distance, type Point } from "../../kit/point";
import type { Street } from "./street";

export interface Plot {
  readonly kind: "house" | "green";
  readonly left: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

/** Plots that touch neither street nor arena, those further back first; `taken` are points to stay clear of. */
export function plots(
  street: Street,
  arena: Arena,
  horizon: number,
  luck: Luck,
  taken: readonly Point[],
): readonly Plot[] {
  const found: Plot[] = [];
  const { unit } = street;
  let left = -10 * unit;
  while (left < street.size[0]) {
    const width = luck.within(62, 96) * unit;
    for (const [top, base] of gaps(street, arena, left, width, taken)) {
      if (base > horizon - 30 * unit) found.push(...fill(street, horizon, luck, left, width, top, base));
    }
    left += width;
  }
  return found.sort((a, b) => a.base - b.base || a.left - b.left);
}

/** One house at the lower end of a gap, and more behind it while there is room. */
function fill(
  street: Street,
  horizon: number,
  luck: Luck,
  left: number,
  width: number,
  top: number,
  base: number,
): Plot[] {
  const { unit, size } = street;
  const room = base - top;
  const front = base >= size[1];
  if (room < 46 * unit) return [{ kind: "green", left, base, width, height: room }];
  const open = top <= 0;
  const tallest = open ? Math.min(room - 16 * unit, 168 * unit) : room;
  const park = front || luck.chance(0.12);
  const [low, high] = park ? PARK : open ? SKYLINE : TERRACE;
  const height = Math.min(tallest, luck.within(low, high) * unit);
  const plot: Plot = { kind: park ? "green" : "house", left, base, width, height };
  const behind = base - (park ? height : 0.62 * height);
  if (behind - Math.max(top, horizon) > 40 * unit && behind - top > 70 * unit) {
    return [...fill(street, horizon, luck, left, width, top, behind), plot];
  }
  return [plot];
}

/** How high things are, at least and at most. */
const PARK = [52, 64] as const;
const SKYLINE = [78, 150] as const;
const TERRACE = [92, 150] as const;

/** The stretches of a column, top to bottom, where something may stand. */
function gaps(street: Street, arena: Arena, left: number, width: number, taken: readonly Point[]): [number, number][] {
  const step = 3;
  const columns = [0.02, 0.27, 0.5, 0.73, 0.98].map((part) => left + part * width);
  const found: [number, number][] = [];
  let top: number | null = null;
  for (let y = 0; y <= street.size[1]; y += step) {
    const free = columns.every((x) => isFree(street, arena, [x, y], taken));
    if (free) top ??= y;
    else if (top !== null) {
      found.push([top, y - step]);
      top = null;
    }
  }
  if (top !== null) found.push([top, street.size[1]]);
  return found.filter(([from, to]) => to - from > 16 * street.unit);
}

function isFree(street: Street, arena: Arena, point: Point, taken: readonly Point[]): boolean {
  const reach = 0.5 * street.width + 11 * street.unit;
  if (within(arena, point, 8 * street.unit)) return false;
  if (taken.some((other) => distance(other, point) < 24 * street.unit)) return false;
  return street.squares.every((square, i) => {
    const next = street.squares[i + 1];
    const middle: Point = next ? [(square[0] + next[0]) / 2, (square[1] + next[1]) / 2] : square;
    return distance(square, point) > reach && distance(middle, point) > reach;
  });
}
