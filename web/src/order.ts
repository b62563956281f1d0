/** The order for a new table, as it is put together on the set-up page. */
import type { Level, SeatOrder } from "./wire";

export const LEVELS = ["novice", "player", "expert", "master"] as const satisfies readonly Level[];

/** A seat on the form; `key` keeps its row together when others come and go. */
export interface SeatDraft extends Required<SeatOrder> {
  readonly key: number;
}

export type Party = "bots" | "friends" | "here";

let keys = 0;

export function seat(kind: SeatOrder["kind"], level: Level = "player"): SeatDraft {
  return { key: keys++, kind, level, name: "" };
}

/** A party of `size` as people usually want it: alone among bots, with invited friends, or around one screen. */
export function party(kind: Party, size: number): SeatDraft[] {
  const other = { bots: "bot", friends: "invite", here: "here" } as const;
  return [seat("me"), ...Array.from({ length: size - 1 }, () => seat(other[kind]))];
}

/** `count` seats: seats are taken away at the end, and new ones are like the last. */
export function resized(seats: readonly SeatDraft[], count: number): SeatDraft[] {
  const last = seats.at(-1);
  const kind = last === undefined || last.kind === "me" ? "bot" : last.kind;
  const more = Math.max(0, count - seats.length);
  return [...seats.slice(0, count), ...Array.from({ length: more }, () => seat(kind, last?.level))];
}

/** There is only one "me": choosing it for a seat hands the former one to a bot. */
export function withKind(seats: readonly SeatDraft[], at: number, kind: SeatOrder["kind"]): SeatDraft[] {
  return seats.map((one, i) => {
    if (i === at) return { ...one, kind };
    return kind === "me" && one.kind === "me" ? { ...one, kind: "bot" } : one;
  });
}

/** What is sent: only what matters for each kind of seat. `guest` names whoever has not said a name. */
export function ordered(seats: readonly SeatDraft[], guest: (seat: number) => string): SeatOrder[] {
  return seats.map(({ kind, level, name }, at) => {
    if (kind === "bot") return { kind, level };
    return kind === "here" ? { kind, name: name.trim() || guest(at) } : { kind };
  });
}

/** Someone has to sit down who is no bot. */
export function playable(seats: readonly SeatDraft[]): boolean {
  return seats.some((one) => one.kind !== "bot");
}
