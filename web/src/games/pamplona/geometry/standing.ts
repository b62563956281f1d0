/** Where every piece stands on the drawing. */
import { type Arena, rankPlace } from "./arena";
import { gather, type Piece, type Room } from "./crowd";
import { at, type Point } from "../../kit/point";
import { heading, type Street } from "./street";

export interface Standing {
  /** The middle of the feet. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** As in `Spot`. */
  readonly badge: number;
}

export interface Whereabouts {
  readonly square: number;
  readonly rank: number;
}

/** For each seat each runner's place; `walking` stands alone, in front of those on its square. */
export function standings(
  street: Street,
  arena: Arena,
  seats: readonly (readonly Whereabouts[])[],
  torro: number,
  walking: readonly [number, number] | null,
  lowest: number,
): readonly (readonly Standing[])[] {
  const places = new Map<string, { piece: Piece; square: number; rank: number }[]>();
  seats.forEach((runners, seat) =>
    runners.forEach(({ square, rank }, runner) => {
      const alone = walking?.[0] === seat && walking[1] === runner;
      const key = alone ? "walking" : rank > 0 ? `rank ${rank}` : `square ${square}`;
      const list = places.get(key) ?? [];
      list.push({ piece: { seat, runner }, square, rank });
      places.set(key, list);
    }),
  );
  const found: Standing[][] = seats.map(() => []);
  for (const list of places.values()) {
    const first = list[0];
    if (!first) continue;
    const { middle, room } =
      first.rank > 0 ? onRank(arena, first.rank, lowest) : onSquare(street, first.square, torro, lowest);
    const spots = gather(
      list.map(({ piece }) => piece),
      room,
    );
    list.forEach(({ piece }, i) => {
      const spot = spots[i];
      if (spot) (found[piece.seat] ??= [])[piece.runner] = { ...spot, x: middle[0] + spot.x, y: middle[1] + spot.y };
    });
  }
  return found;
}

function onSquare(street: Street, square: number, torro: number, lowest: number): { middle: Point; room: Room } {
  const [x, y] = at(street.squares, square);
  const { width, spacing } = street;
  const withTorro = square === torro;
  return {
    middle: [x, y + (withTorro ? 0.2 : -0.06) * width],
    room: {
      wide: 0.94 * Math.min(spacing, 1.3 * width),
      high: (withTorro ? 0.72 : 1.02) * width,
      tallest: (withTorro ? 0.62 : 0.74) * width,
      lowest,
    },
  };
}

function onRank(arena: Arena, rank: number, lowest: number): { middle: Point; room: Room } {
  const [x, y] = rankPlace(arena, rank);
  const high = 2.3 * arena.seat;
  return {
    middle: [x, y - 0.35 * arena.seat - high / 2],
    room: { wide: 2 * arena.seat, high, tallest: high, lowest: Math.min(lowest, 1.2 * arena.seat) },
  };
}

export interface BullStanding extends Standing {
  readonly width: number;
  /** He looks to the left. */
  readonly left: boolean;
}

/** Torro, a little further back where runners share his square. */
export function bullStanding(street: Street, square: number, shared: boolean): BullStanding {
  const [x, y] = at(street.squares, square);
  const width = 1.08 * Math.min(street.spacing, 1.12 * street.width);
  const [ahead] = heading(street, square);
  const [later] = heading(street, square + 2);
  return {
    x,
    y: y + (shared ? -0.14 : 0.32) * street.width,
    width,
    height: (width * 86) / 120,
    badge: 0,
    left: Math.abs(ahead) > 0.35 ? ahead < 0 : later < 0,
  };
}
