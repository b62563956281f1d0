/** Where no field is, the herds drink. */
import type { Luck } from "../../kit/luck";
import { circle, ellipse, line, path, placed } from "../../kit/paint";
import type { Point } from "../../kit/point";
import type { Box } from "../geometry/plan";

/** Drawn around (0, 0), some 120 across. */
export function waterhole({ x, y, width, height }: Box, luck: Luck): string {
  const middle: Point = [x + width / 2, y + height / 2];
  return placed(middle, Math.min(width, height) / 128, bank(luck) + water() + reeds());
}

function bank(luck: Luck): string {
  let stones = "";
  for (let i = 0; i < 15; i++) {
    const turn = (i / 15) * 2 * Math.PI + luck.within(-0.1, 0.1);
    const [sx, sy] = [50 * Math.cos(turn), 45 * Math.sin(turn)];
    const size = luck.within(6, 9.5);
    stones +=
      ellipse(sx + 1.5, sy + 3, size, size * 0.8, "holeshade") +
      ellipse(sx, sy, size, size * 0.82, "stonedark") +
      ellipse(sx - 1, sy - 1.5, size * 0.82, size * 0.6, "stone");
  }
  return (
    path("M-58-30Q-60-58-30-57 4-62 34-57 60-56 58-26 62 6 57 34 56 60 26 57-6 62-36 57-60 55-57 28-62 0-58-30Z", "bank") +
    stones
  );
}

const water = (): string =>
  path("M-44-6Q-46-36-14-38 20-44 38-22 50 0 36 24 14 42-14 37-42 30-44-6Z", "water") +
  line("M-30-14q9-8 20-3t22-4M-22 12q10-5 20 0t20-2M4 28q8-4 16-1", "waterlight", 2.5, 'stroke-linecap="round"') +
  path("M-24 20a9 6 0 1 0 11-5l-2.5 5.5-4.5-4.5a9 6 0 0 0-4 4Z", "reed") +
  path("M14 6a10 6.5 0 1 0 12-5.5l-2.5 6-5-5a10 6.5 0 0 0-4.5 4.5Z", "reed") +
  circle(20, 5, 3.4, "lily") +
  circle(20, 5, 1.4, "flower2");

const reeds = (): string =>
  line("M-40 34Q-42 8-48-12M-36 36Q-36 10-34-16M-32 36Q-28 18-22 6", "reed", 3, 'stroke-linecap="round"') +
  line("M-48-12v-13M-34-16v-13", "reedhead", 5.5, 'stroke-linecap="round"');
