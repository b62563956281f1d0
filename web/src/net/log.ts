/** What happened at a table, in order, for reading; decisions taken back are taken out again. */
import type { Fact, Move, Replay, Update } from "../wire";
import type { Act } from "./scenes";

export interface LogEntry {
  /** The scene that shows it; 0 for what was over before this page came. */
  readonly scene: number;
  readonly facts: readonly Fact[];
  readonly moves: readonly Move[];
  /** Whose turn it was, for each fact. */
  readonly turns: readonly number[];
  /** May still be taken back. */
  readonly pending: boolean;
}

/** The log after `update`, which `scene` shows. */
export function add(log: readonly LogEntry[], update: Update, scene: Act): readonly LogEntry[] {
  const { facts, pending = false, moved: moves = [], turns = [] } = update;
  if (update.undone) return withdraw(log, pending);
  const settled = pending ? log : log.map((entry) => (entry.pending ? { ...entry, pending: false } : entry));
  return facts.length === 0 ? settled : [...settled, { scene: scene.key, facts, moves, turns, pending }];
}

/** The last decision goes, and all of the turn's when none is left to take back. */
function withdraw(log: readonly LogEntry[], some: boolean): readonly LogEntry[] {
  const kept = log.filter((entry) => !entry.pending);
  const open = log.filter((entry) => entry.pending);
  return some ? [...kept, ...open.slice(0, -1)] : kept;
}

/**
 * The log with everything before it, from a replay of the game so far.
 *
 * The replay may have been made before or after some of what `log` holds: the two are joined where their moves overlap.
 */
export function recall(log: readonly LogEntry[], replay: Replay): readonly LogEntry[] {
  const past = upTo(replay, replay.steps.length);
  const seen = log.flatMap((entry) => entry.moves.map((move) => JSON.stringify(move)));
  const told = past.map((entry) => JSON.stringify(entry.moves[0]));
  let overlap = Math.min(seen.length, told.length);
  while (overlap > 0 && !endsWith(told, seen.slice(0, overlap))) overlap--;
  return [...past.slice(0, past.length - overlap), ...log];
}

/** The log of the first steps of a replay. */
export function upTo(replay: Replay, step: number): readonly LogEntry[] {
  return replay.steps.slice(0, step).map(({ facts, move, turn }) => ({
    scene: 0,
    facts,
    moves: [move],
    turns: facts.map(() => turn),
    pending: false,
  }));
}

function endsWith(whole: readonly string[], end: readonly string[]): boolean {
  return end.every((item, i) => whole[whole.length - end.length + i] === item);
}
