/** How each kind of fact is shown on the stage. */
import type { NameOf } from "../../game";
import type { Tempo } from "../../kit/tempo";
import type { Sounds } from "../sound/sounds";
import type { Stage } from "./stage.svelte";
import type { Fact, FactOf, View } from "./types";

export interface Crew {
  readonly stage: Stage;
  readonly tempo: Tempo;
  readonly sounds: Sounds;
  readonly name: NameOf;
  /** The position it all leads to. */
  readonly view: View;
}

type Act<Kind extends Fact["fact"]> = (fact: FactOf<Kind>, crew: Crew) => Promise<void> | void;

const DRIVE = 430;
const SWING = 520;
const FLIGHT = 700;
const ARRIVAL = 1500;

/** How long something moves; nothing moves where it shall not. */
const moving = (ms: number, { tempo }: Crew): number => (tempo.moving ? tempo.stretch(ms) : 0);

async function told(fact: Fact, crew: Crew, ms: number): Promise<void> {
  crew.stage.tell(fact, crew.name);
  await crew.tempo.beat(ms);
}

async function stretch(fact: FactOf<"stretches" | "greys">, owner: number | null, crew: Crew): Promise<void> {
  crew.stage.stretch(fact.start, fact.end, owner, moving(SWING, crew));
  crew.sounds.wire(owner === null);
  crew.stage.tell(fact, crew.name);
  await crew.tempo.move(SWING);
}

export const acts: { readonly [Kind in Fact["fact"]]: Act<Kind> } = {
  begins: async (fact, crew) => {
    crew.stage.turn = fact.seat;
    await told(fact, crew, 900);
  },

  grazes: async (fact, crew) => {
    const { stage, sounds, view, tempo } = crew;
    stage.arriving = moving(ARRIVAL, crew);
    stage.bulls = view.bulls;
    sounds.herd();
    stage.tell(fact, crew.name);
    await tempo.move(ARRIVAL);
    stage.arriving = 0;
  },

  plants: async (fact, crew) => {
    const { stage, sounds, tempo } = crew;
    stage.turn = fact.seat;
    stage.plant(fact.hole, moving(DRIVE, crew));
    sounds.hammer();
    stage.tell(fact, crew.name);
    await tempo.move(DRIVE);
  },

  stretches: (fact, crew) => stretch(fact, fact.seat, crew),
  greys: (fact, crew) => stretch(fact, null, crew),
  unites: (fact, crew) => told(fact, crew, 350),
  crosses: (fact, crew) => told(fact, crew, 350),

  stands: async (fact, crew) => {
    crew.sounds.snort();
    await told(fact, crew, 450);
  },

  // What might be closed is for whoever is choosing.
  pens: () => undefined,

  closes: async (fact, crew) => {
    crew.stage.ring = fact;
    crew.sounds.close();
    await told(fact, crew, 1100);
  },

  takes: async (fact, crew) => {
    const { stage, sounds, tempo } = crew;
    stage.taking = [fact.start, fact.end];
    stage.tell(fact, crew.name);
    await tempo.beat(180);
    stage.take(fact.field, fact.colour, fact.seat, moving(FLIGHT, crew));
    sounds.moo();
    await tempo.move(FLIGHT);
  },

  passes: (fact, crew) => told(fact, crew, 700),

  ends: async (fact, crew) => {
    crew.stage.ring = null;
    crew.stage.taking = null;
    crew.sounds.close();
    await told(fact, crew, 1200);
  },

  scores: async (fact, crew) => {
    crew.stage.seat(fact.seat).score = fact.points;
    await told(fact, crew, 450);
  },
};
