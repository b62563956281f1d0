/** The valley around the mountain: fields, a lake, woods and what lives there. */
import type { Luck } from "../../kit/luck";
import { circle, ellipse, Heap, line, path, placed, rect } from "../../kit/paint";
import { add, distance, num, type Point, smooth, xy } from "../../kit/point";
import type { Mountain } from "../geometry/mountain";
import type { Oval } from "../geometry/oval";

export function valley(mountain: Mountain, luck: Luck): string {
  const { size, unit } = mountain;
  return rect(0, 0, size[0], size[1], "meadow") + fields(size, unit, luck) + lake(mountain) + paths(mountain);
}

/** A patchwork of fields with hedges between them. */
function fields([width, height]: Point, unit: number, luck: Luck): string {
  const heap = new Heap();
  const [wide, high] = [150 * unit, 96 * unit];
  const columns = Math.ceil(width / wide) + 1;
  const rows = Math.ceil(height / high) + 1;
  const corner = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column): Point => [
      (column - 0.5 + (row % 2) * 0.3 + luck.within(-0.2, 0.2)) * wide,
      (row - 0.5 + luck.within(-0.22, 0.22)) * high,
    ]),
  );
  let hedges = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [
        corner[row]?.[column],
        corner[row]?.[column + 1],
        corner[row + 1]?.[column + 1],
        corner[row + 1]?.[column],
      ];
      if (!a || !b || !c || !d) continue;
      heap.add(`field${luck.pick([1, 2, 3, 4])}`, `M${xy(a)}L${xy(b)} ${xy(c)} ${xy(d)}Z`);
      if (luck.chance(0.5)) hedges += `M${xy(a)}L${xy(b)}`;
      if (luck.chance(0.5)) hedges += `M${xy(b)}L${xy(c)}`;
    }
  }
  return heap.drawn() + line(hedges, "hedge", 3 * unit, 'stroke-linecap="round"');
}

function lake({ size, unit, foot }: Mountain): string {
  const [x, y] = [size[0] - 74 * unit, foot.middle[1] + 6 * unit];
  const shore = smooth([
    [x + 84 * unit, y - 66 * unit],
    [x + 20 * unit, y - 54 * unit],
    [x - 4 * unit, y - 8 * unit],
    [x + 22 * unit, y + 40 * unit],
    [x + 84 * unit, y + 70 * unit],
  ]);
  const ripple = (dx: number, dy: number): string => `M${num(x + dx * unit)} ${num(y + dy * unit)}h${num(18 * unit)}`;
  return (
    path(`${shore}Z`, "lake") +
    line(shore, "lakelight", 2.5 * unit) +
    line(ripple(30, -22) + ripple(18, -2) + ripple(40, 20), "lakelight", 2 * unit, 'stroke-linecap="round"')
  );
}

/** A trodden path from every base camp to its start square. */
function paths({ camps, campUnit: unit, foot }: Mountain): string {
  const ways = camps.map((camp, corner) => {
    const goal = foot.at(corner / camps.length);
    return `M${xy(camp)}L${xy(goal)}`;
  });
  return (
    line(ways.join(""), "pathedge", 30 * unit, 'stroke-linecap="round"') +
    line(ways.join(""), "path", 25 * unit, 'stroke-linecap="round"')
  );
}

/** What stands in the valley, from the back to the front: firs, cows and a hut, clear of the mountain and the camps. */
export function woods({ size, unit, campUnit, foot, camps }: Mountain, luck: Luck): string {
  const taken: Point[] = [];
  const stands: { readonly point: Point; readonly drawing: string }[] = [];
  const free = (point: Point, room: number): boolean =>
    !inside(foot, point, 16 * unit) &&
    camps.every((camp) => distance(camp, point) > 104 * campUnit + 16 * unit) &&
    taken.every((other) => distance(other, point) > room);
  const lakeside: Point = [size[0] - 30 * unit, foot.middle[1]];
  for (let tries = 0; tries < 520; tries++) {
    const point: Point = [luck.within(0, size[0]), luck.within(14 * unit, size[1] - 4 * unit)];
    if (distance(point, lakeside) < 92 * unit || !free(point, 22 * unit)) continue;
    taken.push(point);
    const kind = luck.next();
    const drawing = kind < 0.035 ? hut() : kind < 0.09 ? cow(luck) : fir(luck, 0);
    stands.push({ point, drawing: placed(point, unit * luck.within(0.8, 1.15), drawing) });
  }
  return stands
    .sort((a, b) => a.point[1] - b.point[1])
    .map(({ drawing }) => drawing)
    .join("");
}

function inside(oval: Oval, [x, y]: Point, margin: number): boolean {
  const dx = Math.abs(x - oval.middle[0]) / (oval.half[0] + margin);
  const dy = Math.abs(y - oval.middle[1]) / (oval.half[1] + margin);
  return dx ** 2.3 + dy ** 2.3 < 1;
}

/** A fir some 40 high; `snow` from 0 to 1. */
export function fir(luck: Luck, snow: number): string {
  const tone = luck.pick(["fir1", "fir2", "fir3"]);
  return (
    ellipse(2, 1, 13, 4.5, "shade") +
    rect(-2, -6, 4, 7, "trunk") +
    path("M0-42-8-27H-5L-11-15H-7L-14-4H14L7-15H11L5-27H8Z", tone) +
    (snow > 0.3 ? path("M0-42-6-31Q-2-29 0-32 3-28 6-31ZM-9-18Q-4-15 0-19 4-15 9-18L6-23Q0-20-6-23Z", "firsnow") : "")
  );
}

/** A hut some 40 wide; its windows are lit at night. */
function hut(): string {
  return (
    ellipse(2, 1, 25, 6, "shade") +
    circle(0, -8, 30, "glow") +
    rect(-18, -17, 36, 18, "wood") +
    rect(-18, -4, 36, 5, "wooddark") +
    path("M-24-15 0-34 24-15 20-12 0-27-20-12Z", "roof") +
    path("M-18-15 0-29 18-15Z", "woodlight") +
    rect(-12, -13, 7, 7, "lit") +
    rect(5, -13, 7, 7, "lit")
  );
}

function cow(luck: Luck): string {
  const turn = luck.chance(0.5) ? 1 : -1;
  const body =
    ellipse(0, 1, 12, 3.5, "shade") +
    path("M-9-3V2M-5-3V2M5-3V2M9-3V2", "cow") +
    line("M-8-4V1M-4-4V1M5-4V1M8-4V1", "cow", 2) +
    rect(-10, -13, 20, 10, "cow", 4) +
    circle(-3, -9, 3, "cowspot") +
    circle(5, -7, 2.2, "cowspot") +
    rect(8, -17, 8, 7, "cow", 3) +
    circle(14, -13, 1, "black");
  return turn > 0 ? body : `<g transform="scale(-1 1)">${body}</g>`;
}

/** Firs on a slope, where its steps are broad enough to stand on. */
export function slopeWoods(below: Oval, above: Oval, lift: number, unit: number, snow: number, luck: Luck): string {
  const stands: { readonly point: Point; readonly drawing: string }[] = [];
  for (let tries = 0; tries < 60; tries++) {
    const part = luck.next();
    const [low, high] = [below.at(part), above.at(part)];
    const broad = distance(low, high) - lift * 0.3;
    if (broad < 62 * unit) continue;
    const rise = luck.within(0.3, 0.62);
    const point = add(low, [(high[0] - low[0]) * rise, (high[1] - low[1]) * rise]);
    if (stands.some((other) => distance(other.point, point) < 24 * unit)) continue;
    // Ladders lead up in the four corners.
    if (Math.abs(((part * 4 + 0.5) % 1) - 0.5) < 0.16) continue;
    stands.push({ point, drawing: placed(point, unit * luck.within(0.55, 0.8), fir(luck, snow)) });
  }
  return stands
    .sort((a, b) => a.point[1] - b.point[1])
    .map(({ drawing }) => drawing)
    .join("");
}
