/** Steps through a replay: any step may be jumped to, and going on by one is a scene to be animated. */
import type { Scene } from "./games/game";
import type { Fact, Replay, View } from "./wire";

export class Replayer {
  readonly replay: Replay;
  /** How many steps have been made. */
  step = $state(0);
  playing = $state(false);
  #scene = $state.raw<Scene<View, Fact>>() as Scene<View, Fact>;

  constructor(replay: Replay, step = 0) {
    this.replay = replay;
    this.#scene = { key: 0, before: null, view: replay.first, facts: [] };
    this.jump(step);
  }

  get scene(): Scene<View, Fact> {
    return this.#scene;
  }

  get length(): number {
    return this.replay.steps.length;
  }

  get atEnd(): boolean {
    return this.step >= this.length;
  }

  jump(step: number): void {
    const to = Math.max(0, Math.min(this.length, Math.trunc(step)));
    if (to === this.step + 1) return this.#on();
    this.step = to;
    this.#scene = { key: this.#scene.key + 1, before: null, view: this.#view(to), facts: [] };
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return;
    // From the end it starts over; the start is shown before anything moves.
    if (this.atEnd) this.jump(0);
    else this.#on();
  }

  /** The drawing has shown scene `key`: while playing, the next follows. */
  shown(key: number): void {
    if (!this.playing || key !== this.#scene.key) return;
    if (this.atEnd) this.playing = false;
    else this.#on();
  }

  #on(): void {
    const before = this.#view(this.step);
    const facts = this.replay.steps[this.step]?.facts ?? [];
    this.step += 1;
    this.#scene = { key: this.#scene.key + 1, before, view: this.#view(this.step), facts };
  }

  #view(step: number): View {
    return this.replay.steps[step - 1]?.view ?? this.replay.first;
  }
}
