/** What a seat's points are made of, for lists. */
import type { SeatSummary } from "../games/game";

/** The parts that count; none where the points are just one of them. */
export function partsOf({ details, score }: SeatSummary): SeatSummary["details"] {
  const parts = details.filter(({ value }) => value !== 0);
  return parts.length === 1 && parts[0]?.value === score ? [] : parts;
}
