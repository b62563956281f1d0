import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ServerMessage } from "../wire";
import { Connection, type Link, backoff } from "./connection";
import { FakeSocket } from "./fakeSocket";

let sockets: FakeSocket[];
let links: Link[];
let heard: ServerMessage[];
let unsettled: string[];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  links = [];
  heard = [];
  unsettled = [];
});

afterEach(() => vi.useRealTimers());

function connect(): Connection {
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  return new Connection(
    open,
    { t: "hello", table: "abc", previews: true },
    {
      message: (message) => heard.push(message),
      link: (link) => links.push(link),
      unsettled: (commands) => (unsettled = commands.map(({ cmd }) => cmd)),
    },
  );
}

function newest(): FakeSocket {
  return sockets.at(-1) as FakeSocket;
}

test("greets first and speaks only when welcomed", () => {
  const connection = connect();
  connection.send({ t: "rematch", cmd: "1" });
  newest().onopen?.();
  expect(newest().kinds).toEqual(["hello"]);
  newest().hear({ t: "welcome" });
  expect(newest().kinds).toEqual(["hello", "rematch"]);
  expect(links).toEqual(["connecting", "open"]);
});

test("resends what was not settled, in order and with the same cmd, after a break", () => {
  const connection = connect();
  newest().greet();
  connection.send({ t: "rematch", cmd: "1" });
  connection.send({ t: "chat", cmd: "2", text: "hi" });
  connection.send({ t: "chat", cmd: "3", text: "there" });
  newest().hear({ t: "ack", cmd: "2", ply: 0 });
  newest().onclose?.();
  expect(links.at(-1)).toBe("waiting");
  vi.advanceTimersByTime(1_000);
  newest().greet();
  expect(sockets).toHaveLength(2);
  expect(newest().sent.map((message) => message.cmd)).toEqual([undefined, "1", "3"]);
});

test("a refused command is settled", () => {
  const connection = connect();
  newest().greet();
  connection.send({ t: "rematch", cmd: "1" });
  expect(unsettled).toEqual(["1"]);
  newest().hear({ t: "refused", cmd: "1", error: "illegal" });
  expect(unsettled).toEqual([]);
});

test("an update of another ply settles what was meant for the former one, and nothing else", () => {
  const connection = connect();
  newest().greet();
  connection.send({ t: "undo", cmd: "1", ply: 7 });
  connection.send({ t: "chat", cmd: "2", text: "hi" });
  newest().hear({ t: "update", ply: 7 });
  expect(unsettled).toEqual(["1", "2"]);
  newest().hear({ t: "update", ply: 8 });
  expect(unsettled).toEqual(["2"]);
});

test("notices silence and connects anew", () => {
  connect();
  newest().greet();
  vi.advanceTimersByTime(20_000);
  expect(newest().kinds.at(-1)).toBe("ping");
  newest().hear({ t: "pong", n: 1 });
  vi.advanceTimersByTime(20_000 + 7_999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets[0]?.closed).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
});

test("gives up a socket that never greets", () => {
  connect();
  vi.advanceTimersByTime(16_000);
  expect(sockets).toHaveLength(2);
});

test("waits longer from attempt to attempt, within bounds, and starts over after a welcome", () => {
  expect(backoff(0, 1)).toBeLessThan(backoff(3, 1));
  expect(backoff(50, 1)).toBe(12_000);
  expect(backoff(2, 0)).toBe(backoff(2, 1) / 2);
  connect();
  for (let i = 0; i < 6; i++) {
    newest().onclose?.();
    vi.advanceTimersByTime(12_000);
  }
  newest().greet();
  newest().onclose?.();
  const before = sockets.length;
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(before + 1);
});

test("a nudge while waiting connects at once", () => {
  const connection = connect();
  newest().onclose?.();
  connection.nudge();
  expect(sockets).toHaveLength(2);
});

test("a table that is gone is not asked for again", () => {
  connect();
  newest().onopen?.();
  newest().hear({ t: "gone", error: "no-table" });
  expect(links.at(-1)).toBe("closed");
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(heard.map((message) => message.t)).toEqual(["gone"]);
});
