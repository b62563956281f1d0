/** The street as a band: where each square lies, which way it runs and how wide it is. */
import { add, at, direction, distance, halfway, type Point, xy } from "../../kit/point";

export interface Street {
  readonly size: readonly [number, number];
  /** The middle of each square, the pen first. */
  readonly squares: readonly Point[];
  readonly width: number;
  /** From one square to the next. */
  readonly spacing: number;
  /** The scale of everything drawn beside the street; 1 for a street 88 wide. */
  readonly unit: number;
}

/** How wide a street may be: squares are not longer across than along, and houses fit between its stretches. */
export function streetOf(size: readonly [number, number], squares: readonly Point[]): Street {
  const lengths = squares.slice(1).map((point, i) => distance(at(squares, i), point));
  const spacing = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
  const width = Math.min(0.92 * spacing, 0.44 * clearance(squares, spacing), 90);
  return { size, squares, width, spacing, unit: width / 88 };
}

/** The smallest distance between stretches of the street that are no neighbours on it. */
function clearance(squares: readonly Point[], spacing: number): number {
  let least = Infinity;
  squares.forEach((a, i) => {
    for (const b of squares.slice(i + 4)) {
      const gap = distance(a, b);
      if (gap > 1.2 * spacing) least = Math.min(least, gap);
    }
  });
  return least;
}

/** The way the street runs at a square, one long. */
export function heading(street: Street, square: number): Point {
  return direction(at(street.squares, square - 1), at(street.squares, square + 1));
}

/** Across the street at a square, one long, to the side that lies to the left when running. */
export function across(street: Street, square: number): Point {
  const [x, y] = heading(street, square);
  return [y, -x];
}

/** A point beside the middle of a square, so many street widths to the left when running. */
export function beside(street: Street, square: number, widths: number): Point {
  return add(at(street.squares, square), across(street, square), widths * street.width);
}

/** Whether a square's left side is the upper one on the drawing (or the outer one where the street climbs). */
export function leftIsUp(street: Street, square: number): boolean {
  return across(street, square)[1] <= 0;
}

/** The line along the street, so many widths to the left of its middle. */
export function along(street: Street, widths: number, from = 0, to = street.squares.length - 1): readonly Point[] {
  const line: Point[] = [];
  for (let square = from; square <= to; square++) line.push(beside(street, square, widths));
  return line;
}

/** The two ends of the line between a square and the next, left first. */
export function border(street: Street, square: number, widths = 0.5): readonly [Point, Point] {
  const middle = halfway(street.squares, square);
  const [x, y] = direction(at(street.squares, square), at(street.squares, square + 1));
  const reach = widths * street.width;
  return [add(middle, [y, -x], reach), add(middle, [y, -x], -reach)];
}

/** The outline of a square as a path, a little inside its borders. */
export function tile(street: Street, square: number, inset: number): string {
  const last = street.squares.length - 1;
  const half = 0.5 - inset / street.width;
  const ahead = heading(street, square);
  const [startLeft, startRight] = square > 0 ? border(street, square - 1, half) : ends(street, square, -1, half);
  const [endLeft, endRight] = square < last ? border(street, square, half) : ends(street, square, 1, half);
  const a = add(startLeft, ahead, inset);
  const b = add(endLeft, ahead, -inset);
  const c = add(endRight, ahead, -inset);
  const d = add(startRight, ahead, inset);
  const left = bulge(a, b, beside(street, square, half));
  const right = bulge(c, d, beside(street, square, -half));
  return `M${xy(a)}Q${xy(left)} ${xy(b)}L${xy(c)}Q${xy(right)} ${xy(d)}Z`;
}

function ends(street: Street, square: number, sign: 1 | -1, widths: number): readonly [Point, Point] {
  const middle = add(at(street.squares, square), heading(street, square), (sign * street.spacing) / 2);
  const side = across(street, square);
  return [add(middle, side, widths * street.width), add(middle, side, -widths * street.width)];
}

/** The control point of the curve from `a` to `b` that passes through `through`. */
function bulge(a: Point, b: Point, through: Point): Point {
  return [2 * through[0] - (a[0] + b[0]) / 2, 2 * through[1] - (a[1] + b[1]) / 2];
}
