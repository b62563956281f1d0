/** The whole drawing of a board without its pieces: wood, meadows, holes, and a waterhole where no field is. */
import { type Luck, luckOf } from "../../kit/luck";
import { box, circle, disc, Heap, line, rect } from "../../kit/paint";
import { distance, num } from "../../kit/point";
import { type Box, FRAME, type Plan, type Plot } from "../geometry/plan";
import { waterhole } from "./water";

/** SVG shapes; the same for the same board. A `small` picture has no blades of grass and no grain. */
export function boardDrawing(plan: Plan, name: string, small = false): string {
  const luck = luckOf(name);
  return (
    wood(plan, luck, small) +
    meadows(plan.plots) +
    plan.gaps.map((gap) => waterhole(gap, luck)).join("") +
    (small ? "" : grass(plan, luck)) +
    drilled(plan)
  );
}

function wood({ size: [width, height] }: Plan, luck: Luck, small: boolean): string {
  const inner: Box = { x: FRAME, y: FRAME, width: width - 2 * FRAME, height: height - 2 * FRAME };
  let drawn = rect(0, 0, width, height, "edge", 26) + rect(3, 3, width - 6, height - 10, "wood", 24);
  let grain = "";
  for (let y = 10; y < FRAME - 8; y += luck.within(6, 11)) grain += vein(14, y, width - 28, true, luck);
  for (let y = height - FRAME + 8; y < height - 12; y += luck.within(6, 11)) grain += vein(14, y, width - 28, true, luck);
  for (let x = 10; x < FRAME - 8; x += luck.within(6, 11)) grain += vein(x, FRAME, height - 2 * FRAME, false, luck);
  for (let x = width - FRAME + 8; x < width - 10; x += luck.within(6, 11))
    grain += vein(x, FRAME, height - 2 * FRAME, false, luck);
  if (!small) drawn += line(grain, "grain", 1.6);
  // The frame is mitred, and its light comes from the upper left.
  const [left, top, right, bottom] = [inner.x, inner.y, inner.x + inner.width, inner.y + inner.height];
  const mitres =
    `M8 8L${left} ${top}M${width - 8} 8L${right} ${top}` +
    `M8 ${height - 12}L${left} ${bottom}M${width - 8} ${height - 12}L${right} ${bottom}`;
  drawn += line(mitres, "wooddark", 2);
  drawn += line(`M20 5.5H${width - 20}M5.5 20V${height - 26}`, "woodlight", 3, 'stroke-linecap="round"');
  drawn += rect(left - 7, top - 7, inner.width + 14, inner.height + 14, "wooddark", 9);
  drawn += line(`M${left - 4} ${bottom + 6.5}H${right + 6.5}V${top - 4}`, "woodlight", 2.5);
  for (const [x, y] of [
    [21, 21],
    [width - 21, 21],
    [21, height - 25],
    [width - 21, height - 25],
  ] as const)
    drawn +=
      circle(x, y, 8, "peg") + circle(x - 1, y - 1.5, 6, "wooddark") + line(`M${x - 4} ${y - 3}l8 5`, "grain", 1.5);
  return drawn + rect(left, top, inner.width, inner.height, "path", 6);
}

function vein(x: number, y: number, length: number, across: boolean, luck: Luck): string {
  const from = luck.within(0, length * 0.4);
  const run = luck.within(length * 0.3, length - from);
  const bow = luck.within(-3, 3);
  return across
    ? `M${num(x + from)} ${num(y)}q${num(run / 2)} ${num(bow)} ${num(run)} 0`
    : `M${num(x)} ${num(y + from)}q${num(bow)} ${num(run / 2)} 0 ${num(run)}`;
}

const GAP = 2.5;

/** Fields of two kinds of grass, mown to and fro. */
function meadows(plots: readonly Plot[]): string {
  const heap = new Heap();
  let drawn = "";
  for (const { x, y, width, height, dark } of plots) {
    drawn += rect(x + GAP, y + GAP, width - 2 * GAP, height - 2 * GAP, dark ? "grass2" : "grass1", 10);
    const stripe = (width - 2 * GAP) / 6;
    for (let i = 1; i < 6; i += 2) {
      const d =
        dark
          ? box(x + GAP, y + GAP + i * stripe, width - 2 * GAP, stripe)
          : box(x + GAP + i * stripe, y + GAP, stripe, height - 2 * GAP);
      heap.add(dark ? "mow2" : "mow1", d);
    }
  }
  return drawn + heap.drawn();
}

function grass({ plots, holes, spots }: Plan, luck: Luck): string {
  const flowers = new Heap();
  const blades = { light: "", dark: "" };
  const taken = [...holes.values(), ...spots];
  const free = (x: number, y: number, gap: number): boolean => taken.every((one) => distance(one, [x, y]) > gap);
  for (const { x, y, width, height, dark } of plots) {
    for (let i = 0; i < 16; i++) {
      const [at, base] = [luck.within(x + 9, x + width - 9), luck.within(y + 14, y + height - 5)];
      if (!free(at, base, 14)) continue;
      const high = luck.within(3, 6);
      blades[dark ? "dark" : "light"] +=
        `M${num(at - 3)} ${num(base)}l-2 ${num(-high)}M${num(at)} ${num(base)}v${num(-1.25 * high)}` +
        `M${num(at + 3)} ${num(base)}l2 ${num(-high)}`;
    }
    for (let i = 0; i < 3; i++) {
      const [at, base] = [luck.within(x + 10, x + width - 10), luck.within(y + 10, y + height - 10)];
      if (!free(at, base, 19)) continue;
      flowers.add(luck.pick(["flower1", "flower1", "flower2", "flower3"]), disc(at, base, luck.within(1.6, 2.6)));
    }
  }
  const round = 'stroke-linecap="round"';
  return line(blades.light, "blade1", 1.5, round) + line(blades.dark, "blade2", 1.5, round) + flowers.drawn();
}

/** Holes lined with wood, drilled into the board. */
function drilled({ holes }: Plan): string {
  const points = [...holes.values()];
  const heap = new Heap();
  for (const [x, y] of points) heap.add("holeshade", disc(x + 1.5, y + 2.5, 9.2));
  for (const [x, y] of points) heap.add("holerim", disc(x, y, 8));
  for (const [x, y] of points) heap.add("hole", disc(x, y, 5.4));
  const rims = points.map(([x, y]) => `M${num(x - 3.8)} ${num(y + 2.6)}a4.6 4.6 0 0 0 7.6 0`).join("");
  return heap.drawn() + line(rims, "wood", 1.3);
}
