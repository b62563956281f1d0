/** What the table shows at this moment; on the way from one position to the next it is neither. */
import type { NameOf } from "../../game";
import type { Pose as BullPose } from "../pieces/Torro.svelte";
import { factArgs } from "../words";
import type { Fact, View } from "./types";

export type RunnerPose = "" | "slip" | "fear" | "cheer" | "pushed";

export interface ShownRunner {
  square: number;
  rank: number;
  pose: RunnerPose;
  /** Counts steps, so that each hop is drawn. */
  hops: number;
}

export interface ShownSeat {
  points: number;
  credits: number;
  ranks: number;
  behind: number;
  score: number;
  place: number;
}

export interface ShownDie {
  die: string;
  face: number;
  used: boolean;
  /** Counts throws, so that each is drawn. */
  rolls: number;
}

export type Anchor =
  { readonly purse: number } | { readonly runner: readonly [number, number] } | { readonly square: number };

export interface Spark {
  readonly id: number;
  readonly text: string;
  readonly tone: "gain" | "loss" | "rank" | "none";
  readonly from: Anchor;
  /** Without a goal it rises where it is. */
  readonly to: Anchor | null;
  readonly ms: number;
}

export interface Caption {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export class Stage {
  runners = $state<ShownRunner[][]>([]);
  seats = $state<ShownSeat[]>([]);
  torro = $state<{ square: number; pose: BullPose }>({ square: 0, pose: "calm" });
  dice = $state<ShownDie[]>([]);
  card = $state<{ last: number | null; left: number; turns: number }>({ last: null, left: 22, turns: 0 });
  phase = $state<View["phase"]>("lot");
  turn = $state(-1);
  round = $state(0);
  caption = $state<Caption | null>(null);
  sparks = $state<Spark[]>([]);
  /** The runner that is under way stands in front of all others. */
  walking = $state<readonly [number, number] | null>(null);
  /** A square where a scuffle is going on. */
  dust = $state<number | null>(null);
  /** The card that is held up for everyone, just turned over. */
  held = $state<number | null>(null);
  /** The table shakes under Torro. */
  shaking = $state(false);
  #sparks = 0;

  /** Show exactly this position. */
  show(view: View): void {
    this.runners = view.seats.map((seat, i) =>
      seat.runners.map((runner, k) => ({
        square: runner.square,
        rank: runner.rank,
        pose: "" as const,
        hops: this.runners[i]?.[k]?.hops ?? 0,
      })),
    );
    this.seats = view.seats.map(({ points, credits, ranks, behind, score, place }) => ({
      points,
      credits,
      ranks,
      behind,
      score,
      place,
    }));
    this.torro = { square: view.torro, pose: "calm" };
    this.showDice(view.dice);
    this.card = { last: view.cards.last, left: view.cards.left.reduce((sum, n) => sum + n, 0), turns: this.card.turns };
    this.phase = view.phase;
    this.turn = view.turn;
    this.round = view.round;
    this.sparks = [];
    this.walking = null;
    this.dust = null;
    this.shaking = false;
    this.held = null;
  }

  /** Dice that no longer count lie where they fell, marked as used. */
  showDice(dice: View["dice"]): void {
    this.dice = dice.length
      ? dice.map(({ die, face, used }, i) => ({ die, face, used, rolls: this.dice[i]?.rolls ?? 0 }))
      : this.dice.map((die) => ({ ...die, used: true }));
  }

  runner(seat: number, runner: number): ShownRunner {
    const found = this.runners[seat]?.[runner];
    if (!found) throw new Error(`no runner ${runner} of seat ${seat}`);
    return found;
  }

  seat(seat: number): ShownSeat {
    const found = this.seats[seat];
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  }

  /** Below the board stands what the fact's own text says. */
  tell(fact: Fact, name: NameOf): void {
    this.caption = { key: `fact-${fact.fact}`, args: factArgs(fact, name) };
  }

  /** Let something fly or rise. */
  spark(text: string, tone: Spark["tone"], from: Anchor, to: Anchor | null, ms: number): void {
    this.sparks.push({ id: ++this.#sparks, text, tone, from, to, ms });
  }

  drop(id: number): void {
    this.sparks = this.sparks.filter((spark) => spark.id !== id);
  }
}
