/** What the pictures of the rule book show: a stretch of the street with pieces on it, and what happens there. */

export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly tone: "go" | "slip" | "push" | "bull";
}

export interface Scene {
  /** The first and the last square that can be seen; parts of squares are fine. */
  readonly from: number;
  readonly to: number;
  /** The terrace of ranks shall be seen too. */
  readonly terrace?: boolean;
  readonly torro?: number;
  readonly pose?: "calm" | "storm" | "attack";
  /** Seats whose runners stand there, by square. */
  readonly runners?: Readonly<Record<number, readonly number[]>>;
  /** Seats that have a rank, by rank. */
  readonly ranked?: Readonly<Record<number, readonly number[]>>;
  readonly arcs?: readonly Arc[];
  /** Words over squares. */
  readonly signs?: Readonly<Record<number, string>>;
  readonly tone?: "gain" | "choice" | "plain";
}

const [RED, BLUE, YELLOW, GREEN] = [0, 1, 2, 3];

export const SCENES: Readonly<Record<string, Scene>> = {
  "rule-P4": { from: -0.6, to: 6.6, torro: 0 },
  "rule-P6": {
    from: -0.6,
    to: 5.6,
    torro: 0,
    runners: { 1: [RED, RED, RED, BLUE, BLUE, BLUE, YELLOW, YELLOW, YELLOW] },
  },
  "rule-P11": {
    from: 1.4,
    to: 9.6,
    runners: { 2: [RED], 4: [RED], 5: [RED] },
    arcs: [
      { from: 2, to: 5, label: "A 3", tone: "go" },
      { from: 5, to: 9, label: "B 4", tone: "go" },
    ],
  },
  "rule-P13": {
    from: 6.4,
    to: 14.6,
    runners: { 7: [BLUE] },
    signs: { 7: "0", 8: "1", 9: "2", 10: "3", 11: "4", 12: "5", 13: "6" },
    tone: "choice",
  },
  "rule-P17": {
    from: 12.4,
    to: 19.6,
    runners: { 14: [GREEN], 18: [RED] },
    arcs: [{ from: 14, to: 16, label: "2", tone: "go" }],
    signs: { 16: "−1" },
  },
  "rule-P18": {
    from: 17.4,
    to: 24.6,
    runners: { 18: [YELLOW], 23: [BLUE] },
    arcs: [
      { from: 18, to: 21, label: "3", tone: "go" },
      { from: 21, to: 20, label: "", tone: "slip" },
    ],
  },
  "rule-P20": {
    from: 6.4,
    to: 12.6,
    runners: { 9: [GREEN, GREEN, RED], 12: [RED] },
    signs: { 9: "2 : 1" },
    tone: "gain",
  },
  "rule-P22": {
    from: 5.4,
    to: 12.6,
    runners: { 8: [GREEN, GREEN, GREEN, BLUE] },
    arcs: [
      { from: 8, to: 6, label: "−2", tone: "push" },
      { from: 8, to: 10, label: "+2", tone: "push" },
    ],
  },
  "rule-P24": {
    from: 29.4,
    to: 36.6,
    runners: { 32: [RED, RED, YELLOW] },
    arcs: [{ from: 32, to: 33, label: "+1", tone: "push" }],
  },
  "rule-P30": {
    from: 29.4,
    to: 37.6,
    runners: { 30: [BLUE], 34: [RED] },
    arcs: [{ from: 30, to: 36, label: "6", tone: "go" }],
  },
  "rule-P31": {
    from: 30.9,
    to: 38.9,
    terrace: true,
    runners: { 37: [RED], 36: [BLUE, GREEN], 34: [YELLOW] },
    signs: { 37: "1", 36: "2", 34: "3" },
    tone: "gain",
  },
  "rule-P32": { from: 30.9, to: 38.9, terrace: true, ranked: { 1: [RED], 2: [BLUE, GREEN], 3: [YELLOW] } },
  "rule-P40": {
    from: 1.4,
    to: 9.6,
    torro: 3,
    pose: "storm",
    runners: { 5: [RED], 8: [BLUE, GREEN] },
    arcs: [{ from: 3, to: 7, label: "4", tone: "bull" }],
  },
  "rule-P41": {
    from: 9.4,
    to: 16.4,
    torro: 12,
    pose: "attack",
    runners: { 10: [BLUE], 12: [RED], 13: [BLUE], 14: [YELLOW], 15: [GREEN] },
    signs: { 10: "−2", 11: "−1", 12: "+3", 13: "+2", 14: "+1", 15: "0" },
    tone: "gain",
  },
  "rule-P50": {
    from: 29.4,
    to: 36.6,
    torro: 34,
    pose: "storm",
    runners: { 31: [GREEN] },
    arcs: [{ from: 30, to: 34, label: "4", tone: "bull" }],
  },
};
