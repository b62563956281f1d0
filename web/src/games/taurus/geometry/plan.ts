/** Where the things of a board are drawn. The engine's grid is whole numbers; a drawing has room around it. */
import type { Point } from "../../kit/point";
import type { Board } from "../show/types";

/** Units of the drawing across a field. */
const FIELD = 128;
/** The wooden frame around the fields. */
export const FRAME = 42;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Plot extends Box {
  readonly dark: boolean;
}

export interface Plan {
  readonly size: readonly [number, number];
  readonly plots: readonly Plot[];
  /** By name, in the order of the fields. */
  readonly holes: ReadonlyMap<string, Point>;
  /** Where the bulls stand, field by field. */
  readonly spots: readonly Point[];
  /** Where the fields leave a place of the grid free. */
  readonly gaps: readonly Box[];
  /** Any point of the engine's grid. */
  readonly at: (x: number, y: number) => Point;
}

export function planOf(board: Board): Plan {
  const unit = FIELD / board.field;
  const at = (x: number, y: number): Point => [FRAME + x * unit, FRAME + y * unit];
  const [right, bottom] = at(...board.size);
  const plots = board.fields.map(({ x, y, dark }): Plot => ({ ...boxAt(at(x, y)), dark }));
  return {
    size: [right + FRAME, bottom + FRAME],
    plots,
    holes: new Map(board.fields.flatMap(({ holes }) => holes.map(({ hole, x, y }) => [hole, at(x, y)] as const))),
    spots: board.fields.map(({ bull: [x, y] }) => at(x, y)),
    gaps: gapsOf(right, bottom, plots),
    at,
  };
}

const boxAt = ([x, y]: Point): Box => ({ x, y, width: FIELD, height: FIELD });

function gapsOf(right: number, bottom: number, plots: readonly Plot[]): readonly Box[] {
  const found: Box[] = [];
  for (let y = FRAME; y + FIELD <= bottom; y += FIELD) {
    for (let x = FRAME; x + FIELD <= right; x += FIELD) {
      const free = plots.every((plot) => Math.abs(plot.x - x) >= FIELD || Math.abs(plot.y - y) >= FIELD);
      if (free) found.push(boxAt([x, y]));
    }
  }
  return found;
}

/** The hole of that name; boards and positions come from one server, so it is there. */
export function holeAt(plan: Plan, name: string): Point {
  const found = plan.holes.get(name);
  if (!found) throw new Error(`no hole ${name}`);
  return found;
}

/** The spot of a field, counted from 1. */
export function spotAt(plan: Plan, field: number): Point {
  const found = plan.spots[field - 1];
  if (!found) throw new Error(`no field ${field}`);
  return found;
}

/** The line round a circuit as an SVG path. */
export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;

/** The mean of some points: where a sign for all of them goes. */
export function centre(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [dx, dy]) => [x + dx, y + dy] as const, [0, 0] as const);
  return [sum[0] / points.length, sum[1] / points.length];
}
