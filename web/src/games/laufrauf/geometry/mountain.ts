/** Where everything is on the drawn mountain: two rings of squares, camps below and above, the spirit on top. */
import { add, at, between, direction, type Point } from "../../kit/point";
import { type Oval, ovalOf } from "./oval";

/** What a board says about its rings; corners are numbered clockwise, from the lower left. */
export interface Rings {
  /** How many squares the lower and the middle ring have. */
  readonly lengths: readonly [number, number];
  /** The ascent square of each corner, on the lower and on the middle ring. */
  readonly ascents: readonly [readonly number[], readonly number[]];
}

export interface Ring {
  /** The middle of each square, and what lies outside and inside of the border before it. */
  readonly squares: readonly Point[];
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
  /** From one square to the next, and from the outer to the inner border. */
  readonly spacing: number;
  readonly depth: number;
  /** The ascent square of each corner. */
  readonly ascents: readonly number[];
}

/** A level of the mountain: the flat ground with its two edges. */
export interface Terrace {
  readonly outer: Oval;
  readonly inner: Oval;
}

export interface Mountain {
  readonly size: Point;
  /** What is one unit wide on a large drawing is so wide on this one, and in its camps. */
  readonly unit: number;
  readonly campUnit: number;
  readonly rings: readonly [Ring, Ring];
  /** The foot in the valley, the two terraces, and the edge of the summit. */
  readonly foot: Oval;
  readonly terraces: readonly [Terrace, Terrace];
  readonly summit: Oval;
  /** The base camp of each corner, and the places in it. */
  readonly camps: readonly Point[];
  readonly bases: readonly (readonly Point[])[];
  /** The places of each corner's summit camp. */
  readonly peaks: readonly (readonly Point[])[];
  readonly spirit: Point;
}

const CORNERS = 4;

interface Recipe {
  readonly size: Point;
  readonly unit: number;
  readonly middle: Point;
  /** Half widths and heights of the two rings and of the summit, and how much higher each lies than the one below. */
  readonly halves: readonly [Point, Point, Point];
  readonly lifts: readonly [number, number, number];
  readonly depths: readonly [number, number];
  /** How full the corners of the rings are. */
  readonly bulge: number;
  /** From the drawing's corner to the middle of a base camp, and how large that is drawn. */
  readonly camp: Point;
  readonly campUnit: number;
}

/** For broad screens and for upright ones. */
const RECIPES: Readonly<Record<"wide" | "tall", Recipe>> = {
  wide: {
    size: [1280, 720],
    unit: 1,
    middle: [640, 366],
    halves: [
      [452, 280],
      [290, 168],
      [158, 80],
    ],
    lifts: [22, 44, 34],
    depths: [50, 46],
    bulge: 2.3,
    camp: [112, 96],
    campUnit: 1,
  },
  tall: {
    size: [390, 520],
    unit: 0.5,
    middle: [195, 268],
    halves: [
      [172, 215],
      [117, 136],
      [70, 70],
    ],
    lifts: [9, 20, 14],
    depths: [28, 27],
    bulge: 2.12,
    camp: [41, 42],
    campUnit: 0.4,
  },
};

export type Layout = keyof typeof RECIPES;

export function mountainOf(rings: Rings, layout: Layout): Mountain {
  const recipe = RECIPES[layout];
  const { size, unit, campUnit, halves, lifts, depths, bulge } = recipe;
  const levels = halves.map((_, level): Point => {
    const lift = lifts.slice(1, level + 1).reduce((sum, one) => sum + one, 0);
    return [recipe.middle[0], recipe.middle[1] - lift];
  });
  const middle = (level: number): Point => at(levels, level);
  const lines = [0, 1].map((level) => ovalOf(middle(level), at(halves, level), bulge));
  const ring = (level: 0 | 1): Ring =>
    ringOf(lines[level] as Oval, rings.lengths[level], rings.ascents[level], depths[level]);
  const terrace = (level: 0 | 1): Terrace => {
    const reach = depths[level] / 2 + 7 * unit;
    return {
      outer: ovalOf(middle(level), grown(halves[level], reach), bulge),
      inner: ovalOf(middle(level), grown(halves[level], -reach), bulge),
    };
  };
  const foot = add(middle(0), [0, lifts[0]]);
  const summit = ovalOf(middle(2), halves[2], 2.1);
  const camps = cornersOf(size, recipe.camp);
  const [lower, upper] = [ring(0), ring(1)];
  return {
    size,
    unit,
    campUnit,
    rings: [lower, upper],
    foot: ovalOf(foot, grown(halves[0], depths[0] / 2 + 24 * unit), bulge),
    terraces: [terrace(0), terrace(1)],
    summit,
    camps,
    bases: camps.map((camp) => trio(camp, 42 * campUnit)),
    peaks: camps.map((_, corner) => peakOf(summit, corner, unit)),
    spirit: add(summit.middle, [0, 8 * unit]),
  };
}

const grown = ([x, y]: Point, by: number): Point => [x + by, y + by];

/** Evenly spaced squares with each corner's ascent square where the line turns that corner. */
function ringOf(line: Oval, length: number, ascents: readonly number[], depth: number): Ring {
  const first = ascents[0] ?? 0;
  const part = (square: number): number => (square - first) / length;
  const reach = (square: number, by: number): Point => {
    const here = line.at(part(square));
    const along = direction(line.at(part(square - 0.2)), line.at(part(square + 0.2)));
    // Clockwise, with y downwards: what lies to the left of the way lies outside.
    return add(here, [along[1], -along[0]], by);
  };
  const all = Array.from({ length }, (_, i) => i);
  return {
    squares: all.map((i) => line.at(part(i))),
    outer: all.map((i) => reach(i - 0.5, depth / 2)),
    inner: all.map((i) => reach(i - 0.5, -depth / 2)),
    spacing: line.length / length,
    depth,
    ascents,
  };
}

/** Lower left, upper left, upper right, lower right. */
function cornersOf([width, height]: Point, [x, y]: Point): readonly Point[] {
  return [
    [x, height - y],
    [x, y],
    [width - x, y],
    [width - x, height - y],
  ];
}

/** Three places around a point, one of them nearer to who looks at it. */
function trio([x, y]: Point, apart: number): readonly Point[] {
  return [
    [x - apart, y],
    [x, y + 0.55 * apart],
    [x + apart, y],
  ];
}

/** Three places along the edge of the summit, in the quarter of a corner. */
function peakOf(summit: Oval, corner: number, unit: number): readonly Point[] {
  const line = ovalOf(add(summit.middle, [0, 2 * unit]), grown(summit.half, -24 * unit), 2.1);
  // A little towards the sides: the spirit stands in the middle.
  const side = corner % 2 === 0 ? 0.026 : -0.026;
  return [-1, 0, 1].map((place) => line.at(corner / CORNERS + side + place * 0.066));
}

/** The border of a square: its four corners, drawn in by a part of its width. */
export function tileOf(ring: Ring, square: number, margin: number): readonly Point[] {
  const next = (square + 1) % ring.squares.length;
  const corners = [at(ring.outer, square), at(ring.outer, next), at(ring.inner, next), at(ring.inner, square)];
  const middle = at(ring.squares, square);
  return corners.map((corner) => between(corner, middle, margin));
}
