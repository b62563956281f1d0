/** The parts of a record that prove its dice, read from a document that anybody may have written. */

export interface Anchor {
  readonly seat: number;
  readonly anchor: string;
  /** After so many draws; null before the game. */
  readonly after: number | null;
}

export interface Question {
  readonly outcomes: readonly string[];
  readonly weights: readonly number[];
}

/** One outcome of chance. */
export interface Draw {
  /** Its place among all moves of the record, from 1. */
  readonly step: number;
  readonly seat: number;
  readonly note: string;
  readonly question: Question;
  readonly pick: number;
  readonly link: string | null;
}

export interface Evidence {
  readonly game: string;
  readonly names: readonly string[];
  readonly commitment: string;
  readonly seed: string;
  readonly match: string;
  readonly anchors: readonly Anchor[];
  readonly draws: readonly Draw[];
}

/** The document is no record, or one that proves nothing about its dice; `key` names the text that says so. */
export class Unreadable extends Error {
  constructor(
    readonly key: "page-verify-no-record" | "page-verify-no-proof",
    where: string,
  ) {
    super(`${key}: ${where}`);
  }
}

export function readEvidence(document: unknown): Evidence {
  const record = object(document, "record");
  if (record["format"] !== "ludothek-record") throw new Unreadable("page-verify-no-record", "format");
  if (record["fairness"] == null) throw new Unreadable("page-verify-no-proof", "fairness");
  const given = object(record["fairness"], "fairness");
  const questions = list(given["questions"], "questions").map(readQuestion);
  const seats = list(record["seats"], "seats");
  return {
    game: string(record["game"], "game"),
    names: seats.map((seat) => string(object(seat, "seat")["name"] ?? "", "name")),
    commitment: hex(given["commitment"], "commitment"),
    seed: hex(given["seed"], "seed"),
    match: string(given["match"], "match"),
    anchors: list(given["anchors"], "anchors").map((anchor) => readAnchor(anchor, seats.length)),
    draws: list(record["moves"], "moves").flatMap((move, i) => readDraw(move, i + 1, questions, seats.length)),
  };
}

function readQuestion(value: unknown): Question {
  const question = object(value, "question");
  const outcomes = list(question["outcomes"], "outcomes").map((outcome) => string(outcome, "outcome"));
  const weights = list(question["weights"], "weights").map((weight) => whole(weight, 0, 65_535, "weight"));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (outcomes.length !== weights.length || sum === 0) throw broken("question");
  return { outcomes, weights };
}

function readAnchor(value: unknown, seats: number): Anchor {
  const anchor = object(value, "anchor");
  const after = anchor["after"] ?? null;
  return {
    seat: whole(anchor["seat"], 0, seats - 1, "seat"),
    anchor: hex(anchor["anchor"], "anchor"),
    after: after === null ? null : whole(after, 0, Number.MAX_SAFE_INTEGER, "after"),
  };
}

function readDraw(value: unknown, step: number, questions: readonly Question[], seats: number): Draw[] {
  const move = object(value, `move ${step}`);
  if (move["by"] !== -1) return [];
  const question = questions[whole(move["ask"], 0, questions.length - 1, `move ${step}: ask`)] as Question;
  return [
    {
      step,
      seat: whole(move["seat"], 0, seats - 1, `move ${step}: seat`),
      note: string(move["note"], `move ${step}: note`),
      question,
      pick: whole(move["pick"], 0, question.weights.length - 1, `move ${step}: pick`),
      link: move["link"] == null ? null : hex(move["link"], `move ${step}: link`),
    },
  ];
}

function broken(where: string): Unreadable {
  return new Unreadable("page-verify-no-record", where);
}

function object(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw broken(where);
  return value as Record<string, unknown>;
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw broken(where);
  return value;
}

function string(value: unknown, where: string): string {
  if (typeof value !== "string") throw broken(where);
  return value;
}

function whole(value: unknown, low: number, high: number, where: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < low || value > high) throw broken(where);
  return value;
}

function hex(value: unknown, where: string): string {
  const found = string(value, where);
  if (!/^[0-9a-f]{64}$/.test(found)) throw broken(where);
  return found;
}
