/** How long things take, and when not to bother. */

/** Thrown out of a performance that nobody waits for any longer. */
export class Enough extends Error {}

export interface Tempo {
  /** Time for something to move; none when nothing shall move. */
  readonly move: (ms: number) => Promise<void>;
  /** Time to notice something. */
  readonly beat: (ms: number) => Promise<void>;
  readonly moving: boolean;
  /** So long takes a movement of `ms` at this speed. */
  readonly stretch: (ms: number) => number;
}

/** `speed` is above 0; `over` ends the performance at once, as does hiding the page. */
export function tempoOf(speed: number, moving: boolean, over: AbortSignal): Tempo {
  const stretch = (ms: number): number => ms / speed;
  const wait = (ms: number): Promise<void> => pause(stretch(ms), over);
  return { move: (ms) => (moving ? wait(ms) : pause(0, over)), beat: wait, moving, stretch };
}

function pause(ms: number, over: AbortSignal): Promise<void> {
  return new Promise((go, stop) => {
    if (over.aborted || document.hidden) return stop(new Enough());
    if (ms <= 0) return go();
    const end = (): void => {
      clearTimeout(timer);
      over.removeEventListener("abort", enough);
      document.removeEventListener("visibilitychange", enough);
    };
    const enough = (): void => {
      end();
      stop(new Enough());
    };
    const timer = setTimeout(() => {
      end();
      go();
    }, ms);
    over.addEventListener("abort", enough);
    document.addEventListener("visibilitychange", enough);
  });
}
