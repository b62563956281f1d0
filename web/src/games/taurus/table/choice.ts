/** From the legal moves to what can be tapped. It sorts; it knows no rule. */
import type { Circuit, Colour, Fact, Move, MoveOf, View } from "../show/types";

type HoleMove = MoveOf<"plant" | "from" | "wire" | "grey">;

/** A hole or post that can be tapped. */
export interface Tap {
  readonly hole: string;
  readonly move: HoleMove;
  /** What it would close, one circuit or two to choose from. */
  readonly pens: readonly Pen[];
}

/** A circuit that may be closed, as the position or a preview tells it. */
export type Pen = Pick<Circuit, "circuit" | "side" | "posts" | "owners" | "fields" | "shares">;

export const isHoleMove = (move: Move): move is HoleMove =>
  move.move === "plant" || move.move === "from" || move.move === "wire" || move.move === "grey";

export function tapsOf(legal: readonly Move[], previews: readonly (readonly Fact[])[] | null): readonly Tap[] {
  return legal.flatMap((move, i) =>
    isHoleMove(move) ? [{ hole: move.hole, move, pens: pensIn(previews?.[i] ?? []) }] : [],
  );
}

function pensIn(facts: readonly Fact[]): readonly Pen[] {
  const pens = facts.filter((fact) => fact.fact === "pens");
  const closes = facts.filter((fact) => fact.fact === "closes").map((fact) => ({ ...fact, side: null }));
  return pens.length > 0 ? pens : closes;
}

/** A wire that is only thought of. */
export interface Ghost {
  readonly start: string;
  readonly end: string;
  readonly grey: boolean;
}

/** The wires that a tap would stretch or make possible. */
export function ghostsOf(tap: Tap, view: View): readonly Ghost[] {
  const { hole, move } = tap;
  if (view.held !== null) return [{ start: view.held, end: hole, grey: move.move === "grey" }];
  const join = view.joins.find((one) => one.hole === hole);
  if (!join) return [];
  return [
    ...join.wire.map((end) => ({ start: hole, end, grey: false })),
    ...join.grey.map((end) => ({ start: hole, end, grey: true })),
  ];
}

/** What is asked beside the holes: a side, a circuit, a bull, or whether that was all. */
export interface Questions {
  readonly sides: readonly MoveOf<"side">[];
  readonly circuits: readonly MoveOf<"close">[];
  readonly takes: readonly MoveOf<"take">[];
  readonly done: MoveOf<"done"> | null;
}

export function questionsOf(legal: readonly Move[]): Questions {
  const of = <Kind extends Move["move"]>(kind: Kind): MoveOf<Kind>[] =>
    legal.filter((move): move is MoveOf<Kind> => move.move === kind);
  return { sides: of("side"), circuits: of("close"), takes: of("take"), done: of("done")[0] ?? null };
}

/** The bulls of the shared circuit that may be taken: of each colour every one of them. */
export function takeable(view: View, takes: Questions["takes"]): readonly { field: number; colour: Colour }[] {
  const colours = new Set(takes.map(({ colour }) => colour));
  return (view.circuits[0]?.fields ?? []).flatMap((field) => {
    const colour = view.bulls[field - 1];
    return colour && colours.has(colour) ? [{ field, colour }] : [];
  });
}

export const sameMove = (a: Move | null, b: Move | null): boolean =>
  a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b);
