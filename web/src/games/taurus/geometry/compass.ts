/** Which of many things on a drawing lies in a direction. */
import type { Point } from "../../kit/point";

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the nearest point ahead, rather straight on than aside; null where nothing lies that way. */
export function ahead(points: readonly Point[], from: Point, way: Point): number | null {
  let best: number | null = null;
  let least = Infinity;
  points.forEach(([x, y], i) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const forward = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (forward <= 0 || aside > 2 * forward) return;
    const effort = forward + 2 * aside;
    if (effort < least) [best, least] = [i, effort];
  });
  return best;
}
