import * as E from 'fp-ts/Either';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/shared/clock';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { ReadCache } from '../cache/read-cache';

export interface LruReadCacheOptions {
  /** For so long an answer is given without asking. */
  readonly freshMs: number;
  /** After that, for so long it is still given at once while it is asked for anew; later it only stands in for a failure. */
  readonly staleMs?: number;
  readonly maxEntries: number;
  /** What all answers together may take of the memory, roughly. */
  readonly maxBytes?: number;
  readonly clock: Clock;
  /** Answers that were asked for before this moment only stand in for a failure, as the oldest ones do. */
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
 * The server's memory of public reads: one question for many waiting askers; an old answer is given at once while it
 * is asked for anew, and one of any age for as long as asking fails.
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
    // Search terms are part of keys: two bytes for each character is the most that they take.
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
      // What breaks here breaks again for the next one who has to wait for it, and is told then.
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
