import { expect, test } from "vitest";

import { Unreadable, readEvidence } from "./record";
import { verify } from "./verify";

interface Document {
  fairness: { commitment: string; seed: string; anchors: { seat: number; anchor: string; after?: number }[] } | null;
  moves: { by: number; pick?: number; note: string; ask?: number; link?: string }[];
}

const records = import.meta.glob<Document>("../../../tests/data/records/*.json", { eager: true, import: "default" });
const names = Object.keys(records).map((path) => path.split("/").at(-1) as string);
const record = (name: string) =>
  structuredClone(Object.entries(records).find(([path]) => path.endsWith(name))?.[1]) as Document;

test.each(names)("%s proves its dice", (name) => {
  const document = record(name);
  if (!document.fairness) {
    expect(() => readEvidence(document)).toThrow(Unreadable);
    return;
  }
  const verdict = verify(readEvidence(document));
  expect(verdict.sound).toBe(true);
  expect(verdict.draws).toHaveLength(document.moves.filter((move) => move.by === -1).length);
  expect(verdict.own).toBe(document.moves.filter((move) => move.link).length);
});

const EXAMPLE = names.find((name) => name.includes("two-people.json")) as string;

test("another seed is not the promised one", () => {
  const document = record(EXAMPLE);
  document.fairness!.seed = "00".repeat(32);
  expect(verify(readEvidence(document))).toMatchObject({ promised: false, sound: false });
});

test.each(["pick", "note", "link"] as const)("a draw with another %s is found out, and so is what follows", (field) => {
  const document = record(EXAMPLE);
  const move = document.moves.filter((one) => one.by === -1 && one.link)[3]!;
  if (field === "pick") move.pick = move.pick === 0 ? 1 : 0;
  if (field === "note") move.note = "something else";
  if (field === "link") move.link = "11".repeat(32);
  const verdict = verify(readEvidence(document));
  expect(verdict.promised).toBe(true);
  expect(verdict.sound).toBe(false);
  expect(verdict.draws.slice(0, 3).every(({ ok }) => ok)).toBe(true);
});

test.each([
  ["no object", []],
  ["another format", { format: "chess" }],
  ["a seat that is not there", { ...record(EXAMPLE), seats: [] }],
  ["moves that are none", { ...record(EXAMPLE), moves: [null] }],
])("%s is refused", (_, document) => {
  expect(() => readEvidence(document)).toThrow(Unreadable);
});
