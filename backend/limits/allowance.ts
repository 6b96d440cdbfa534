import { LRUCache } from 'lru-cache';

/** How much each key may use within a window of time. */
export interface Allowance {
  /** Whether the key has that much left. */
  readonly has: (key: string, amount?: number) => boolean;
  /** Uses that much of what the key has left; false, and nothing is used, when it has less. */
  readonly take: (key: string, amount?: number) => boolean;
}

export interface AllowanceOptions {
  /** For one key in one window. */
  readonly most: number;
  readonly windowMs: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Keys that are remembered; beyond that the one used longest ago starts anew. 20,000 unless told. */
  readonly mostKeys?: number;
}

const MOST_KEYS = 20_000;

/**
 * Allowances in memory, in windows that begin at multiples of their length since 1970, so that a day begins at midnight
 * UTC. A restart begins all windows anew.
 */
export const makeAllowance = ({ most, windowMs, clock, mostKeys = MOST_KEYS }: AllowanceOptions): Allowance => {
  const used = new LRUCache<string, number>({ max: mostKeys });
  let window = -1;

  const usedBy = (key: string): number => {
    const now = Math.floor(clock() / windowMs);
    if (now !== window) {
      window = now;
      used.clear();
    }
    return used.get(key) ?? 0;
  };

  const has: Allowance['has'] = (key, amount = 1) => usedBy(key) + amount <= most;
  return {
    has,
    take: (key, amount = 1) => {
      const before = usedBy(key);
      if (before + amount > most) return false;
      used.set(key, before + amount);
      return true;
    },
  };
};
