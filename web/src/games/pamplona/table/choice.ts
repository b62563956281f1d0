/** From the legal moves to what can be tapped: a die, a runner, a target. It sorts; it knows no rule. */
import type { Fact, Move, View } from "../show/types";

export type Die = "A" | "B";
export type Piece = readonly [seat: number, runner: number];
type Run = Extract<Move, { move: "run" }>;
type Shove = Extract<Move, { move: "shove" }>;

export interface Target {
  /** In the list of legal moves. */
  readonly index: number;
  readonly move: Run | Shove;
  readonly piece: Piece;
  /** The square it leads to, before anything that happens there. */
  readonly square: number;
  /** How far that is from where it stands; negative backwards. */
  readonly steps: number;
  /** What the runner did not do itself: slip, pay, arrive. */
  readonly effects: readonly Fact[];
}

export const same = (a: Piece | null, b: Piece | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

/** The dice that may be used, in their order. */
export function openDice(legal: readonly Move[]): readonly Die[] {
  return (["A", "B"] as const).filter((die) => legal.some((move) => move.move === "run" && move.die === die));
}

/** The runners something may be chosen for: those of `seat` that may use the die, or those that may be pushed. */
export function choosable(legal: readonly Move[], seat: number, die: Die | null): readonly Piece[] {
  const found = new Map<string, Piece>();
  for (const move of legal) {
    const piece = pieceOf(move, seat);
    if (piece && (move.move !== "run" || move.die === die)) found.set(piece.join(), piece);
  }
  return [...found.values()];
}

/** Where a runner may be sent, nearest square first. */
export function targetsOf(
  legal: readonly Move[],
  previews: readonly (readonly Fact[])[] | null,
  view: View,
  seat: number,
  die: Die | null,
  piece: Piece,
): readonly Target[] {
  const found: Target[] = [];
  legal.forEach((move, index) => {
    if (move.move !== "run" && move.move !== "shove") return;
    if (move.move === "run" && move.die !== die) return;
    if (!same(pieceOf(move, seat), piece)) return;
    const facts = previews?.[index] ?? [];
    const square = destination(move, piece, facts, view);
    const steps = square - squareOf(view, piece);
    found.push({ index, move, piece, square, steps, effects: facts.filter(isEffect) });
  });
  return found.sort((a, b) => a.square - b.square || a.index - b.index);
}

function pieceOf(move: Move, seat: number): Piece | null {
  if (move.move === "run") return [seat, move.runner];
  return move.move === "shove" ? [move.seat, move.runner] : null;
}

const squareOf = (view: View, [seat, runner]: Piece): number => view.seats[seat]?.runners[runner]?.square ?? 0;

/** Read off the preview; without one, counted on the board. */
function destination(move: Run | Shove, piece: Piece, facts: readonly Fact[], view: View): number {
  for (const fact of facts) {
    if (fact.fact === "runs" || fact.fact === "shoves") return fact.to;
  }
  const here = squareOf(view, piece);
  if (move.move === "run") return here + move.steps;
  const edge = view.scuffle?.outnumbered.find(([other]) => other === piece[0])?.[1] ?? 0;
  return move.push === "stay" ? here : here + (move.push === "forward" ? edge : -edge);
}

const MOVEMENT: ReadonlySet<Fact["fact"]> = new Set(["runs", "shoves", "spares", "passes", "rounds"]);
const isEffect = (fact: Fact): boolean => !MOVEMENT.has(fact.fact);

/** What a target costs in courage and where the runner ends up, for the sign on the target. */
export interface Toll {
  readonly cost: number;
  readonly slipsTo: number | null;
  readonly credits: number;
  readonly arrives: boolean;
}

export function tollOf(effects: readonly Fact[]): Toll {
  let [cost, credits] = [0, 0];
  let slipsTo: number | null = null;
  let arrives = false;
  for (const fact of effects) {
    if (fact.fact === "fears") cost += fact.points;
    else if (fact.fact === "slips") slipsTo = fact.to;
    else if (fact.fact === "borrows") credits += fact.credits;
    else if (fact.fact === "arrives") arrives = true;
  }
  return { cost, slipsTo, credits, arrives };
}
