import { expect, test } from "vitest";

import type { Update } from "../wire";
import { FakeSocket } from "./fakeSocket";
import { Table, acting } from "./table.svelte";

const LINK = "ab".repeat(32);
const people = [{ kind: "person", name: "Ann" }, { kind: "person", name: "Ben" }];

/** A table of two seats, the first held here, after an update. */
function seated(update: object): { table: Table; socket: FakeSocket } {
  const socket = new FakeSocket();
  const table = new Table("abc", () => socket);
  table.linkFor = () => LINK;
  socket.greet({ seats_held: [0], chat: [] });
  socket.hear({ t: "update", ply: 5, state: "playing", people, to_move: 0, turn: 0, view: {}, legal: [], facts: [], ...update });
  table.shown(table.scene?.key ?? 0);
  return { table, socket };
}

test("a turn after which chance speaks for the same seat is confirmed by letting it speak", () => {
  const { table, socket } = seated({ pending: true, complete: true, roll: 0 });
  expect([table.complete, table.roll, table.undoable]).toEqual([true, true, true]);
  table.wantRoll();
  expect(socket.sent.at(-1)).toMatchObject({ t: "roll", ply: 5, links: { 0: LINK } });
});

test("a turn that passes to somebody else is confirmed by itself", () => {
  const { table } = seated({ pending: true, complete: true });
  expect([table.complete, table.roll]).toEqual([true, false]);
});

test("chance is not let speak for somebody else", () => {
  const { table, socket } = seated({ to_move: -1, turn: 1, roll: 1 });
  expect(table.roll).toBe(false);
  const sent = socket.sent.length;
  table.wantRoll();
  expect(socket.sent.length).toBe(sent);
});

test("the log tells what has been shown, and of whose turn it was", () => {
  const { table, socket } = seated({});
  table.shown(1);
  const fact = (name: string) => ({ fact: name, rule: "P1" });
  socket.hear({ t: "update", ply: 6, state: "playing", people, to_move: 1, turn: 1, view: {}, legal: [],
    facts: [fact("runs"), fact("throws")], turns: [0, 1] });
  expect(table.told).toEqual([]);
  table.shown(2);
  expect(table.told.flatMap((entry) => entry.turns)).toEqual([0, 1]);
});

test("who is asked in another seat's turn is the one the table waits for", () => {
  const { table } = seated({ to_move: 0, turn: 1 });
  expect([table.active, table.turn, acting(table.update as Update)]).toEqual([true, 0, 0]);
  expect(seated({ to_move: -1, turn: 1 }).table.turn).toBe(1);
});
