/** Those who watch: white shirts, red scarves. */
import type { Luck } from "../../kit/luck";
import { num } from "../../kit/point";
import { circle, path, rect } from "../../kit/paint";

const SKIN = ["skin1", "skin2", "skin3"] as const;
const HAIR = ["hair1", "hair2", "hair3"] as const;
const SHIRTS = ["shirt", "shirt", "shirt", "cloth1", "cloth2", "cloth3"] as const;

/** Head and shoulders, the shoulders on `base`, so many wide. */
export function watcher(luck: Luck, x: number, base: number, width: number): string {
  const head = width * 0.3;
  const top = base - width * 0.62;
  const arm = luck.chance(0.3)
    ? path(
        `M${num(x + width * 0.3)} ${num(base - width * 0.3)}l${num(width * 0.28)} ${num(-width * 0.7)}h${num(width * 0.16)}l${num(-width * 0.2)} ${num(width)}Z`,
        "shirt",
      )
    : "";
  return (
    arm +
    rect(x - width / 2, base - width * 0.46, width, width * 0.5, luck.pick(SHIRTS), width * 0.24) +
    rect(x - width * 0.24, base - width * 0.52, width * 0.48, width * 0.17, "scarf", width * 0.08) +
    circle(x, top - head * 0.35, head, luck.pick(SKIN)) +
    path(
      `M${num(x - head)} ${num(top - head * 0.4)}a${num(head)} ${num(head)} 0 0 1 ${num(2 * head)} 0q${num(-head)} ${num(-head * 0.7)} ${num(-2 * head)} 0Z`,
      luck.pick(HAIR),
    )
  );
}

/** A row of them from left to right. */
export function crowd(luck: Luck, left: number, right: number, base: number, width: number): string {
  let drawn = "";
  for (let x = left + width * 0.6; x < right - width * 0.5; x += width * luck.within(1.05, 1.5)) {
    drawn += watcher(luck, x, base + width * luck.within(-0.12, 0.12), width);
  }
  return drawn;
}
