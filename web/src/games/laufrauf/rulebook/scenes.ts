/** What the pictures of the rule book show: a part of the mountain with pieces on it, what happens there, and dice. */
import type { Card, Fact, Level } from "../show/types";

export interface Standing {
  readonly seat: number;
  readonly level: Level;
  readonly square?: number;
  /** Which of the three it is. */
  readonly pawn?: number;
  readonly ringed?: boolean;
}

export interface Die {
  readonly face: number;
  readonly black?: boolean;
  readonly state?: "again" | "pale";
}

export interface Sign {
  readonly level: "lower" | "middle";
  readonly square: number;
  readonly says: string;
  readonly tone: "may" | "not" | "plain";
}

export interface Scene {
  /** The part of the drawing that is seen: left, top, width and height. None for dice alone. */
  readonly part?: readonly [number, number, number, number];
  readonly pawns?: readonly Standing[];
  readonly facts?: readonly Fact[];
  readonly signs?: readonly Sign[];
  /** Rows of dice. */
  readonly dice?: readonly (readonly Die[])[];
  readonly cards?: readonly Card[];
  /** The spirit has the ring. */
  readonly ring?: boolean;
}

/** Seat n sits in corner n. */
const [RED, GREEN, YELLOW, BLUE] = [0, 1, 2, 3];

const LOWER_LEFT = [0, 372, 520, 348] as const;
const LEFT = [110, 60, 470, 400] as const;
const TOP = [330, 20, 470, 240] as const;

const black = (face: number, state?: Die["state"]): Die => ({ face, black: true, ...(state && { state }) });
const white = (face: number, state?: Die["state"]): Die => ({ face, ...(state && { state }) });

export const SCENES: Readonly<Record<string, Scene>> = {
  "rule-L2": { part: [0, 0, 1280, 720], ring: true },
  "rule-L3": {
    part: TOP,
    pawns: [{ seat: YELLOW, level: "lower", square: 17 }],
    ring: true,
  },
  "rule-L5": {
    part: LOWER_LEFT,
    pawns: [0, 1, 2].map((pawn) => ({ seat: RED, level: "camp", pawn })),
  },
  "rule-L10": {
    dice: [
      [white(4, "again"), white(2, "again"), black(1)],
      [white(6), white(3, "again"), black(1)],
      [white(6), white(5), black(1)],
    ],
  },
  "rule-L20": {
    part: LOWER_LEFT,
    pawns: [0, 1, 2].map((pawn) => ({ seat: RED, level: "camp", pawn })),
    facts: [{ fact: "starts", rule: "L20", seat: RED, pawn: 1, to: 1 }],
    dice: [[white(6), white(5), black(5)]],
  },
  "rule-L21": {
    part: [120, 40, 640, 560],
    pawns: [
      { seat: RED, level: "lower", square: 4 },
      { seat: BLUE, level: "lower", square: 9 },
    ],
    signs: [
      { level: "lower", square: 12, says: "8", tone: "may" },
      { level: "lower", square: 13, says: "9", tone: "may" },
      { level: "lower", square: 15, says: "11", tone: "may" },
    ],
    dice: [[white(3), white(5), black(6)]],
  },
  "rule-L22": {
    part: [200, 380, 520, 320],
    pawns: [{ seat: RED, level: "lower", square: 37 }],
    facts: [{ fact: "ascends", rule: "L22", seat: RED, pawn: 0, steps: 4, start: 37, over: 1, to: 1 }],
    dice: [[white(4), white(1), black(2, "pale")]],
  },
  "rule-L24": {
    part: [200, 220, 640, 480],
    pawns: [{ seat: RED, level: "middle", square: 26 }],
    facts: [{ fact: "summits", rule: "L22", seat: RED, pawn: 1, steps: 3, start: 26, over: 1, count: 1 }],
    dice: [[white(3), white(1), black(5, "pale")]],
    ring: true,
  },
  "rule-L25": {
    part: [0, 0, 620, 470],
    pawns: [
      { seat: RED, level: "lower", square: 6 },
      { seat: GREEN, level: "lower", square: 8 },
    ],
    facts: [
      { fact: "captures", rule: "L25", seat: RED, pawn: 0, ring: "lower", steps: 2, start: 6, to: 8, other: GREEN },
      { fact: "returns", rule: "L25", seat: GREEN, pawn: 1, ring: "lower", start: 8 },
    ],
    dice: [[white(2), white(6), black(2)]],
  },
  "rule-L30": {
    part: LEFT,
    pawns: [
      { seat: RED, level: "lower", square: 5 },
      { seat: BLUE, level: "lower", square: 8 },
      { seat: RED, level: "lower", square: 9, pawn: 1 },
      { seat: GREEN, level: "lower", square: 10 },
    ],
    facts: [
      { fact: "runs", rule: "L21", seat: RED, pawn: 0, ring: "lower", steps: 3, start: 5, to: 8 },
      { fact: "pushes", rule: "L30", by: RED, seat: BLUE, pawn: 0, ring: "lower", start: 8, to: 9 },
      { fact: "pushes", rule: "L30", by: RED, seat: RED, pawn: 1, ring: "lower", start: 9, to: 10 },
      { fact: "pushes", rule: "L30", by: RED, seat: GREEN, pawn: 0, ring: "lower", start: 10, to: 11 },
    ],
  },
  "rule-L41": {
    part: [300, 100, 640, 400],
    pawns: [
      { seat: RED, level: "middle", square: 12, ringed: true },
      { seat: BLUE, level: "middle", square: 25 },
    ],
    dice: [[white(3), white(4), black(6)]],
  },
  "rule-L44": {
    part: [330, 90, 650, 330],
    pawns: [
      { seat: RED, level: "middle", square: 10 },
      { seat: YELLOW, level: "middle", square: 15, ringed: true },
    ],
    signs: [
      { level: "middle", square: 15, says: "5", tone: "may" },
      { level: "middle", square: 18, says: "8", tone: "not" },
      { level: "middle", square: 19, says: "9", tone: "not" },
    ],
    dice: [[white(2), white(3), black(6)]],
  },
  "rule-L61": { dice: [[white(4), white(4), black(1, "pale")]] },
  "rule-L62": { dice: [[white(4), white(4), black(4)]] },
  "rule-L63": { dice: [[white(3), white(5), black(4)]] },
  "rule-L66": { cards: ["direct", "back", "foreign", "backcapture", "joker"] },
  "rule-L67": { cards: ["joker"], dice: [[white(5), white(5), black(4, "again")]] },
};
