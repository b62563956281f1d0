/** The arena: sand, stands full of people, flags, and the twelve places for the ranks. */
import { type Arena, RANKS } from "../geometry/arena";
import type { Luck } from "../../kit/luck";
import { num } from "../../kit/point";
import { type Street, tile } from "../geometry/street";
import { disc, ellipse, Heap, line, path, placed, rect, words } from "../../kit/paint";

const CROWD = ["shirt", "shirt", "scarf", "cloth1", "cloth2", "cloth3", "skin1", "skin2"] as const;

/** `luck` seats the spectators; without it the stands are empty. */
export function bullring(street: Street, arena: Arena, length: number, luck: Luck | null): string {
  const [x, y] = arena.middle;
  const { unit } = street;
  const [wide, high] = arena.walls;
  const [sandWide, sandHigh] = arena.sand;
  const lift = 16 * unit;
  return (
    flags(arena, unit) +
    ellipse(x, y + lift * 0.7, wide + 4 * unit, high, "shade") +
    ellipse(x, y, wide, high, "arenawall") +
    arcade(arena, unit) +
    ellipse(x, y - lift * 0.4, wide - 5 * unit, high - 7 * unit, "stand1") +
    ellipse(x, y - lift * 0.1, (wide + sandWide) / 2, (high + sandHigh) / 2, "stand2") +
    (luck ? spectators(arena, unit, luck) : "") +
    ellipse(x, y, sandWide + 5 * unit, sandHigh + 5 * unit, "barrier") +
    ellipse(x, y, sandWide, sandHigh, "sand") +
    line(ring(x, y, sandWide * 0.9, sandHigh * 0.86), "sandline", 1.6 * unit) +
    squares(street, length) +
    places(arena)
  );
}

const ring = (x: number, y: number, rx: number, ry: number): string =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;

function squares(street: Street, length: number): string {
  let drawn = "";
  for (let square = length + 1; square < street.squares.length; square++)
    drawn += path(tile(street, square, 3 * street.unit), "tilearena");
  return drawn;
}

/** Dark arches around the lower wall. */
function arcade(arena: Arena, unit: number): string {
  const [x, y] = arena.middle;
  const [wide, high] = arena.walls;
  let arches = "";
  for (let angle = 0.06; angle < Math.PI; angle += (15 * unit) / wide) {
    const px = x + Math.cos(angle) * (wide - 3 * unit);
    const py = y + Math.sin(angle) * (high - 4 * unit) + unit;
    arches += `M${num(px)} ${num(py - 3 * unit)}v${num(4 * unit)}`;
  }
  return line(arches, "arch", 5.2 * unit, 'stroke-linecap="round"');
}

function spectators(arena: Arena, unit: number, luck: Luck): string {
  const [x, y] = arena.middle;
  let drawn = "";
  // Row by row from the back, so that heads hide the row behind them.
  for (const part of [0.78, 0.5, 0.22]) {
    const heap = new Heap();
    const rx = arena.sand[0] + (arena.walls[0] - arena.sand[0]) * part;
    const ry = arena.sand[1] + (arena.walls[1] - arena.sand[1]) * part;
    for (let angle = Math.PI * 1.02; angle < Math.PI * 1.98; angle += (10 * unit) / rx) {
      if (luck.chance(0.1)) continue;
      const px = x + Math.cos(angle) * rx;
      const py = y + Math.sin(angle) * ry;
      heap.add(luck.pick(CROWD), disc(px, py, 4.4 * unit));
      heap.add(luck.pick(["skin1", "skin2", "skin3"]), disc(px, py - 4.6 * unit, 2.7 * unit));
    }
    drawn += heap.drawn();
  }
  return drawn;
}

function flags(arena: Arena, unit: number): string {
  const [x, y] = arena.middle;
  const colours = ["redline", "gold", "seat2", "gold", "redline"] as const;
  return colours
    .map((colour, i) => {
      const angle = Math.PI * (1.2 + 0.15 * i);
      const foot = [x + Math.cos(angle) * arena.walls[0], y + Math.sin(angle) * arena.walls[1]] as const;
      return placed(
        foot,
        unit,
        rect(-1.3, -34, 2.6, 44, "iron") +
          path("M1 -34Q10 -38 18 -33T34 -33L28 -26L34 -18Q26 -23 18 -19T1 -20Z", colour),
      );
    })
    .join("");
}

/** A terrace of numbered places; the later, the more it is worth. */
function places(arena: Arena): string {
  const size = arena.seat;
  let drawn = "";
  arena.ranks.forEach(([x, y], i) => {
    drawn += rect(x - size * 0.96, y - size * 0.94, size * 1.92, size * 2.1, "podiumedge", size * 0.34);
    drawn += rect(
      x - size * 0.96,
      y - size * 0.94,
      size * 1.92,
      size * 1.85,
      i === RANKS - 1 ? "gold" : "podium",
      size * 0.34,
    );
    drawn += words(
      x,
      y + size * 0.36,
      size * 1.02,
      String(i + 1),
      "podiumtext",
      'text-anchor="middle" font-weight="800"',
    );
  });
  return drawn;
}
