/** How each kind of fact is shown on the stage. */
import type { NameOf } from "../../game";
import type { Tempo } from "../../kit/tempo";
import type { Sounds } from "../sound/sounds";
import type { Held, Pose, Stage } from "./stage.svelte";
import { type Card, type Die, type Fact, type FactOf, stepsOf } from "./types";

export interface Crew {
  readonly stage: Stage;
  readonly tempo: Tempo;
  readonly sounds: Sounds;
  readonly name: NameOf;
  /** How many squares each level has. */
  readonly lengths: { readonly lower: number; readonly middle: number };
}

type Act<Kind extends Fact["fact"]> = (fact: FactOf<Kind>, crew: Crew) => Promise<void> | void;

/** The longest a step takes, and the longest a whole run does. */
export const STEP = 165;
const RUN = 1500;
export const CLIMB = 620;
export const TUMBLE = 780;
export const ROLL = 850;
export const HOLD = 1150;

const tell = (fact: Fact, { stage, name }: Crew): void => stage.tell(fact, name);

async function told(fact: Fact, crew: Crew, ms: number): Promise<void> {
  tell(fact, crew);
  await crew.tempo.beat(ms);
}

/** So many squares onwards, or back, over whatever stands there. */
async function walk(
  seat: number,
  index: number,
  level: "lower" | "middle",
  steps: number,
  to: number,
  crew: Crew,
): Promise<void> {
  const { stage, tempo, sounds, lengths } = crew;
  const pawn = stage.pawn(seat, index);
  const length = lengths[level];
  stage.walking = [seat, index];
  for (let step = 0; step < Math.abs(steps) && tempo.moving; step++) {
    pawn.square = ((pawn.square - 1 + Math.sign(steps) + length) % length) + 1;
    pawn.hops += 1;
    sounds.step();
    await tempo.move(Math.min(STEP, RUN / Math.abs(steps)));
  }
  pawn.level = level;
  pawn.square = to;
  await tempo.beat(120);
  stage.walking = null;
}

/** From one place to another in one go. */
async function move(
  seat: number,
  index: number,
  pose: Pose,
  [level, square]: readonly [Stage["pawns"][number][number]["level"], number],
  ms: number,
  { stage, tempo }: Crew,
): Promise<void> {
  const pawn = stage.pawn(seat, index);
  stage.walking = [seat, index];
  pawn.pose = pose;
  pawn.level = level;
  pawn.square = square;
  await tempo.move(ms);
  await tempo.beat(160);
  pawn.pose = "";
  stage.walking = null;
}

async function cheer(seat: number, index: number, { stage, tempo, sounds }: Crew): Promise<void> {
  const pawn = stage.pawn(seat, index);
  pawn.pose = "cheer";
  sounds.yodel();
  await tempo.beat(850);
  pawn.pose = "";
}

async function holdUp(card: Card, fate: Held["fate"], { stage, tempo, sounds }: Crew): Promise<void> {
  sounds.card();
  stage.held = { card, fate };
  await tempo.beat(HOLD);
  stage.held = null;
}

function putDown(seat: number, card: Card, { stage }: Crew): void {
  const hand = stage.seat(seat);
  hand.cards = hand.cards.filter((other) => other !== card);
}

function pickUp(seat: number, card: Card, kept: number, { stage }: Crew): void {
  if (kept === 0) stage.discards += 1;
  else stage.seat(seat).cards = [...stage.seat(seat).cards, card];
}

/** Which dice a set names. */
export const diceIn = (dice: string): readonly Die[] =>
  dice === "all" ? ["A", "B", "black"] : (dice.split("-") as Die[]);

export const acts: { readonly [Kind in Fact["fact"]]: Act<Kind> } = {
  begins: async (fact, crew) => {
    crew.stage.turn = fact.seat;
    await told(fact, crew, 900);
  },

  rolls: async (fact, crew) => {
    const { stage, tempo, sounds } = crew;
    const rolled = diceIn(fact.dice);
    stage.turn = fact.seat;
    stage.left = Math.max(stage.left - (fact.roll - stage.rolls), 0);
    stage.rolls = fact.roll;
    const faces = { A: fact.a, B: fact.b, black: fact.black };
    stage.dice = (["A", "B", "black"] as const).map((die, i) => ({
      die,
      face: faces[die],
      again: false,
      stale: false,
      rolls: (stage.dice[i]?.rolls ?? 0) + (rolled.includes(die) ? 1 : 0),
    }));
    sounds.dice(rolled.length);
    await tempo.move(ROLL);
    await told(fact, crew, 420);
  },

  rerolls: async (fact, crew) => {
    const taken = diceIn(fact.dice);
    for (const die of crew.stage.dice) die.again = taken.includes(die.die);
    await told(fact, crew, 240);
  },

  starts: async (fact, crew) => {
    tell(fact, crew);
    crew.sounds.start();
    await move(fact.seat, fact.pawn, "climb", ["lower", fact.to], CLIMB, crew);
  },

  runs: async (fact, crew) => {
    tell(fact, crew);
    await walk(fact.seat, fact.pawn, fact.ring, stepsOf(fact), fact.to, crew);
  },

  ascends: async (fact, crew) => {
    tell(fact, crew);
    await walk(fact.seat, fact.pawn, "lower", fact.steps, fact.over, crew);
    crew.sounds.climb();
    await move(fact.seat, fact.pawn, "climb", ["middle", fact.to], CLIMB, crew);
  },

  summits: async (fact, crew) => {
    tell(fact, crew);
    await walk(fact.seat, fact.pawn, "middle", fact.steps, fact.over, crew);
    crew.sounds.climb();
    await move(fact.seat, fact.pawn, "climb", ["summit", 0], CLIMB, crew);
    crew.stage.seat(fact.seat).score = fact.count;
    await cheer(fact.seat, fact.pawn, crew);
  },

  captures: async (fact, crew) => {
    tell(fact, crew);
    await walk(fact.seat, fact.pawn, fact.ring, stepsOf(fact), fact.to, crew);
  },

  returns: async (fact, crew) => {
    tell(fact, crew);
    crew.sounds.tumble();
    await move(fact.seat, fact.pawn, "tumble", ["camp", 0], TUMBLE, crew);
  },

  pushes: async (fact, crew) => {
    const { stage, tempo, sounds } = crew;
    tell(fact, crew);
    const pawn = stage.pawn(fact.seat, fact.pawn);
    pawn.pose = "pushed";
    pawn.square = fact.to;
    sounds.push();
    await tempo.move(230);
    await tempo.beat(90);
    pawn.pose = "";
  },

  laps: (fact, crew) => told(fact, crew, 500),

  haunts: async (fact, crew) => {
    crew.stage.awake = true;
    crew.sounds.growl();
    await told(fact, crew, 950);
  },

  rings: async (fact, crew) => {
    const { stage, sounds } = crew;
    stage.ring = [fact.other, fact.pawn];
    sounds.ring();
    await told(fact, crew, 950);
    stage.awake = false;
  },

  frees: async (fact, crew) => {
    crew.stage.ring = null;
    crew.sounds.ring();
    await told(fact, crew, 800);
    crew.stage.awake = false;
  },

  overlooks: (fact, crew) => told(fact, crew, 700),

  calls: async (fact, crew) => {
    crew.sounds.growl();
    await told(fact, crew, 900);
  },

  silent: (fact, crew) => told(fact, crew, 450),

  compels: (fact, crew) => told(fact, crew, 650),

  passes: (fact, crew) => told(fact, crew, 800),

  draws: async (fact, crew) => {
    crew.stage.pile = Math.max(crew.stage.pile - 1, 0);
    tell(fact, crew);
    await holdUp(fact.card, fact.kept === 1 ? "kept" : "discarded", crew);
    pickUp(fact.seat, fact.card, fact.kept, crew);
  },

  reshuffles: async (fact, crew) => {
    crew.stage.pile = crew.stage.discards;
    crew.stage.discards = 0;
    crew.sounds.card();
    await told(fact, crew, 650);
  },

  stops: (fact, crew) => told(fact, crew, 500),

  steals: async (fact, crew) => {
    tell(fact, crew);
    putDown(fact.other, fact.card, crew);
    await holdUp(fact.card, fact.kept === 1 ? "kept" : "discarded", crew);
    pickUp(fact.seat, fact.card, fact.kept, crew);
  },

  plays: async (fact, crew) => {
    tell(fact, crew);
    putDown(fact.seat, fact.card, crew);
    await holdUp(fact.card, "played", crew);
    crew.stage.discards += 1;
  },

  directs: async (fact, crew) => {
    tell(fact, crew);
    crew.sounds.start();
    await move(fact.seat, fact.pawn, "climb", ["middle", fact.to], CLIMB, crew);
  },

  backs: async (fact, crew) => {
    tell(fact, crew);
    await walk(fact.seat, fact.pawn, fact.ring, stepsOf(fact), fact.to, crew);
  },

  trades: async (fact, crew) => {
    tell(fact, crew);
    putDown(fact.seat, fact.card, crew);
    for (const die of crew.stage.dice) die.again = die.die === fact.die;
    await holdUp(fact.card, "discarded", crew);
    crew.stage.discards += 1;
  },

  ends: async (fact, crew) => {
    crew.sounds.yodel();
    await told(fact, crew, 1200);
  },

  scores: async (fact, crew) => {
    crew.stage.seat(fact.seat).score = fact.points;
    await told(fact, crew, 450);
  },
};
