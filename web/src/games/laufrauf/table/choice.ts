/** From the legal moves to what can be tapped: a pawn, where it may go, dice, cards. It sorts; it knows no rule. */
import type { PawnId } from "../show/stage.svelte";
import type { Card, Dice, Die, Fact, Level, Move, MoveOf, View } from "../show/types";
import { stepsOf } from "../show/types";

export type Action = "start" | "run" | "ascend" | "capture" | "ring" | "back";

export interface Target {
  /** In the list of legal moves. */
  readonly index: number;
  readonly move: Move;
  readonly pawn: PawnId;
  readonly action: Action;
  /** Where it leads; `place` is the pawn's own in a camp. */
  readonly level: Level;
  readonly square: number;
  /** Squares run, negative backwards; 0 where nothing runs. */
  readonly steps: number;
  /** All that would happen. */
  readonly facts: readonly Fact[];
}

export const same = (a: PawnId | null, b: PawnId | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

/** The card a move would use up for its effect, or null. */
export function playedBy(move: Move): Card | null {
  switch (move.move) {
    case "direct":
    case "back":
    case "foreign":
    case "backcapture":
      return move.joker ? "joker" : move.move;
    default:
      return null;
  }
}

/** Everything that may be done with a pawn on the board, with `card` or without any; none without previews. */
export function targetsOf(
  legal: readonly Move[],
  previews: readonly (readonly Fact[])[] | null,
  view: View,
  card: Card | null,
): readonly Target[] {
  return legal.flatMap((move, index) => {
    const facts = previews?.[index] ?? [];
    if (playedBy(move) !== card) return [];
    const found = move.move === "ring" ? ringing(move, view) : facts.map(reached).find((one) => one !== null);
    return found ? [{ index, move, facts, ...found }] : [];
  });
}

type Reach = Pick<Target, "pawn" | "action" | "level" | "square" | "steps">;

function ringing({ other, pawn }: MoveOf<"ring">, view: View): Reach | null {
  const found = view.seats[other]?.pawns[pawn];
  return found ? { pawn: [other, pawn], action: "ring", level: found.level, square: found.square, steps: 0 } : null;
}

const RUNS = { runs: "run", backs: "back", captures: "capture" } as const;

/** Where the pawn that acts would come to stand. */
function reached(fact: Fact): Reach | null {
  switch (fact.fact) {
    case "starts":
      return { pawn: [fact.seat, fact.pawn], action: "start", level: "lower", square: fact.to, steps: 0 };
    case "directs":
      return { pawn: [fact.seat, fact.pawn], action: "start", level: "middle", square: fact.to, steps: 0 };
    case "runs":
    case "backs":
    case "captures":
      return {
        pawn: [fact.seat, fact.pawn],
        action: RUNS[fact.fact],
        level: fact.ring,
        square: fact.to,
        steps: stepsOf(fact),
      };
    case "ascends":
      return { pawn: [fact.seat, fact.pawn], action: "ascend", level: "middle", square: fact.to, steps: fact.steps };
    case "summits":
      return { pawn: [fact.seat, fact.pawn], action: "ascend", level: "summit", square: 0, steps: fact.steps };
    default:
      return null;
  }
}

/** The pawns something may be chosen for; those in a camp are alike and count as one. */
export function pawnsOf(targets: readonly Target[]): readonly PawnId[] {
  const found = new Map<string, PawnId>();
  for (const { pawn } of targets) found.set(pawn.join(), pawn);
  return [...found.values()];
}

/** What would happen besides, for the signs on a target. */
export interface Toll {
  readonly pushes: number;
  /** Pawns that would have to go round again. */
  readonly laps: number;
  readonly captures: boolean;
  readonly wins: boolean;
}

export function tollOf(facts: readonly Fact[]): Toll {
  const count = (kind: Fact["fact"]): number => facts.filter((fact) => fact.fact === kind).length;
  return { pushes: count("pushes"), laps: count("laps"), captures: count("returns") > 0, wins: count("ends") > 0 };
}

/** What the moves are called that are answers, not places or things: in the order of the list. */
const ANSWERS: ReadonlySet<Move["move"]> = new Set(["release", "overlook", "call", "silent", "enough", "pass"]);

export const answersIn = (legal: readonly Move[]): readonly Move[] => legal.filter(({ move }) => ANSWERS.has(move));

const ORDER: readonly Die[] = ["A", "B", "black"];

/** A set of dice by its name in moves; null for none. */
export function setOf(dice: ReadonlySet<Die>): Dice | null {
  const named = ORDER.filter((die) => dice.has(die)).join("-");
  if (named === "") return null;
  return named === "A-B-black" ? "all" : (named as Dice);
}

/** The move that rolls these dice again, if there is one. */
export const rollAgain = (legal: readonly Move[], dice: ReadonlySet<Die>): MoveOf<"again"> | null => {
  const wanted = setOf(dice);
  return legal.find((move): move is MoveOf<"again"> => move.move === "again" && move.dice === wanted) ?? null;
};

/** What may be done with the cards of a seat. */
export interface CardUse {
  /** It may be played: there are targets with it. */
  readonly plays: boolean;
  readonly trades: readonly MoveOf<"trade">[];
  readonly steal: MoveOf<"steal"> | null;
}

export function usesOf(legal: readonly Move[], toMove: number, seat: number, card: Card): CardUse {
  const own = seat === toMove;
  return {
    plays: own && legal.some((move) => playedBy(move) === card),
    trades: own ? legal.filter((move): move is MoveOf<"trade"> => move.move === "trade" && move.card === card) : [],
    steal:
      legal.find(
        (move): move is MoveOf<"steal"> => move.move === "steal" && move.other === seat && move.card === card,
      ) ?? null,
  };
}
