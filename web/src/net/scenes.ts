/** What to show next: updates wait here until the drawing has shown the one before. */
import type { Scene } from "../games/game";
import type { Fact, View } from "../wire";

/** More waiting than this is not worth watching: the newest is shown at once. */
const PATIENCE = 12;

export interface Happening {
  readonly view: View;
  readonly facts: readonly Fact[];
  /** For whom the table waits afterwards. */
  readonly turn: number;
  /** The position is not reached by going on: a first look, a reconnect, a taken back decision. */
  readonly jump: boolean;
}

export interface Act extends Scene<View, Fact> {
  /** For whom the table waits before and after it. */
  readonly turns: readonly [number, number];
}

/** An immutable queue of scenes; `current` is on the stage. */
export interface Stage {
  readonly current: Act | null;
  readonly shown: boolean;
  readonly waiting: readonly Act[];
}

export const EMPTY: Stage = { current: null, shown: true, waiting: [] };

export function push(stage: Stage, happening: Happening): Stage {
  const last = stage.waiting.at(-1) ?? stage.current;
  const key = (last?.key ?? 0) + 1;
  const { view, facts, turn } = happening;
  const impatient = stage.waiting.length >= PATIENCE;
  if (happening.jump || last === null || impatient) {
    const current: Act = { key, before: null, view, facts: [], turns: [turn, turn] };
    return { current, shown: false, waiting: [] };
  }
  const scene: Act = { key, before: last.view, view, facts, turns: [last.turns[1], turn] };
  return advance({ ...stage, waiting: [...stage.waiting, scene] });
}

/** The drawing has shown scene `key`; an old key changes nothing. */
export function shown(stage: Stage, key: number): Stage {
  return stage.current?.key === key ? advance({ ...stage, shown: true }) : stage;
}

/** For whom the table waits as far as has been shown. */
export function turnShown(stage: Stage): number {
  const [before, after] = stage.current?.turns ?? [-1, -1];
  return stage.shown ? after : before;
}

/** Everything that happened has been shown. */
export function settled(stage: Stage): boolean {
  return stage.shown && stage.waiting.length === 0;
}

function advance(stage: Stage): Stage {
  const [next, ...rest] = stage.waiting;
  return stage.shown && next ? { current: next, shown: false, waiting: rest } : stage;
}
