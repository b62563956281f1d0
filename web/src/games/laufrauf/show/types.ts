/** The structs of this game, by short names. */
import type { laufrauf } from "../../../wire";

export type Board = laufrauf.BoardView;
export type View = laufrauf.View;
export type Move = laufrauf.Move;
export type Fact = laufrauf.Fact;
export type Card = laufrauf.CardView["card"];
export type Die = laufrauf.DieView["die"];
export type Dice = laufrauf.Again["dice"];
export type Level = laufrauf.PawnView["level"];

/** A fact of one kind. */
export type FactOf<Kind extends Fact["fact"]> = Extract<Fact, { fact: Kind }>;
export type MoveOf<Kind extends Move["move"]> = Extract<Move, { move: Kind }>;

export const CARDS: readonly Card[] = ["direct", "back", "foreign", "backcapture", "joker"];

/** How far a pawn ran, negative backwards: by a card, as the rule of a capture tells. */
export function stepsOf(fact: FactOf<"runs" | "backs" | "captures">): number {
  if (fact.fact === "runs") return fact.steps;
  return fact.fact === "backs" || fact.rule === "L66" ? -fact.steps : fact.steps;
}
