/** Where the win chances of a game lie in a picture, and where one is in it. Pure: what is drawn can be reckoned. */
import type { Decision, Moment } from "../wire";

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Room around the lines: for the percentages on the left, for half a sign elsewhere. */
export const EDGE = { left: 44, right: 12, top: 12, bottom: 12 } as const;

/** Line patterns by seat: lines are told apart without their colours. */
export const DASHES = ["none", "9 4", "2.5 4", "12 4 2.5 4", "6 3", "1 5"] as const;

export function across(at: number, length: number, { width }: Frame): number {
  return EDGE.left + (at / Math.max(1, length)) * (width - EDGE.left - EDGE.right);
}

export function down(chance: number, { height }: Frame): number {
  return EDGE.top + (1 - chance) * (height - EDGE.top - EDGE.bottom);
}

/** The line of a seat, as the path of an SVG. */
export function line(moments: readonly Moment[], seat: number, length: number, frame: Frame): string {
  return moments
    .map(({ at, chances }, i) => {
      const x = across(at, length, frame);
      const y = down(chances[seat] ?? 0, frame);
      return `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The moment that stands for step `at`: the last one up to there. */
export function momentAt(moments: readonly Moment[], at: number): Moment {
  return moments.findLast((moment) => moment.at <= at) ?? moments[0]!;
}

/** The moment nearest to a place in the picture, from left to right. */
export function nearest(moments: readonly Moment[], x: number, length: number, frame: Frame): Moment {
  const away = (moment: Moment) => Math.abs(across(moment.at, length, frame) - x);
  return moments.reduce((best, moment) => (away(moment) < away(best) ? moment : best));
}

/** Where a key leads from step `at`; null for a key that leads nowhere. */
export function byKey(key: string, at: number, moments: readonly Moment[], marked: readonly Decision[]): number | null {
  const steps = moments.map((moment) => moment.at);
  const ends = marked.map((decision) => decision.last);
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return steps.find((step) => step > at) ?? at;
    case "ArrowLeft":
    case "ArrowDown":
      return steps.findLast((step) => step < at) ?? at;
    case "PageDown":
      return ends.find((step) => step > at) ?? at;
    case "PageUp":
      return ends.findLast((step) => step < at) ?? at;
    case "Home":
      return steps[0] ?? at;
    case "End":
      return steps.at(-1) ?? at;
    default:
      return null;
  }
}

/** What chess players put behind such a move. */
export const SIGNS = { "": "", inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
