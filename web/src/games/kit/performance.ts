/** From one position to the next, fact by fact. */
import type { Scene, TableSettings } from "../game";
import { Enough, type Tempo, tempoOf } from "./tempo";

/** Who shows positions and facts on a drawing. */
export interface Player<View, Fact> {
  /** Show exactly this position. */
  readonly show: (view: View) => void;
  /** Show how this came about. */
  readonly act: (fact: Fact, tempo: Tempo) => Promise<void> | void;
  /** All acts were played to the end. */
  readonly rest?: () => void;
  /** Say what happened. */
  readonly tell: (fact: Fact) => void;
}

/** Show a scene; resolves when the drawing shows exactly its view, at once where nothing is to be animated. */
export async function performance<View, Fact>(
  { before, view, facts }: Scene<View, Fact>,
  player: Player<View, Fact>,
  settings: TableSettings,
  over: AbortSignal,
): Promise<void> {
  if (before && facts.length > 0 && settings.speed > 0) {
    player.show(before);
    const tempo = tempoOf(settings.speed, !settings.reducedMotion, over);
    try {
      for (const fact of facts) await player.act(fact, tempo);
      player.rest?.();
    } catch (reason) {
      if (!(reason instanceof Enough)) throw reason;
    }
  }
  if (over.aborted) return;
  player.show(view);
  // Who was spared the performance is told how it ended.
  const last = facts.at(-1);
  if (last) player.tell(last);
}
