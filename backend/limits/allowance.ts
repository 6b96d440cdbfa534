import { LRUCache } from 'lru-cache';
import { addressKey, NETWORK_SHARE, networkKeyOf } from '../../settings/address-networks.ts';

/** An allowance of each key per time window. */
export interface Allowance {
  /** Whether the key has that much left; 1 by default. */
  readonly has: (key: string, amount?: number) => boolean;
  /** Takes that much from the key's allowance. Returns false, and takes nothing, when less is left. */
  readonly take: (key: string, amount?: number) => boolean;
}

export interface AllowanceOptions {
  /** Allowance of one key in one window. */
  readonly most: number;
  readonly windowMs: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** How many keys are remembered, 20,000 by default; beyond that the least recently used key is forgotten. */
  readonly maxKeys?: number;
}

const MAX_KEYS = 20_000;

/**
 * Allowances in memory. Windows begin at multiples of their length since 1970, so that a day begins at midnight UTC. A
 * restart resets all allowances.
 */
export const makeAllowance = ({ most, windowMs, clock, maxKeys = MAX_KEYS }: AllowanceOptions): Allowance => {
  // Sized by entries: with `max` alone the cache allocates room for all of them at once, for each of many allowances.
  const used = new LRUCache<string, number>({ maxSize: maxKeys, sizeCalculation: () => 1 });
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

/**
 * Allowances of addresses: `most` for each `addressKey`, and `NETWORK_SHARE` times as much for all IPv6 addresses of a
 * /48 network together. A refused amount does not count for the network.
 */
export const makeAddressAllowance = (options: AllowanceOptions): Allowance => {
  const ofAddress = makeAllowance(options);
  const ofNetwork = makeAllowance({ ...options, most: options.most * NETWORK_SHARE });

  const has: Allowance['has'] = (address, amount) => {
    const key = addressKey(address);
    const network = networkKeyOf(key);
    return ofAddress.has(key, amount) && (network === undefined || ofNetwork.has(network, amount));
  };
  return {
    has,
    take: (address, amount) => {
      if (!has(address, amount)) return false;
      const key = addressKey(address);
      const network = networkKeyOf(key);
      if (network !== undefined) ofNetwork.take(network, amount);
      return ofAddress.take(key, amount);
    },
  };
};
