/** What the table shows at this moment; on the way from one position to the next it is neither. */
import type { NameOf } from "../../game";
import { type Args, telling } from "../../kit/telling";
import type { Card, Die, Fact, Level, View } from "./types";

export type Pose = "" | "climb" | "cheer" | "pushed" | "tumble";

export interface ShownPawn {
  level: Level;
  /** The number of its square on its level, 0 in a camp. */
  square: number;
  pose: Pose;
  /** Counts steps, so that each is drawn. */
  hops: number;
}

export interface ShownSeat {
  corner: number;
  cards: Card[];
  score: number;
  place: number;
}

export interface ShownDie {
  die: Die;
  face: number;
  /** It is taken up to be rolled again. */
  again: boolean;
  /** It lies where it fell for somebody before. */
  stale: boolean;
  /** Counts rolls, so that each is drawn. */
  rolls: number;
}

export interface Caption {
  readonly key: string;
  readonly args: Args;
}

/** A card that is held up for everyone, and what becomes of it. */
export interface Held {
  readonly card: Card;
  readonly fate: "kept" | "discarded" | "played";
}

export type PawnId = readonly [seat: number, pawn: number];

export class Stage {
  pawns = $state<ShownPawn[][]>([]);
  seats = $state<ShownSeat[]>([]);
  ring = $state<PawnId | null>(null);
  dice = $state<ShownDie[]>([]);
  pile = $state(0);
  discards = $state(0);
  turn = $state(-1);
  /** Rolls made and to come in this turn. */
  rolls = $state(0);
  left = $state(0);
  caption = $state<Caption | null>(null);
  /** The pawn that is under way stands in front of all others. */
  walking = $state<PawnId | null>(null);
  held = $state<Held | null>(null);
  /** The spirit has woken up. */
  awake = $state(false);

  /** Show exactly this position. */
  show(view: View): void {
    this.pawns = view.seats.map((seat, i) =>
      seat.pawns.map(({ level, square }, k) => ({
        level,
        square,
        pose: "" as const,
        hops: this.pawns[i]?.[k]?.hops ?? 0,
      })),
    );
    this.seats = view.seats.map(({ cards, score, place }, seat) => ({
      corner: view.corners[seat] ?? 0,
      cards: [...cards],
      score,
      place,
    }));
    this.ring = view.ring ? [view.ring.seat, view.ring.pawn] : null;
    this.dice = view.dice.map(({ die, face, again }, i) => {
      const before = this.dice[i];
      const stale = face === 0;
      return {
        die,
        face: stale ? (before?.face ?? 0) : face,
        again: again && !stale,
        stale,
        rolls: before?.rolls ?? 0,
      };
    });
    this.pile = view.cards.reduce((sum, card) => sum + card.pile, 0);
    this.discards = view.cards.reduce((sum, card) => sum + card.discarded, 0);
    this.turn = view.turn;
    this.rolls = view.rolls;
    this.left = view.left;
    this.walking = null;
    this.held = null;
    this.awake = view.phase === "ring" || view.phase === "ask";
  }

  pawn(seat: number, pawn: number): ShownPawn {
    const found = this.pawns[seat]?.[pawn];
    if (!found) throw new Error(`no pawn ${pawn} of seat ${seat}`);
    return found;
  }

  seat(seat: number): ShownSeat {
    const found = this.seats[seat];
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  }

  /** Below the board stands what the fact's own text says. */
  tell(fact: Fact, name: NameOf): void {
    this.caption = { key: `fact-${fact.fact}`, args: telling(fact, name) };
  }
}
