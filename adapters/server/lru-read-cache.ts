import * as E from 'fp-ts/Either';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/shared/clock';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { ReadCache } from '../cache/read-cache';

export interface LruReadCacheOptions {
  /** For so long a cached response is fresh. */
  readonly freshMs: number;
  /** For so long after that it is still served, while it is read again in the background; later, only when reading fails. */
  readonly staleMs?: number;
  readonly maxEntries: number;
  /** The limit for all entries together in bytes, roughly. */
  readonly maxBytes?: number;
  readonly clock: Clock;
  /** Responses that were read before this moment are served only when reading fails. */
  readonly outdatedBefore?: (() => number) | undefined;
}

interface Entry {
  readonly value: unknown;
  /** When it was asked for. */
  readonly readAt: number;
}

interface Flight {
  readonly outcome: Promise<Outcome>;
  readonly begunAt: number;
}

type Outcome = E.Either<UpstreamFailure, unknown>;

const STALE_MS = 10 * 60_000;
const MOST_BYTES = 128 * 1024 * 1024;

/**
 * The server's cache of public reads. Concurrent reads of one key share one call. A stale response is served at once and
 * read again in the background; a response of any age is served while reading fails.
 */
export const makeLruReadCache = ({
  freshMs,
  staleMs = STALE_MS,
  maxEntries,
  maxBytes = MOST_BYTES,
  clock,
  outdatedBefore = () => -Infinity,
}: LruReadCacheOptions): ReadCache => {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    // Keys hold search terms: a character takes at most two bytes.
    sizeCalculation: ({ value }, key) => 2 * key.length + weightOf(value),
  });
  const flights = new Map<string, Flight>();

  const ask = async (key: string, read: () => Promise<Outcome>, begunAt: number): Promise<Outcome> => {
    try {
      const outcome = await read();
      if (E.isRight(outcome) && (entries.peek(key)?.readAt ?? -Infinity) <= begunAt) {
        entries.set(key, { value: outcome.right, readAt: begunAt });
      }
      return outcome;
    } finally {
      if (flights.get(key)?.begunAt === begunAt) flights.delete(key);
    }
  };

  const askOnce = (key: string, read: () => Promise<Outcome>): Promise<Outcome> => {
    const known = flights.get(key);
    if (known !== undefined && known.begunAt >= outdatedBefore()) return known.outcome;
    const begunAt = clock();
    const flight: Flight = { begunAt, outcome: ask(key, read, begunAt) };
    flights.set(key, flight);
    return flight.outcome;
  };

  return <A>(key: string, read: () => Promise<E.Either<UpstreamFailure, A>>) =>
    async () => {
      const entry = entries.get(key);
      const isOutdated = entry === undefined || entry.readAt < outdatedBefore();
      const age = isOutdated ? Infinity : clock() - entry.readAt;
      if (entry === undefined || age >= freshMs + staleMs) {
        const outcome = (await askOnce(key, read)) as E.Either<UpstreamFailure, A>;
        return E.isLeft(outcome) && entry !== undefined ? E.right(entry.value as A) : outcome;
      }
      // A failure here is not lost: the next read that has to wait reports it.
      if (age >= freshMs) void askOnce(key, read).catch(() => undefined);
      return E.right(entry.value as A);
    };
};

/** About how many bytes a value takes. */
const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return 16 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  const parts = value instanceof Map ? [...value].flat() : Object.values(value);
  return parts.reduce<number>((sum, part) => sum + 8 + weightOf(part), 32);
};
