/** Reproducible draws for scenery: the same board always shows the same town. */

export interface Luck {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly within: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (part: number) => boolean;
}

/** A small xorshift generator, seeded by a word. */
export function luckOf(word: string): Luck {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  state |= 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  return {
    next,
    within: (low, high) => low + (high - low) * next(),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error("nothing to pick from");
      return found;
    },
    chance: (part) => next() < part,
  };
}
