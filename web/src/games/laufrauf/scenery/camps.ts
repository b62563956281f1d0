/** Base camps in the valley, ladders from level to level, summit camps and the seat of the spirit. */
import { circle, ellipse, line, path, placed } from "../../kit/paint";
import { add, at, between, direction, distance, num, type Point, xy } from "../../kit/point";
import type { Mountain, Ring } from "../geometry/mountain";
import { inkPaintOf, paintOf, signOf } from "../pieces/looks";

/** `lived` tells whether somebody plays from there: then there are tents and a fire. */
export function baseCamps(mountain: Mountain, colours: readonly number[], lived: readonly boolean[]): string {
  const { camps, bases, campUnit: unit, size } = mountain;
  return camps
    .map((camp, corner) => {
      const colour = colours[corner] ?? 0;
      const places = (bases[corner] ?? []).map(([x, y]) => ellipse(x, y, 19 * unit, 10.5 * unit, "place")).join("");
      const ground =
        ellipse(camp[0], camp[1] + 4 * unit, 98 * unit, 68 * unit, "clearingedge") +
        ellipse(camp[0], camp[1] + 2 * unit, 95 * unit, 65 * unit, "clearing");
      const ring =
        `<g opacity="${lived[corner] ? 1 : 0.45}">` +
        line(hoop(add(camp, [0, 2], unit), 88 * unit, 58 * unit), paintOf(colour), 4 * unit) +
        "</g>";
      const turn = camp[0] < size[0] / 2 ? 1 : -1;
      const home = lived[corner]
        ? placed(add(camp, [26 * turn, -26], unit), unit, tent(colour, turn)) +
          placed(add(camp, [-56 * turn, -22], unit), unit, fire())
        : placed(add(camp, [0, -22], unit), 1.3 * unit, pennant(colour));
      return ground + ring + places + home;
    })
    .join("");
}

/** A closed line round a middle. */
const hoop = ([x, y]: Point, rx: number, ry: number): string => {
  const half = (across: number): string => `a${num(rx)} ${num(ry)} 0 1 0 ${num(across)} 0`;
  return `M${num(x - rx)} ${num(y)}${half(2 * rx)}${half(-2 * rx)}Z`;
};

/** A tent some 70 wide and 50 high with the sign of its colour, its door to the left, or to the right for -1. */
function tent(colour: number, turn: number): string {
  const paint = paintOf(colour);
  return (
    `<g transform="scale(${turn} 1)">` +
    ellipse(0, 2, 44, 9, "shade") +
    path("M-36 2-8-44 26-38 40 0Z", paint) +
    path("M-36 2-8-44 8 3Z", "canvas") +
    path("M-8-44 26-38 40 0 8 3Z", paint) +
    path("M-21 2.5-8-32 1 3Z", "canvasshade") +
    path("M-21 2.5-8-32-9 3Z", "wooddark") +
    line("M-8-44-42 5M26-38 50 3M-8-44V-52", "rope", 1.6) +
    `<g transform="translate(18 -17) scale(${0.95 * turn} .95) rotate(4)">` +
    path(signOf(colour), inkPaintOf(colour)) +
    "</g></g>"
  );
}

function fire(): string {
  return (
    circle(0, -6, 46, "glow") +
    circle(0, -6, 30, "glow") +
    line("M-9 2 9-2M-9-2 9 2", "wooddark", 4, 'stroke-linecap="round"') +
    path("M0-22Q9-12 7-4 5 1 0 1-6 1-7-4-8-9-3-13-3-9-1-9 2-14 0-22Z", "flame") +
    path("M1-12Q5-7 4-3 3 0 0 0-4 0-4-3-4-6 1-12Z", "ember")
  );
}

const pennant = (colour: number): string =>
  ellipse(0, 1, 8, 3, "shade") +
  line("M0 0V-34", "wood", 3) +
  path("M1-34 26-27 1-20Z", paintOf(colour)) +
  `<g transform="translate(9 -27) scale(.42)">${path(signOf(colour), inkPaintOf(colour))}</g>`;

/** A ladder from one level to the next, with the sign of its colour. */
export function ladders(mountain: Mountain, colours: readonly number[]): string {
  const { rings, peaks, unit } = mountain;
  return peaks
    .map((peak, corner) => {
      const colour = colours[corner] ?? 0;
      const [low, high] = [0, 1].map((level) => ascentPoint(rings[level as 0 | 1], corner)) as [Point, Point];
      const way = direction(low, high);
      const top = at(peak, 1);
      const last = direction(high, top);
      return (
        ladder(add(low, way, 0.5 * rings[0].depth), add(high, way, -0.5 * rings[1].depth), 20, unit, colour) +
        ladder(add(high, last, 0.5 * rings[1].depth), add(top, last, -18 * unit), 18, unit, colour)
      );
    })
    .join("");
}

function ladder(from: Point, to: Point, wide: number, unit: number, colour: number): string {
  const along = direction(from, to);
  const side = (by: number): Point => [-along[1] * by, along[0] * by];
  const [left, right] = [side((wide * unit) / 2), side((-wide * unit) / 2)];
  const rungs = Math.max(Math.round(distance(from, to) / (11 * unit)), 3);
  let steps = "";
  for (let i = 1; i < rungs; i++) {
    const spot = between(from, to, i / rungs);
    steps += `M${xy(add(spot, left))}L${xy(add(spot, right))}`;
  }
  const rails = `M${xy(add(from, left))}L${xy(add(to, left))}M${xy(add(from, right))}L${xy(add(to, right))}`;
  return (
    line(steps, "wooddark", 6 * unit, 'stroke-linecap="round"') +
    line(steps, "woodlight", 3.4 * unit, 'stroke-linecap="round"') +
    line(rails, "wooddark", 6.4 * unit, 'stroke-linecap="round"') +
    line(rails, paintOf(colour), 3.6 * unit, 'stroke-linecap="round"')
  );
}

/** The places of the summit camps and the rock on which the spirit stands. */
export function summitCamps({ peaks, spirit, unit }: Mountain, colours: readonly number[]): string {
  const places = peaks.map((camp, corner) => {
    const colour = colours[corner] ?? 0;
    return camp
      .map(
        ([x, y]) =>
          ellipse(x, y + 2 * unit, 17 * unit, 10.6 * unit, "topshade") +
          ellipse(x, y, 17 * unit, 10.6 * unit, paintOf(colour)) +
          placed([x, y], 0.62 * unit, `<g transform="scale(1 .74)">${path(signOf(colour), inkPaintOf(colour))}</g>`),
      )
      .join("");
  });
  const [x, y] = spirit;
  const rock =
    ellipse(x, y + 5 * unit, 45 * unit, 21 * unit, "topshade") +
    placed(
      [x, y],
      unit,
      path("M-40 2-31-12-12-18 14-17 33-11 41 3 22 13-20 14Z", "rock1") +
        path("M-31-12-12-18 14-17 33-11 18-4-16-3Z", "rock4") +
        path("M-40 2-31-12-16-3-20 14Z", "rock3") +
        path("M-16-3 18-4 22 13-20 14Z", "rock2"),
    );
  return places.join("") + rock;
}

/** The middle of a corner's ascent square; they lie evenly around, the first corner's first. */
const ascentPoint = (ring: Ring, corner: number): Point => at(ring.squares, ring.ascents[corner] ?? 0);
