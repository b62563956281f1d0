/** The street itself: paving, square numbers, fences, the pen, the start and the red line. */
import { type Arena, within } from "../geometry/arena";
import { add, at, halfway, num, type Point, smooth, xy } from "../../kit/point";
import { across, along, beside, border, heading, leftIsUp, type Street, tile } from "../geometry/street";
import { circle, line, path, placed, rect, words } from "../../kit/paint";

export interface Track {
  readonly length: number;
  readonly tomatoes: number;
  readonly fear: readonly number[];
}

export function road(street: Street, track: Track, cobbled = true): string {
  const { width, unit } = street;
  const last = track.length;
  const band = smooth([...street.squares.slice(0, last + 1), halfway(street.squares, last)]);
  return (
    line(band, "kerbshade", width + 17 * unit) +
    line(band, "kerb", width + 12 * unit) +
    line(band, "street", width) +
    squares(street, track, cobbled) +
    fences(street, last) +
    pen(street)
  );
}

function squares(street: Street, track: Track, cobbled: boolean): string {
  const inset = 1.6 * street.unit;
  let drawn = "";
  for (let square = 1; square <= track.length; square++) {
    const tomato = square === track.tomatoes || square === track.tomatoes + 1;
    const fear = track.fear.includes(square);
    const colour = tomato
      ? "tiletomato"
      : fear
        ? "tilefear"
        : square === 1
          ? "tilestart"
          : square % 2
            ? "tile1"
            : "tile2";
    drawn += path(tile(street, square, inset), colour);
    if (cobbled && !tomato && !fear && square !== 1) drawn += cobbles(street, square);
  }
  return drawn;
}

function cobbles(street: Street, square: number): string {
  const [x, y] = heading(street, square);
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  const w = street.width / 88;
  let d = "";
  for (const [px, py] of [
    [-26, -22],
    [14, -30],
    [24, 8],
    [-12, 24],
    [-30, 4],
    [2, -6],
  ] as const)
    d += `M${px} ${py}h9m-12 5h9`;
  return placed(at(street.squares, square), w, line(d, "cobble", 1.6, 'stroke-linecap="round"'), turn);
}

/** Small numbers in the corner of the squares, on the lower side of the street. */
export function numbers(street: Street, length: number): string {
  const size = Math.max(15 * street.unit, 8);
  let drawn = "";
  for (let square = 2; square <= length; square++) {
    const [x, y] = numberPlace(street, square);
    drawn += words(x, y + size * 0.36, size, String(square), "number", 'text-anchor="middle" font-weight="700"');
  }
  return `<g aria-hidden="true">${drawn}</g>`;
}

function numberPlace(street: Street, square: number): Point {
  const side = leftIsUp(street, square) ? -0.38 : 0.38;
  return add(beside(street, square, side), heading(street, square), 0.34 * street.spacing);
}

/** Posts and rails along both sides, open where the street bends tightly. */
function fences(street: Street, last: number): string {
  const { unit, width } = street;
  const away = 0.5 + (8 * unit) / width;
  let drawn = "";
  for (const side of [away, -away]) {
    const rail = smooth(along(street, side, 1, last));
    drawn += line(rail, "post", 9 * unit, `stroke-dasharray="${num(3.4 * unit)} ${num(23 * unit)}"`);
    drawn += line(rail, "rail", 2.6 * unit);
  }
  return drawn;
}

/** Torro's corral around square 0. */
function pen(street: Street): string {
  const half = street.width / 2 / street.unit + 6;
  const [x, y] = heading(street, 0);
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  let straw = "";
  for (const [px, py] of [
    [-30, -24],
    [-12, 20],
    [12, -28],
    [18, 26],
    [-26, 4],
    [26, -4],
    [-4, -8],
  ] as const)
    straw += `M${px} ${py}l8 -5m-4 6l9 -2`;
  const corral =
    rect(-44, -half, 84, 2 * half, "pen", 12) +
    line(straw, "straw", 2.4, 'stroke-linecap="round"') +
    line(
      `M40 ${-half}H-34a10 10 0 0 0 -10 10V${half - 10}a10 10 0 0 0 10 10H40`,
      "post",
      8,
      'stroke-linejoin="round"',
    ) +
    line(`M40 ${-half}H-34a10 10 0 0 0 -10 10V${half - 10}a10 10 0 0 0 10 10H40`, "rail", 3) +
    line(`M40 ${-half}V-20M40 ${half}V20`, "post", 7, 'stroke-linecap="round"') +
    line(`M40 ${-half}L64 ${-half - 20}`, "rail", 6, 'stroke-linecap="round"');
  return placed(at(street.squares, 0), street.unit, corral, turn);
}

/** The signpost to the arena beside the start. */
export function startSign(street: Street): string {
  const up = leftIsUp(street, 1) ? 1 : -1;
  const foot = beside(street, 1, up * 0.56);
  const sign =
    rect(-2.5, -44, 5, 50, "trunk", 2) +
    path("M-26 -50H20L34 -39L20 -28H-26Z", "sign") +
    words(-2, -34.5, 13.5, "ARENA", "signtext", 'text-anchor="middle" font-weight="800"');
  return placed(foot, Math.max(street.unit, 0.62), sign) + startLine(street);
}

function startLine(street: Street): string {
  const [left, right] = border(street, 0, 0.47);
  const ahead = heading(street, 1);
  const parts = 8;
  let drawn = "";
  for (let i = 0; i < parts; i++) {
    for (const row of [0, 1]) {
      const from = (i + 0) / parts;
      const to = (i + 1) / parts;
      const corner = (part: number, along: number): Point =>
        add(
          [left[0] + (right[0] - left[0]) * part, left[1] + (right[1] - left[1]) * part],
          ahead,
          along * 5 * street.unit,
        );
      const d = `M${xy(corner(from, row))}L${xy(corner(to, row))}L${xy(corner(to, row + 1))}L${xy(corner(from, row + 1))}Z`;
      drawn += path(d, (i + row) % 2 ? "black" : "white");
    }
  }
  return drawn;
}

/** The red line with its gate, between the last square of the street and the arena. */
export function redLine(street: Street, length: number): string {
  const [left, right] = border(street, length, 0.52);
  const { unit } = street;
  const banner =
    line(`M${xy(left)}L${xy(right)}`, "redglow", 15 * unit, 'stroke-linecap="round"') +
    line(`M${xy(left)}L${xy(right)}`, "redline", 8 * unit, 'stroke-linecap="round"');
  const post = (foot: Point): string =>
    placed(
      foot,
      unit,
      rect(-5, -40, 10, 44, "gate", 3) +
        rect(-7, -44, 14, 7, "gatetop", 2) +
        path("M0 -64L24 -57L0 -50Z", "redline") +
        rect(-1.4, -66, 2.8, 24, "gatetop"),
    );
  const ends = [left, right].map((end, i) => add(end, across(street, length), (i === 0 ? 1 : -1) * 6 * unit));
  return (
    banner +
    ends
      .sort((a, b) => a[1] - b[1])
      .map(post)
      .join("")
  );
}

/** A glow of lanterns along the street, seen in the evening only. */
export function lanterns(street: Street, track: Track, arena: Arena): string {
  const lantern =
    rect(-1.8, -34, 3.6, 36, "iron") + path("M-6 -34h12l-2.5 -13h-7Z", "lantern") + path("M-5 -47h10l-5 -5Z", "iron");
  let drawn = "";
  for (let square = 3; square <= track.length; square += 2) {
    const foot = kerbside(street, arena, square, 12);
    const crowded = [...track.fear, track.tomatoes, track.tomatoes + 1].some((other) => Math.abs(other - square) < 2);
    if (!crowded) drawn += placed(foot, street.unit, lantern + glow(0, -40, 62));
  }
  return drawn;
}

/** Light that fades outwards; circles one in another, as a gradient would need a name of its own on the page. */
export const glow = (x: number, y: number, radius: number): string =>
  [1, 0.8, 0.62, 0.46, 0.32, 0.2].map((part) => circle(x, y, part * radius, "glow")).join("");

/** Where something stands at the kerb, so many units off it: on the upper side unless the arena is there. */
export function kerbside(street: Street, arena: Arena, square: number, off: number): Point {
  const up = leftIsUp(street, square) ? 1 : -1;
  const away = 0.5 + (off * street.unit) / street.width;
  const foot = beside(street, square, up * away);
  return within(arena, foot, 26 * street.unit) ? beside(street, square, -up * away) : foot;
}
