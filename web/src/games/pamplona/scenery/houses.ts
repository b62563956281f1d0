/** Houses of the old town: tiled roofs, balconies, awnings, washing on the line. */
import type { Luck } from "../../kit/luck";
import { num } from "../../kit/point";
import type { Plot } from "../geometry/town";
import { box, disc, Heap, line, path, rect } from "../../kit/paint";
import { watcher } from "./people";

const WALLS = ["wall1", "wall2", "wall3", "wall4", "wall5", "wall6"] as const;
const SHUTTERS = ["shutter1", "shutter2", "shutter3"] as const;
const AWNINGS = ["cloth1", "cloth2", "cloth3"] as const;

/** A house on its plot; `unit` scales its storeys. */
export function house(plot: Plot, unit: number, luck: Luck): string {
  const { left: x, base, width, height } = plot;
  const top = base - height;
  const roof = Math.min(0.26 * height, 24 * unit);
  const wall = luck.pick(WALLS);
  const storey = 31 * unit;
  const storeys = Math.max(1, Math.round((height - roof) / storey));
  const tall = (height - roof) / storeys;
  let drawn = rect(x, top + roof * 0.8, width, height - roof * 0.8, wall);
  drawn += rect(x + width - 5 * unit, top + roof * 0.8, 5 * unit, height - roof * 0.8, "shade");
  drawn += tiledRoof(x, top, width, roof, unit, luck);
  for (let floor = 1; floor < storeys; floor++) {
    drawn += windows(x, base - floor * tall, width, tall, unit, luck, floor);
  }
  return drawn + ground(x, base, width, tall, unit, luck);
}

/** The same seen from afar: wall, roof and rows of windows. */
export function distantHouse(plot: Plot, unit: number, luck: Luck): string {
  const { left: x, base, width, height } = plot;
  const top = base - height;
  const roof = Math.min(0.26 * height, 24 * unit);
  const storeys = Math.max(1, Math.round((height - roof) / (31 * unit)));
  const tall = (height - roof) / storeys;
  const many = Math.max(2, Math.round(width / (27 * unit)));
  let panes = "";
  for (let floor = 0; floor < storeys; floor++)
    for (let i = 0; i < many; i++)
      panes += box(x + ((i + 0.28) * width) / many, base - (floor + 0.84) * tall, (0.44 * width) / many, 0.6 * tall);
  return (
    rect(x, top + 0.8 * roof, width, height - 0.8 * roof, luck.pick(WALLS)) +
    path(
      `M${num(x - 3 * unit)} ${num(top + roof)}L${num(x + 7 * unit)} ${num(top)}H${num(x + width - 7 * unit)}L${num(x + width + 3 * unit)} ${num(top + roof)}Z`,
      luck.chance(0.5) ? "roof1" : "roof2",
    ) +
    path(panes, luck.chance(0.6) ? "lit" : "pane")
  );
}

function tiledRoof(x: number, top: number, width: number, height: number, unit: number, luck: Luck): string {
  const lean = 7 * unit;
  const eaves = 3.5 * unit;
  let drawn = "";
  if (luck.chance(0.45)) {
    const at = x + width * luck.within(0.2, 0.7);
    drawn +=
      rect(at, top - 7 * unit, 8 * unit, 14 * unit, "chimney") +
      rect(at - unit, top - 9 * unit, 10 * unit, 3 * unit, "roofdark");
  }
  drawn += path(
    `M${num(x - eaves)} ${num(top + height)}L${num(x + lean)} ${num(top)}H${num(x + width - lean)}L${num(x + width + eaves)} ${num(top + height)}Z`,
    luck.chance(0.5) ? "roof1" : "roof2",
  );
  let tiles = "";
  for (let at = x + 3 * unit; at < x + width; at += 9 * unit) {
    const part = (at - x) / width;
    tiles += `M${num(x + lean + part * (width - 2 * lean))} ${num(top + unit)}L${num(at)} ${num(top + height)}`;
  }
  return (
    drawn +
    line(tiles, "roofdark", 1.1 * unit) +
    rect(x - eaves, top + height - 1.5 * unit, width + 2 * eaves, 3 * unit, "roofdark", unit)
  );
}

/** One upper storey whose floor is at `base`. */
function windows(
  x: number,
  base: number,
  width: number,
  tall: number,
  unit: number,
  luck: Luck,
  floor: number,
): string {
  const many = Math.max(2, Math.round(width / (27 * unit)));
  const pitch = width / many;
  const wide = 11 * unit;
  const high = 0.62 * tall;
  const top = base - 0.86 * tall;
  const balcony = luck.chance(0.5);
  const shutter = luck.pick(SHUTTERS);
  const heap = new Heap();
  let guests = "";
  let pots = "";
  for (let i = 0; i < many; i++) {
    const at = x + (i + 0.5) * pitch;
    heap.add("frame", box(at - wide / 2 - unit, top - unit, wide + 2 * unit, high + 2 * unit));
    heap.add(luck.chance(0.6) ? "lit" : "pane", box(at - wide / 2, top, wide, high));
    if (!balcony) {
      heap.add(shutter, box(at - wide / 2 - 5.4 * unit, top - unit, 4.6 * unit, high + 2 * unit));
      heap.add(shutter, box(at + wide / 2 + 0.8 * unit, top - unit, 4.6 * unit, high + 2 * unit));
      if (luck.chance(0.35)) pots += flowers(at - wide / 2, top + high + 2 * unit, wide, unit);
    } else if (luck.chance(0.4)) guests += watcher(luck, at, base - 0.2 * tall, 10.5 * unit);
  }
  const drawn = heap.drawn() + pots;
  if (balcony) return drawn + guests + railing(x + 3 * unit, base, width - 8 * unit, 0.4 * tall, unit);
  if (floor > 1 && luck.chance(0.28))
    return drawn + washing(x + 0.2 * width, base - 0.1 * tall, 0.6 * width, unit, luck);
  return drawn;
}

function railing(x: number, base: number, width: number, high: number, unit: number): string {
  let bars = "";
  for (let at = x + 2 * unit; at < x + width; at += 4.2 * unit) bars += `M${num(at)} ${num(base - high)}v${num(high)}`;
  return (
    line(bars, "iron", 0.9 * unit) +
    rect(x, base - high, width, 1.6 * unit, "iron") +
    rect(x - unit, base - 1.4 * unit, width + 2 * unit, 2.6 * unit, "ledge")
  );
}

function flowers(x: number, y: number, width: number, unit: number): string {
  const heap = new Heap();
  heap.add("pot", box(x - unit, y, width + 2 * unit, 3 * unit));
  for (let i = 0; i < 4; i++)
    heap.add(i % 2 ? "leaf" : "bloom", disc(x + ((i + 0.5) * width) / 4, y - unit, 2.1 * unit));
  return heap.drawn();
}

function washing(x: number, y: number, width: number, unit: number, luck: Luck): string {
  let drawn = line(`M${num(x)} ${num(y)}q${num(width / 2)} ${num(5 * unit)} ${num(width)} 0`, "iron", 0.7 * unit);
  for (let i = 0; i < 4; i++) {
    const at = x + ((i + 0.35) * width) / 4;
    drawn += rect(
      at,
      y + 2 * unit,
      luck.within(4, 7) * unit,
      luck.within(6, 10) * unit,
      luck.pick(["shirt", "cloth1", "cloth2", "cloth3"]),
    );
  }
  return drawn;
}

/** The ground floor: a door and either a shop under an awning or windows. */
function ground(x: number, base: number, width: number, tall: number, unit: number, luck: Luck): string {
  const high = Math.min(0.78 * tall, 27 * unit);
  const wide = 12 * unit;
  const doorLeft = luck.chance(0.5);
  const door = doorLeft ? x + 7 * unit : x + width - 7 * unit - wide;
  let drawn = path(
    `M${num(door)} ${num(base)}v${num(-high + wide / 2)}a${num(wide / 2)} ${num(wide / 2)} 0 0 1 ${num(wide)} 0v${num(high - wide / 2)}Z`,
    luck.chance(0.5) ? "door1" : "door2",
  );
  const room = width - wide - 20 * unit;
  if (room < 14 * unit) return drawn + rect(x, base - 3 * unit, width, 3 * unit, "shade");
  const from = doorLeft ? door + wide + 6 * unit : x + 7 * unit;
  drawn += rect(from, base - 0.66 * high, room, 0.5 * high, luck.chance(0.75) ? "lit" : "pane");
  drawn += rect(from - unit, base - 0.16 * high, room + 2 * unit, 2.4 * unit, "ledge");
  if (luck.chance(0.6))
    drawn += awning(from - 2 * unit, base - 0.92 * high, room + 4 * unit, 0.36 * high, unit, luck.pick(AWNINGS));
  return drawn + rect(x, base - 2 * unit, width, 2 * unit, "shade");
}

function awning(x: number, y: number, width: number, high: number, unit: number, colour: string): string {
  const stripes = Math.max(3, Math.round(width / (6 * unit)));
  const wide = width / stripes;
  const heap = new Heap();
  for (let i = 0; i < stripes; i++) {
    const d = `M${num(x + i * wide)} ${num(y)}h${num(wide)}v${num(high)}a${num(wide / 2)} ${num(wide / 2)} 0 0 1 ${num(-wide)} 0Z`;
    heap.add(i % 2 ? "shirt" : colour, d);
  }
  return heap.drawn();
}
