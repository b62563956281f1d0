/** How each kind of fact is shown on the stage. */
import type { NameOf } from "../../game";
import type { Sounds } from "../sound/sounds";
import type { Stage } from "./stage.svelte";
import type { Tempo } from "../../kit/tempo";
import type { Fact, FactOf } from "./types";

export interface Crew {
  readonly stage: Stage;
  readonly tempo: Tempo;
  readonly sounds: Sounds;
  readonly name: NameOf;
}

type Act<Kind extends Fact["fact"]> = (fact: FactOf<Kind>, crew: Crew) => Promise<void> | void;

const STEP = 170;
const GALLOP = 190;
const FLIGHT = 750;

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

const tell = (fact: Fact, { stage, name }: Crew): void => stage.tell(fact, name);

async function told(fact: Fact, crew: Crew, ms: number): Promise<void> {
  tell(fact, crew);
  await crew.tempo.beat(ms);
}

async function walk(seat: number, index: number, start: number, to: number, crew: Crew): Promise<void> {
  const { stage, tempo, sounds } = crew;
  const runner = stage.runner(seat, index);
  stage.walking = [seat, index];
  const way = Math.sign(to - start);
  for (let square = start + way; way !== 0 && tempo.moving; square += way) {
    runner.square = square;
    runner.hops += 1;
    sounds.step();
    await tempo.move(STEP);
    if (square === to) break;
  }
  runner.square = to;
  stage.walking = null;
}

function pay(seat: number, points: number, from: Crew["stage"]["sparks"][number]["from"], crew: Crew): void {
  const { stage, tempo, sounds } = crew;
  stage.seat(seat).points += points;
  if (!tempo.moving || points === 0) return;
  const ms = tempo.stretch(FLIGHT);
  if (points > 0) stage.spark(signed(points), "gain", from, { purse: seat }, ms);
  else stage.spark(signed(points), "loss", { purse: seat }, from, ms);
  sounds.coin();
}

async function storm(start: number, to: number, { stage, tempo, sounds }: Crew): Promise<void> {
  stage.torro.pose = "storm";
  stage.shaking = true;
  for (let square = start + 1; square <= to && tempo.moving; square++) {
    stage.torro.square = square;
    sounds.hoofs();
    await tempo.move(GALLOP);
  }
  stage.torro.square = to;
  stage.shaking = false;
  stage.torro.pose = "calm";
}

async function turnCard(last: number, { stage, tempo, sounds }: Crew): Promise<void> {
  stage.card = { last, left: Math.max(stage.card.left - 1, 0), turns: stage.card.turns + 1 };
  sounds.card();
  stage.held = last;
  await tempo.beat(1050);
  stage.held = null;
}

export const acts: { readonly [Kind in Fact["fact"]]: Act<Kind> } = {
  begins: async (fact, crew) => {
    crew.stage.turn = fact.seat;
    await told(fact, crew, 900);
  },

  rounds: async (fact, crew) => {
    crew.stage.round = fact.round;
    await told(fact, crew, 500);
  },

  passes: (fact, crew) => told(fact, crew, 600),

  throws: async (fact, crew) => {
    const { stage, tempo, sounds } = crew;
    stage.turn = fact.seat;
    stage.dice = [fact.a, fact.b].map((face, i) => ({
      die: i === 0 ? "A" : "B",
      face,
      used: false,
      rolls: (stage.dice[i]?.rolls ?? 0) + 1,
    }));
    sounds.dice();
    await tempo.move(950);
    await told(fact, crew, 350);
  },

  runs: async (fact, crew) => {
    const { stage, tempo } = crew;
    tell(fact, crew);
    const die = stage.dice.find((other) => other.die === fact.die);
    if (die) die.used = true;
    if (fact.steps === 0) {
      stage.runner(fact.seat, fact.runner).hops += 1;
      return tempo.beat(300);
    }
    await walk(fact.seat, fact.runner, fact.start, fact.to, crew);
    await tempo.beat(140);
  },

  slips: async (fact, crew) => {
    const { stage, tempo, sounds } = crew;
    const runner = stage.runner(fact.seat, fact.runner);
    tell(fact, crew);
    runner.pose = "slip";
    sounds.slip();
    await tempo.move(320);
    runner.square = fact.to;
    await tempo.beat(420);
    runner.pose = "";
  },

  fears: async (fact, crew) => {
    const { stage, tempo } = crew;
    const runner = stage.runner(fact.seat, fact.runner);
    tell(fact, crew);
    runner.pose = "fear";
    pay(fact.seat, -fact.points, { runner: [fact.seat, fact.runner] }, crew);
    await tempo.beat(750);
    runner.pose = "";
  },

  borrows: async (fact, crew) => {
    const seat = crew.stage.seat(fact.seat);
    seat.credits += fact.credits;
    seat.points += 10 * fact.credits;
    await told(fact, crew, 700);
  },

  arrives: async (fact, crew) => {
    const runner = crew.stage.runner(fact.seat, fact.runner);
    tell(fact, crew);
    runner.pose = "cheer";
    crew.sounds.ole();
    await crew.tempo.beat(700);
    runner.pose = "";
  },

  scuffles: async (fact, crew) => {
    const { stage, tempo, sounds } = crew;
    stage.dust = fact.square;
    sounds.scuffle();
    await told(fact, crew, 450);
    stage.seat(fact.other).points -= fact.points;
    stage.seat(fact.seat).points += fact.points;
    if (tempo.moving) {
      stage.spark(signed(fact.points), "gain", { purse: fact.other }, { purse: fact.seat }, tempo.stretch(FLIGHT));
      sounds.coin();
    }
    await tempo.beat(650);
    stage.dust = null;
  },

  peace: (fact, crew) => told(fact, crew, 500),

  shoves: async (fact, crew) => {
    const runner = crew.stage.runner(fact.seat, fact.runner);
    tell(fact, crew);
    runner.pose = "pushed";
    await walk(fact.seat, fact.runner, fact.start, fact.to, crew);
    runner.pose = "";
    await crew.tempo.beat(200);
  },

  spares: (fact, crew) => told(fact, crew, 350),

  ranks: async (fact, crew) => {
    const { stage, tempo, sounds } = crew;
    const runner = stage.runner(fact.seat, fact.runner);
    tell(fact, crew);
    stage.walking = [fact.seat, fact.runner];
    runner.rank = fact.rank;
    runner.hops += 1;
    await tempo.move(420);
    runner.pose = "cheer";
    stage.seat(fact.seat).ranks += fact.rank;
    if (tempo.moving) {
      const place: [number, number] = [fact.seat, fact.runner];
      stage.spark(signed(fact.rank), "rank", { runner: place }, { purse: fact.seat }, tempo.stretch(FLIGHT));
    }
    sounds.rank();
    await tempo.beat(650);
    runner.pose = "";
    stage.walking = null;
  },

  comes: async (fact, crew) => {
    await turnCard(fact.steps, crew);
    tell(fact, crew);
    crew.sounds.snort();
    await storm(fact.start, fact.to, crew);
    await crew.tempo.beat(250);
  },

  torroslips: async (fact, crew) => {
    const { stage, tempo, sounds } = crew;
    tell(fact, crew);
    stage.torro.pose = "slip";
    sounds.slip();
    await tempo.move(320);
    stage.torro.square = fact.to;
    await tempo.beat(500);
    stage.torro.pose = "calm";
  },

  attacks: async (fact, crew) => {
    await turnCard(0, crew);
    crew.stage.torro.pose = "attack";
    crew.sounds.snort();
    await told(fact, crew, 900);
  },

  braves: async (fact, crew) => {
    const { stage, tempo } = crew;
    const tone = fact.points > 0 ? "gain" : fact.points < 0 ? "loss" : "none";
    if (tempo.moving)
      stage.spark(signed(fact.points), tone, { runner: [fact.seat, fact.runner] }, null, tempo.stretch(1500));
    await told(fact, crew, 260);
  },

  settles: async (fact, crew) => {
    tell(fact, crew);
    pay(fact.seat, fact.points, { square: crew.stage.torro.square }, crew);
    await crew.tempo.beat(550);
  },

  setaside: async (fact, crew) => {
    await turnCard(0, crew);
    await told(fact, crew, 600);
  },

  reshuffles: (fact, crew) => told(fact, crew, 600),

  ends: async (fact, crew) => {
    crew.sounds.ole();
    await told(fact, crew, 1200);
  },

  behind: async (fact, crew) => {
    const { stage, tempo } = crew;
    if (tempo.moving)
      stage.spark(signed(-fact.points), "loss", { runner: [fact.seat, fact.runner] }, null, tempo.stretch(1500));
    await told(fact, crew, 350);
  },

  scores: async (fact, crew) => {
    crew.stage.seat(fact.seat).score = fact.points;
    await told(fact, crew, 450);
  },
};
