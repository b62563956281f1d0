/** The bullring around the arena squares, and where the ranks stand. */
import { at, distance, halfway, type Point } from "../../kit/point";
import type { Street } from "./street";

export interface Arena {
  readonly middle: Point;
  /** Half axes of the sand. */
  readonly sand: Point;
  /** Half axes of the walls around the stands. */
  readonly walls: Point;
  /** The middle of each rank's place, rank 1 first. */
  readonly ranks: readonly Point[];
  /** The radius of a rank's place. */
  readonly seat: number;
}

export const RANKS = 12;

/** `length` is the last square of the street; the squares after it lie in the arena. */
export function arenaOf(street: Street, length: number): Arena {
  const inside = street.squares.slice(length + 1);
  const xs = inside.map((point) => point[0]);
  const ys = inside.map((point) => point[1]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const { width, spacing } = street;
  const sand: Point = [(right - left) / 2 + 0.72 * spacing, (bottom - top) / 2 + 0.95 * width];
  const walls: Point = [sand[0] + 0.22 * width, sand[1] + 0.62 * width];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const gate = at(street.squares, length);
  // The side where the street comes in stays free.
  let from = Math.max(gate[0] < left ? left - 0.4 * spacing : middle[0] - walls[0], 0);
  let to = Math.min(gate[0] > right ? right + 0.4 * spacing : middle[0] + walls[0], street.size[0]);
  for (;;) {
    const seat = Math.min((to - from) / RANKS / 2.12, 0.3 * width);
    const ranks = places(middle, (sand[1] + walls[1]) / 2 + 0.2 * seat, from, to);
    const hidden = ranks.find((place) => onStreet(street, length, place, seat));
    if (!hidden || to - from < walls[0]) return { middle, sand, walls, seat, ranks };
    if (hidden[0] < middle[0]) from += 0.5 * seat;
    else to -= 0.5 * seat;
  }
}

/** Whether something so large would cover the street before the arena. */
function onStreet(street: Street, length: number, point: Point, size: number): boolean {
  const reach = 0.5 * street.width + 1.1 * size;
  return street.squares
    .slice(0, length + 1)
    .some((square, i) => distance(square, point) < reach || distance(halfway(street.squares, i), point) < reach);
}

/** Twelve places in a gentle bow below the sand, evenly spread from left to right. */
function places(middle: Point, below: number, from: number, to: number): readonly Point[] {
  return Array.from({ length: RANKS }, (_, i): Point => {
    const part = (i + 0.5) / RANKS;
    const bow = 1 - 0.3 * (2 * part - 1) ** 2;
    return [from + part * (to - from), middle[1] + bow * below];
  });
}

/** Whether a point lies within the walls, grown by `margin`. */
export function within(arena: Arena, [x, y]: Point, margin: number): boolean {
  const dx = (x - arena.middle[0]) / (arena.walls[0] + margin);
  const dy = (y - arena.middle[1]) / (arena.walls[1] + margin);
  return dx * dx + dy * dy < 1;
}

export const rankPlace = (arena: Arena, rank: number): Point => at(arena.ranks, rank - 1);
