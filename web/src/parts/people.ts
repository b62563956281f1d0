/** What to call whoever sits on a seat. */
import type { Text } from "../games/game";
import type { Person } from "../wire";

export function seatName(person: Person | undefined, seat: number, text: Text): string {
  if (person === undefined || person.kind === "open") return text("page-seat-open", { n: seat + 1 });
  if (person.name !== "") return person.name;
  return text(person.kind === "bot" ? "page-bot-name" : "page-guest-name", { n: seat + 1 });
}
