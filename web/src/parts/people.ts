/** What to call whoever sits on a seat. */
import type { Text } from "../games/game";
import type { Person } from "../wire";

/** Bots are called by their seat. People who sit down always bring a name. */
const BOTS = ["Paco", "Lola", "Mateo", "Inés", "Diego", "Carmen"] as const;

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] as string;
}

export function seatName(person: Person | undefined, seat: number, text: Text): string {
  if (person === undefined || person.kind === "open") return text("page-seat-open");
  if (person.name !== "") return person.name;
  return person.kind === "bot" ? botName(seat) : guestName(seat, text);
}

/** A person who has not said their name. */
export function guestName(seat: number, text: Text): string {
  return text("page-guest-name", { n: seat + 1 });
}
