/** The areas of the board that choose a runner: one for all runners of a seat on a square, as they are alike. */
import type { Standing, Whereabouts } from "../geometry/standing";
import type { Piece } from "./choice";

export interface Handle {
  /** The runner it chooses, and all it stands for. */
  readonly piece: Piece;
  readonly all: readonly Piece[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `smallest` is what a finger needs; where several seats share a square they have to do with less. */
export function handlesOf(
  pieces: readonly Piece[],
  runners: readonly (readonly Whereabouts[])[],
  spots: readonly (readonly Standing[])[],
  smallest: number,
): readonly Handle[] {
  const places = new Map<string, Piece[]>();
  const seatsOn = new Map<number, Set<number>>();
  for (const piece of pieces) {
    const square = runners[piece[0]]?.[piece[1]]?.square ?? 0;
    const key = `${piece[0]} ${square}`;
    places.set(key, [...(places.get(key) ?? []), piece]);
    seatsOn.set(square, (seatsOn.get(square) ?? new Set()).add(piece[0]));
  }
  return [...places].flatMap(([key, all]) => {
    const [piece] = all;
    const first = piece && spots[piece[0]]?.[piece[1]];
    if (!piece || !first) return [];
    const crowded = (seatsOn.get(Number(key.split(" ")[1]))?.size ?? 1) > 1;
    const row = all.flatMap(([seat, runner]) => spots[seat]?.[runner] ?? []).filter((spot) => spot.y === first.y);
    const left = Math.min(...row.map((spot) => spot.x));
    const right = Math.max(...row.map((spot) => spot.x));
    const figure = first.height * (first.badge === 0 ? 0.6 : 1);
    const width = Math.max(right - left + figure, crowded ? 0 : smallest);
    return [{ piece, all, x: (left + right) / 2, y: first.y, width, height: first.height }];
  });
}
