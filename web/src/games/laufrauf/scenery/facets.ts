/** Slopes as facets of stone, snow or grass, each lit by the way it faces. */
import type { Luck } from "../../kit/luck";
import { Heap } from "../../kit/paint";
import { add, at, between, type Point, xy } from "../../kit/point";
import type { Oval } from "../geometry/oval";

/** Shades of each ground, dark to light: `rock0` to `rock5` and so on in `colours.css`. */
export const SHADES = 6;
export type Ground = "grass" | "rock" | "snow";

export interface Slope {
  readonly below: Oval;
  readonly above: Oval;
  /** How much higher the upper edge lies. */
  readonly lift: number;
  readonly columns: number;
  /** What each row is made of, from below. */
  readonly rows: readonly Ground[];
}

/** Light comes from the upper left and from above. */
const LIGHT = [-0.46, -0.5, 0.73] as const;
/** How much a length towards the viewer is shortened. */
const SLANT = 0.72;

interface Spot {
  readonly point: Point;
  readonly high: number;
}

export function slope({ below, above, lift, columns, rows }: Slope, luck: Luck): string {
  const grid = Array.from({ length: rows.length + 1 }, (_, row) =>
    Array.from({ length: columns }, (__, column): Spot => {
      const part = (column + (row % 2) / 2) / columns;
      const rise = row / rows.length;
      const point = between(below.at(part), above.at(part), rise);
      const edge = row === 0 || row === rows.length;
      if (edge) return { point, high: lift * rise };
      const size = Math.abs(below.half[0] - above.half[0]) / rows.length;
      const stray = luck.within(-0.28, 0.28) * size;
      const along = luck.within(-0.25, 0.25) * size;
      return { point: add(point, [along, stray * 0.6]), high: lift * rise + 0.5 * stray };
    }),
  );
  const heap = new Heap();
  const facet = (ground: Ground, a: Spot, b: Spot, c: Spot): void => {
    const shade = Math.min(Math.max(lit(a, b, c) + luck.within(-0.09, 0.09), 0), 0.999);
    heap.add(`${ground}${Math.floor(shade * SHADES)}`, `M${xy(a.point)}L${xy(b.point)} ${xy(c.point)}Z`);
  };
  rows.forEach((ground, row) => {
    const [low, high] = [grid[row] ?? [], grid[row + 1] ?? []];
    const shift = row % 2;
    for (let i = 0; i < columns; i++) {
      const next = (i + 1) % columns;
      // Odd rows are shifted by half a column.
      const [a, b] = [spot(low, i), spot(low, next)];
      const [c, d] = shift ? [spot(high, next), spot(high, (next + 1) % columns)] : [spot(high, i), spot(high, next)];
      facet(ground, a, b, c);
      facet(ground, b, d, c);
    }
  });
  return `<g class="v-facets">${heap.drawn()}</g>`;
}

function spot(row: readonly Spot[], column: number): Spot {
  const found = row[column];
  if (!found) throw new Error("a slope without a spot");
  return found;
}

/** From 0 for a facet in the shade to 1 for one in full light. */
function lit(a: Spot, b: Spot, c: Spot): number {
  const [u, v] = [solid(a, b), solid(a, c)];
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const up = normal[2] < 0 ? -1 : 1;
  const long = Math.hypot(...normal) || 1;
  const towards = (up * (normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2])) / long;
  return Math.min(Math.max(0.42 + 0.95 * (towards - 0.5), 0), 1);
}

function solid(from: Spot, to: Spot): readonly [number, number, number] {
  const high = to.high - from.high;
  const [x, y] = [to.point[0] - from.point[0], to.point[1] - from.point[1]];
  return [x, (y + high) / SLANT, high];
}

/** A closed line around an oval, as a path. */
export function around(oval: Oval, steps = 72): string {
  const points = Array.from({ length: steps }, (_, i) => oval.at(i / steps));
  return `M${points.map((_, i) => xy(at(points, i))).join("L")}Z`;
}
