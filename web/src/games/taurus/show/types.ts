/** The structs of this game, by short names. */
import type { taurus } from "../../../wire";

export type Board = taurus.BoardView;
export type View = taurus.View;
export type Move = taurus.Move;
export type Fact = taurus.Fact;

/** A fact or a move of one kind. */
export type FactOf<Kind extends Fact["fact"]> = Extract<Fact, { fact: Kind }>;
export type MoveOf<Kind extends Move["move"]> = Extract<Move, { move: Kind }>;

export type Colour = MoveOf<"take">["colour"];
export type Side = MoveOf<"side">["side"];
export type Phase = View["phase"];
export type WireView = View["wires"][number];
export type Circuit = View["circuits"][number];
