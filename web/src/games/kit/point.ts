/** Points and smooth lines on a drawing; y points downwards. */

export type Point = readonly [x: number, y: number];

export const add = (a: Point, b: Point, scale = 1): Point => [a[0] + b[0] * scale, a[1] + b[1] * scale];

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The direction from `a` to `b`, one long; to the right where the two coincide. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** A number for a path, short. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const xy = (point: Point): string => `${num(point[0])} ${num(point[1])}`;

/** The point of a list, its first or last one beyond the ends. */
export function at(points: readonly Point[], index: number): Point {
  const point = points[Math.min(Math.max(index, 0), points.length - 1)];
  if (!point) throw new Error("a line without points");
  return point;
}

/** The middle of a smooth line through `points` between the one at `index` and the next. */
export function halfway(points: readonly Point[], index: number): Point {
  const [p, q, r, s] = [at(points, index - 1), at(points, index), at(points, index + 1), at(points, index + 2)];
  return [(9 * (q[0] + r[0]) - p[0] - s[0]) / 16, (9 * (q[1] + r[1]) - p[1] - s[1]) / 16];
}

/** A smooth line through all points as an SVG path. */
export function smooth(points: readonly Point[]): string {
  const parts = [`M${xy(at(points, 0))}`];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q, r, s] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    const first: Point = [q[0] + (r[0] - p[0]) / 6, q[1] + (r[1] - p[1]) / 6];
    const second: Point = [r[0] - (s[0] - q[0]) / 6, r[1] - (s[1] - q[1]) / 6];
    parts.push(`C${xy(first)} ${xy(second)} ${xy(r)}`);
  }
  return parts.join("");
}

/** Where a pointer is on a drawing that is `across` units wide and fills an element. */
export function pointed(event: PointerEvent, element: Element | undefined, across: number): Point {
  const area = element?.getBoundingClientRect();
  if (!area || area.width === 0) return [0, 0];
  const scale = across / area.width;
  return [(event.clientX - area.left) * scale, (event.clientY - area.top) * scale];
}
