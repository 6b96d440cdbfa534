import { LRUCache } from 'lru-cache';

/** How often a session has seen each campaign within the last hour. */
export interface Frequency {
  readonly note: (sessionKey: string, campaignId: number, seenAt: number) => void;
  /** Campaigns that have reached the limit of impressions for the session. */
  readonly tiredOf: (sessionKey: string) => ReadonlySet<number>;
}

/** Impressions of one campaign that a session may get within an hour. */
const MAX_PER_HOUR = 20;
export const FREQUENCY_MS = 60 * 60_000;
const MAX_SESSIONS = 10_000;
const NOBODY: ReadonlySet<number> = new Set();

/** Times within the last hour, oldest first, of each campaign. */
type Seen = Map<number, number[]>;

/** Frequencies in memory, for the most recent sessions. */
export const makeFrequency = (clock: () => number): Frequency => {
  const sessions = new LRUCache<string, Seen>({ max: MAX_SESSIONS });

  return {
    note: (sessionKey, campaignId, seenAt) => {
      const seen: Seen = sessions.get(sessionKey) ?? new Map<number, number[]>();
      const times = seen.get(campaignId) ?? [];
      times.push(seenAt);
      // Older impressions cannot change the result.
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
