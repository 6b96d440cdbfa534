import { LRUCache } from 'lru-cache';
import { addressKey, NETWORK_SHARE, networkKeyOf } from './address-networks.ts';

interface Window {
  used: number;
  /** The time when the window ends, in milliseconds since 1970. */
  readonly endsAt: number;
}

const MAX_KEYS = 20_000;

/**
 * The counter of the rate-limit plug-in: at most `max` calls of a key within a window that begins with its first call.
 * If the key ends with an IPv6 `addressKey`, the allowed calls of its /64 network also count for the /48 network around
 * it. That network may make `NETWORK_SHARE` times `max` calls; above that its keys are reported as exceeded. The store
 * keeps 20,000 keys and removes the least recently used one, so no single /48 network can push out the counts of all
 * others. [PLT-04]
 */
export class NetworkRateStore {
  /**
   * Uses `maxSize`, because with `max` the cache would allocate memory for all entries at once, for each route with a
   * limit.
   */
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

  /** Returns a separate store for a route with a limit of its own. */
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
