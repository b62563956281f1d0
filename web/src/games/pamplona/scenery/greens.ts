/** Trees, bushes, barrels and people where no house fits. */
import type { Luck } from "../../kit/luck";
import type { Plot } from "../geometry/town";
import { circle, ellipse, rect } from "../../kit/paint";
import { crowd } from "./people";

/** Something for a plot that is no house's. */
export function green(plot: Plot, unit: number, luck: Luck): string {
  const { left, base, width, height } = plot;
  if (height > 34 * unit) {
    const behind = luck.chance(0.6)
      ? tree(left + width / 2, base - 12 * unit, Math.min(height - 10 * unit, 62 * unit), luck)
      : "";
    return behind + crowd(luck, left, left + width, base, 16 * unit);
  }
  if (luck.chance(0.5)) return crowd(luck, left, left + width, base - 2 * unit, 13 * unit);
  return (
    bush(left + width * 0.3, base - 2 * unit, Math.min(height, 22 * unit)) +
    bush(left + width * 0.7, base - 2 * unit, Math.min(height, 18 * unit))
  );
}

function tree(x: number, base: number, height: number, luck: Luck): string {
  const crown = height * 0.36;
  const fruit = luck.chance(0.5);
  let drawn =
    ellipse(x, base, crown * 0.8, crown * 0.2, "shade") +
    rect(x - height * 0.05, base - height * 0.5, height * 0.1, height * 0.5, "trunk");
  drawn += circle(x - crown * 0.5, base - height * 0.55, crown * 0.72, "leafdark");
  drawn += circle(x + crown * 0.5, base - height * 0.55, crown * 0.72, "leafdark");
  drawn += circle(x, base - height * 0.68, crown * 0.86, "leaf");
  drawn += circle(x - crown * 0.3, base - height * 0.76, crown * 0.3, "leaflight");
  for (let i = 0; fruit && i < 5; i++) {
    drawn += circle(
      x + luck.within(-0.8, 0.8) * crown,
      base - height * luck.within(0.45, 0.85),
      height * 0.035,
      "orange",
    );
  }
  return drawn;
}

function bush(x: number, base: number, height: number): string {
  return (
    circle(x - height * 0.35, base - height * 0.35, height * 0.38, "leafdark") +
    circle(x + height * 0.25, base - height * 0.42, height * 0.45, "leaf")
  );
}
