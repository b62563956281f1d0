/** What is in the sky and under it, hills and the far town; sun by day, moon and stars in the evening. */
import type { Luck } from "../../kit/luck";
import { num, type Point } from "../../kit/point";
import { circle, path, rect } from "../../kit/paint";

export function sky(size: readonly [number, number], horizon: number, unit: number, luck: Luck): string {
  const [width, height] = size;
  let drawn = rect(0, horizon, width, height - horizon, "ground");
  for (let i = 0; i < 26; i++) {
    drawn += circle(luck.next() * width, luck.next() * horizon * 0.8, luck.within(0.7, 1.6) * Math.sqrt(unit), "star");
  }
  const sun: Point = [width * 0.27, horizon * 0.42];
  drawn +=
    circle(sun[0], sun[1], 24 * unit, "sunglow") +
    circle(sun[0], sun[1], 15 * unit, "sun") +
    circle(sun[0] + 6 * unit, sun[1] - 3 * unit, 12 * unit, "bite");
  drawn += hills(width, horizon, 46 * unit, "hill1", luck) + hills(width, horizon, 26 * unit, "hill2", luck);
  return drawn + church(width * 0.43, horizon, unit);
}

function hills(width: number, horizon: number, height: number, colour: string, luck: Luck): string {
  let d = `M0 ${num(horizon + 6)}`;
  const parts = 5;
  for (let i = 0; i < parts; i++) {
    const high = horizon - height * luck.within(0.5, 1.5);
    d += `${i ? "S" : "L0 " + num(horizon - height) + "S"}${num(((i + 0.4) * width) / parts)} ${num(high)} ${num(((i + 1) * width) / parts)} ${num(horizon - height * luck.within(0.3, 1))}`;
  }
  return path(`${d}V${num(horizon + 6)}Z`, colour);
}

/** The far towers of the old town. */
function church(x: number, horizon: number, unit: number): string {
  const tower = (at: number, wide: number, high: number): string =>
    rect(at, horizon - high, wide, high, "far") +
    path(
      `M${num(at - 2 * unit)} ${num(horizon - high)}h${num(wide + 4 * unit)}l${num(-wide / 2 - 2 * unit)} ${num(-wide * 1.1)}Z`,
      "far2",
    ) +
    rect(at + wide * 0.36, horizon - high + 6 * unit, wide * 0.28, 9 * unit, "farpane", 2 * unit);
  return (
    tower(x, 20 * unit, 100 * unit) +
    rect(x + 20 * unit, horizon - 72 * unit, 44 * unit, 72 * unit, "far") +
    tower(x + 64 * unit, 20 * unit, 100 * unit)
  );
}
