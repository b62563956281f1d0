/** What the pictures of the rule book show: panels of meadow with fences on them, in the units of our board's grid. */
import type { Point } from "../../kit/point";
import type { Owner } from "../pieces/looks";
import type { Colour } from "../show/types";

export interface Strand {
  readonly from: Point;
  readonly to: Point;
  readonly owner: Owner;
  /** Only thought of, or just stretched. */
  readonly fresh?: boolean;
}

export interface Panel {
  /** Fields across and down. */
  readonly fields: readonly [number, number];
  /** A field that is missing. */
  readonly gap?: Point;
  readonly wires?: readonly Strand[];
  /** Posts without a wire. */
  readonly posts?: readonly Point[];
  /** Posts and holes to look at. */
  readonly rings?: readonly Point[];
  /** The fields whose bulls stand; all of them when left out. */
  readonly bulls?: readonly (Colour | null)[] | "none";
  /** Lines round shaded pastures, the first one in front. */
  readonly pens?: readonly (readonly Point[])[];
  /** Words at places. */
  readonly signs?: readonly { readonly at: Point; readonly sign: string }[];
  /** Fields that are lit. */
  readonly lit?: readonly Point[];
  readonly verdict?: "yes" | "no";
  readonly title?: string;
}

const [ANN, BEN, CLEO, GREY] = [0, 1, 2, null];

const wire = (from: Point, to: Point, owner: Owner): Strand => ({ from, to, owner });
const fresh = (from: Point, to: Point, owner: Owner): Strand => ({ from, to, owner, fresh: true });

/** The corners of a ring round four fields. */
const [NW, NE, SE, SW]: readonly [Point, Point, Point, Point] = [
  [1, 1],
  [7, 1],
  [7, 7],
  [1, 7],
];
const RING: readonly Point[] = [NW, NE, SE, SW];
const OPEN = [wire(NW, NE, ANN), wire(NE, SE, BEN), wire(SE, SW, BEN)];

const NEAR: readonly Point[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
];
const holesOf = ([x, y]: Point): readonly Point[] => [
  [4 * x + 1, 4 * y + 1],
  [4 * x + 3, 4 * y + 1],
  [4 * x + 1, 4 * y + 3],
  [4 * x + 3, 4 * y + 3],
];
const around = NEAR.flatMap(holesOf).filter(([x, y]) => x !== 5 || y !== 5);

const PEN: readonly Point[] = [
  [7, 1],
  [11, 1],
  [15, 1],
  [15, 7],
  [11, 7],
  [7, 7],
];

export const SCENES: Readonly<Record<string, readonly Panel[]>> = {
  "rule-T2": [{ fields: [1, 1] }, { fields: [7, 7], gap: [3, 3] }],
  "rule-T3": [{ fields: [3, 3], bulls: "none", lit: NEAR }],
  "rule-T5": [{ fields: [3, 3], bulls: "none", posts: [[5, 5]], rings: around }],
  "rule-T11": [
    { fields: [2, 1], posts: [[3, 1]], wires: [fresh([1, 1], [5, 1], ANN)], verdict: "no" },
    { fields: [2, 1], posts: [[3, 1]], wires: [wire([1, 1], [5, 1], ANN)], rings: [[3, 1]], verdict: "no" },
  ],
  "rule-T12": [
    { fields: [2, 1], bulls: "none", wires: [wire([1, 3], [5, 1], ANN), fresh([3, 1], [7, 3], BEN)], verdict: "yes" },
    {
      fields: [2, 1],
      bulls: "none",
      wires: [
        wire([1, 3], [5, 1], ANN),
        wire([5, 1], [7, 1], ANN),
        wire([7, 1], [7, 3], ANN),
        fresh([7, 3], [3, 1], ANN),
      ],
      verdict: "no",
    },
  ],
  "rule-T13": [
    {
      fields: [1, 1],
      bulls: ["black"],
      wires: [wire([1, 1], [3, 3], CLEO)],
      signs: [
        { at: [3.2, 1], sign: "?" },
        { at: [0.8, 3], sign: "?" },
      ],
    },
  ],
  "rule-T14": [
    { fields: [2, 2], wires: [...OPEN, fresh(SW, NW, ANN)], verdict: "no" },
    { fields: [2, 2], wires: [...OPEN, fresh(SW, NW, GREY)], pens: [RING], verdict: "yes" },
  ],
  "rule-T20": [
    { fields: [2, 1], wires: [fresh([1, 1], [3, 1], ANN)], verdict: "yes" },
    { fields: [2, 1], wires: [fresh([3, 3], [5, 3], BEN)], verdict: "yes" },
  ],
  "rule-T21": [
    { fields: [2, 2], title: "1", wires: [wire([1, 1], [3, 1], ANN), fresh([3, 1], [5, 3], ANN)], rings: [[5, 3]] },
    {
      fields: [2, 2],
      title: "2",
      wires: [wire([1, 1], [3, 1], ANN), wire([7, 3], [7, 5], BEN), fresh([3, 1], [7, 3], ANN)],
    },
    {
      fields: [2, 2],
      title: "3",
      wires: [wire(NW, NE, ANN), wire(NE, SE, BEN), fresh(SE, SW, ANN), fresh(SW, NW, GREY)],
      pens: [RING],
      rings: [SW],
    },
    { fields: [2, 2], title: "4", wires: [...OPEN, fresh(SW, NW, GREY)], pens: [RING] },
  ],
  "rule-T30": [{ fields: [2, 2], wires: [...OPEN, wire(SW, NW, GREY)], pens: [RING] }],
  "rule-T31": [
    {
      fields: [4, 2],
      bulls: [null, null, "red", "grey", null, null, "black", "brown"],
      wires: [
        wire([1, 1], [7, 1], BEN),
        wire([7, 1], [7, 7], ANN),
        wire([7, 7], [1, 7], BEN),
        wire([1, 7], [1, 1], GREY),
        wire([7, 1], [11, 1], CLEO),
        wire([11, 1], [15, 1], CLEO),
        wire([15, 1], [15, 7], BEN),
        wire([15, 7], [11, 7], BEN),
        fresh([11, 7], [7, 7], GREY),
      ],
      pens: [PEN, [[1, 1], ...PEN, [1, 7]]],
    },
  ],
  "rule-T32": [
    {
      fields: [2, 2],
      wires: [
        wire(NW, NE, ANN),
        wire(NE, [7, 5], ANN),
        wire([7, 5], SE, BEN),
        wire(SE, SW, CLEO),
        fresh(SW, NW, GREY),
      ],
      pens: [RING],
      signs: [
        { at: [4, 0.2], sign: "1" },
        { at: [7.8, 3], sign: "2" },
        { at: [7.8, 6], sign: "3" },
        { at: [4, 7.8], sign: "4" },
      ],
    },
  ],
};
