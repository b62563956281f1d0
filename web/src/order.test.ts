import { expect, test } from "vitest";

import { ordered, party, playable, resized, seat, withKind } from "./order";

const kinds = (seats: readonly { kind: string }[]) => seats.map((one) => one.kind);

test("a party is me and others of one kind", () => {
  expect(kinds(party("bots", 4))).toEqual(["me", "bot", "bot", "bot"]);
  expect(kinds(party("friends", 2))).toEqual(["me", "invite"]);
  expect(kinds(party("here", 3))).toEqual(["me", "here", "here"]);
});

test("more seats are like the last one, fewer go from the end", () => {
  const seats = [seat("me"), seat("bot", "master")];
  expect(resized(seats, 4).map((one) => one.level)).toEqual(["player", "master", "master", "master"]);
  expect(kinds(resized(seats, 1))).toEqual(["me"]);
  expect(kinds(resized([seat("me")], 2))).toEqual(["me", "bot"]);
});

test("there is only one me", () => {
  expect(kinds(withKind(party("friends", 3), 2, "me"))).toEqual(["bot", "invite", "me"]);
});

test("each seat says only what matters for it", () => {
  const here = { ...seat("here"), name: "  Nonna " };
  const guest = (at: number) => `Guest ${at + 1}`;
  expect(ordered([seat("me"), seat("bot", "novice"), here, seat("invite"), seat("here")], guest)).toEqual([
    { kind: "me" },
    { kind: "bot", level: "novice" },
    { kind: "here", name: "Nonna" },
    { kind: "invite" },
    { kind: "here", name: "Guest 5" },
  ]);
});

test("bots alone are no party", () => {
  expect(playable([seat("bot"), seat("bot")])).toBe(false);
  expect(playable(party("bots", 2))).toBe(true);
});
