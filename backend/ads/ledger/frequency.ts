import { LRUCache } from 'lru-cache';

/** How often a session has lately seen each campaign. */
export interface Frequency {
  readonly note: (sessionKey: string, campaignId: number, seenAt: number) => void;
  /** Campaigns that the session has seen often enough for now. */
  readonly tiredOf: (sessionKey: string) => ReadonlySet<number>;
}

/** Impressions of one campaign that a session may get within an hour. */
export const MAX_PER_HOUR = 20;
export const FREQUENCY_MS = 60 * 60_000;
const MAX_SESSIONS = 10_000;
const NOBODY: ReadonlySet<number> = new Set();

/** Times within the last hour, oldest first, of each campaign. */
type Seen = Map<number, number[]>;

/** Frequencies in memory, of as many sessions as were here last. */
export const makeFrequency = (clock: () => number): Frequency => {
  const sessions = new LRUCache<string, Seen>({ max: MAX_SESSIONS });

  return {
    note: (sessionKey, campaignId, seenAt) => {
      const seen: Seen = sessions.get(sessionKey) ?? new Map<number, number[]>();
      const times = seen.get(campaignId) ?? [];
      times.push(seenAt);
      // Only the last ones can make the difference.
      if (times.length > MAX_PER_HOUR) times.shift();
      seen.set(campaignId, times);
      sessions.set(sessionKey, seen);
    },
    tiredOf: (sessionKey) => {
      const seen = sessions.get(sessionKey);
      if (seen === undefined) return NOBODY;
      const since = clock() - FREQUENCY_MS;
      const tired = new Set<number>();
      for (const [campaignId, times] of seen) {
        if (times.length >= MAX_PER_HOUR && (times[0] ?? 0) > since) tired.add(campaignId);
        else if ((times.at(-1) ?? 0) <= since) seen.delete(campaignId);
      }
      return tired;
    },
  };
};
