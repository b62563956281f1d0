/** The structs of this game, by short names. */
import type { pamplona } from "../../../wire";

export type Board = pamplona.BoardView;
export type View = pamplona.View;
export type Move = pamplona.Move;
export type Fact = pamplona.Fact;

/** A fact of one kind. */
export type FactOf<Kind extends Fact["fact"]> = Extract<Fact, { fact: Kind }>;

export const ARROW = 1;
