/** The squares of both rings: plain slabs, run-ups outlined for their colour, and ascent squares. */
import { Heap, line, path, placed, words } from "../../kit/paint";
import { at, between, type Point, xy } from "../../kit/point";
import { type Mountain, type Ring, tileOf } from "../geometry/mountain";
import { dashesOf, inkPaintOf, paintOf, signOf } from "../pieces/looks";

/** What a square is to a corner: so many squares before its ascent square; 0 is the ascent square itself. */
export interface RunUp {
  readonly corner: number;
  readonly distance: number;
}

/** For each square of a ring, whose run-up or ascent square it is. */
export type Marks = readonly (RunUp | null)[];

export function squares(mountain: Mountain, level: 0 | 1, marks: Marks, colours: readonly number[]): string {
  const ring = mountain.rings[level];
  const { unit } = mountain;
  const heap = new Heap();
  const tone = level === 0 ? "slab" : "plate";
  let drawn = "";
  marks.forEach((mark, square) => {
    const tile = tileOf(ring, square, 0.055);
    const below = tile.map(([x, y]): Point => [x + 1.5 * unit, y + 3 * unit]);
    heap.add("slabshade", rounded(below, 0.2));
    const colour = mark ? (colours[mark.corner] ?? 0) : 0;
    if (mark?.distance === 0) drawn += ascent(ring, square, colour, unit);
    else if (mark) drawn += runUp(ring, square, mark.distance, colour, unit, `${tone}${1 + (square % 2)}`);
    else heap.add(`${tone}${1 + (square % 2)}`, rounded(tile, 0.2));
  });
  return heap.drawn() + drawn;
}

function runUp(ring: Ring, square: number, distance: number, colour: number, unit: number, ground: string): string {
  const wide = 4.4 * unit;
  const edge = rounded(tileOf(ring, square, 0.11), 0.2);
  const [x, y] = at(ring.squares, square);
  const size = 17 * unit;
  return (
    path(rounded(tileOf(ring, square, 0.055), 0.2), ground) +
    line(
      edge,
      paintOf(colour),
      wide,
      `stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${dashesOf(colour, wide)}"`,
    ) +
    words(x, y + 0.36 * size, size, String(distance), "number", 'font-weight="800" text-anchor="middle"')
  );
}

function ascent(ring: Ring, square: number, colour: number, unit: number): string {
  const outline = rounded(tileOf(ring, square, 0.02), 0.2);
  return (
    path(outline, paintOf(colour)) +
    line(rounded(tileOf(ring, square, 0.12), 0.2), inkPaintOf(colour), 1.6 * unit) +
    placed(at(ring.squares, square), 1.12 * unit, path(signOf(colour), inkPaintOf(colour)))
  );
}

/** A closed shape with its corners taken off by a part of its sides. */
export function rounded(corners: readonly Point[], part: number): string {
  const many = corners.length;
  const steps = corners.map((corner, i) => {
    const before = at(corners, (i + many - 1) % many);
    const after = at(corners, (i + 1) % many);
    const [from, to] = [between(corner, before, part), between(corner, after, part)];
    return `${i === 0 ? "M" : "L"}${xy(from)}Q${xy(corner)} ${xy(to)}`;
  });
  return `${steps.join("")}Z`;
}
