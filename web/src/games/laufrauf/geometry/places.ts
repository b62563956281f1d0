/** From what a board and a view say to points of the drawing. */
import { add, at, type Point } from "../../kit/point";
import type { Marks } from "../scenery/squares";
import type { Board, Level } from "../show/types";
import type { Mountain, Rings } from "./mountain";

/** Squares are numbered from 1 on a board and from 0 on a drawing. */
export const ringsOf = (board: Board): Rings => ({
  lengths: [board.lower, board.middle],
  ascents: [board.corners.map((corner) => corner.lower - 1), board.corners.map((corner) => corner.middle - 1)],
});

/** Whose run-up or ascent square each square is, on the lower and on the middle level. */
export function marksOf(board: Board): readonly [Marks, Marks] {
  const marks = (length: number, ascent: "lower" | "middle"): Marks => {
    const found = Array.from({ length }, (): { corner: number; distance: number } | null => null);
    board.corners.forEach((sides, corner) => {
      const way = sides[`${ascent}_run_up`];
      way.forEach((square, i) => (found[square - 1] = { corner, distance: way.length - i }));
      found[sides[ascent] - 1] = { corner, distance: 0 };
    });
    return found;
  };
  return [marks(board.lower, "lower"), marks(board.middle, "middle")];
}

/** A place where a pawn may be: a numbered square of a level, or one of three places in the camps of a corner. */
export interface Place {
  readonly level: Level;
  readonly square: number;
  readonly corner: number;
  readonly index: number;
}

/** The middle of the ground that a pawn stands on. */
export function pointOf(mountain: Mountain, { level, square, corner, index }: Place): Point {
  if (level === "camp") return at(mountain.bases[corner] ?? [], index);
  if (level === "summit") return at(mountain.peaks[corner] ?? [], index);
  return at(mountain.rings[level === "lower" ? 0 : 1].squares, square - 1);
}

/** How high pawns are on the way, and how much smaller in the camps. */
export const pawnHeight = (mountain: Mountain): number => 1.36 * mountain.rings[1].spacing;
export const scaleIn = (mountain: Mountain, level: Level): number =>
  level === "camp" ? (mountain.campUnit < mountain.unit ? 0.72 : 0.92) : level === "summit" ? 0.8 : 1;

/** Where the feet of a pawn are. */
export function feetOf(mountain: Mountain, place: Place): Point {
  const drop = place.level === "lower" || place.level === "middle" ? 0.2 * mountain.rings[1].depth : 4 * mountain.unit;
  return add(pointOf(mountain, place), [0, drop]);
}

/** The squares of a run, the first and the last included; backwards where `steps` is negative. */
export function way(mountain: Mountain, level: "lower" | "middle", start: number, steps: number): readonly Point[] {
  const { squares } = mountain.rings[level === "lower" ? 0 : 1];
  const step = Math.sign(steps);
  return Array.from({ length: Math.abs(steps) + 1 }, (_, i) => {
    const index = start - 1 + step * i;
    return at(squares, ((index % squares.length) + squares.length) % squares.length);
  });
}
