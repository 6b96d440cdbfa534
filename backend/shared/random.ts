/** A seeded random source: the same seed gives the same sequence on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** One of the values; there must be at least one. */
  pick<T>(values: readonly T[]): T;
  /** Up to `count` different values, in the order of the list. */
  sample<T>(values: readonly T[], count: number): T[];
  /** Roughly normal around 0 with a deviation of 1. */
  normal(): number;
}

const seedFrom = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** Creates a random source from a text (mulberry32). */
export const makeRandom = (seed: string): Random => {
  let state = seedFrom(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new RangeError('Nothing to pick from');
    return value;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick,
    sample: (values, count) => {
      const chosen: (typeof values)[number][] = [];
      values.forEach((value, index) => {
        const left = values.length - index;
        if (next() * left < count - chosen.length) chosen.push(value);
      });
      return chosen;
    },
    normal: () =>
      next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() - 6,
  };
};
