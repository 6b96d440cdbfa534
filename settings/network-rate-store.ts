import { LRUCache } from 'lru-cache';
import { addressKey, NETWORK_SHARE, networkKeyOf } from './address-networks.ts';

interface Window {
  used: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

const MAX_KEYS = 20_000;

/**
 * Counts of the rate-limit plug-in: at most `max` calls of a key within a window that begins with its first call. When
 * the key ends with an `addressKey` of IPv6, the calls that its /64 network was allowed also count for the /48 network
 * around it, which may make `NETWORK_SHARE` times `max` calls; beyond that its keys are reported as exceeded. Remembers
 * 20,000 keys and forgets the least recently used one, so no single /48 network can push out the counts of all others.
 * [PLT-04]
 */
export class NetworkRateStore {
  /** Sized by entries: with `max` alone the cache allocates room for all of them at once, for each route with a limit. */
  readonly #windows = new LRUCache<string, Window>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });

  incr(
    key: string,
    callback: (error: Error | null, result?: { readonly current: number; readonly ttl: number }) => void,
    timeWindow: number,
    max: number,
  ): void {
    const now = Date.now();
    const networkKey = networkKeyOf(key);
    const network = networkKey === undefined ? undefined : this.#windowOf(networkKey, now, timeWindow);
    if (network !== undefined && network.used >= max * NETWORK_SHARE) {
      callback(null, { current: max + 1, ttl: network.endsAt - now });
      return;
    }
    const own = this.#windowOf(key, now, timeWindow);
    own.used += 1;
    if (network !== undefined && own.used <= max) network.used += 1;
    callback(null, { current: own.used, ttl: own.endsAt - now });
  }

  /** The counts of a route that has a limit of its own. */
  child(): NetworkRateStore {
    return new NetworkRateStore();
  }

  #windowOf(key: string, now: number, timeWindow: number): Window {
    const known = this.#windows.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    const window = { used: 0, endsAt: now + timeWindow };
    this.#windows.set(key, window);
    return window;
  }
}

/** Options of the rate-limit plug-in that make it count by `addressKey` and by the networks around it. */
export const byNetwork = {
  keyGenerator: ({ ip }: { readonly ip: string }): string => addressKey(ip),
  store: NetworkRateStore,
};
