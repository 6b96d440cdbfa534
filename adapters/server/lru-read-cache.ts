import * as E from 'fp-ts/Either';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/shared/clock';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { ReadCache } from '../cache/read-cache';

export interface LruReadCacheOptions {
  /** For so long an answer is given without asking. */
  readonly freshMs: number;
  readonly maxEntries: number;
  readonly clock: Clock;
}

interface Entry {
  readonly value: unknown;
  readonly readAt: number;
}

type Outcome = E.Either<UpstreamFailure, unknown>;

/**
 * The server's memory of public reads: one question for many waiting askers; an old answer is given at once while it
 * is asked for anew, and for as long as asking fails.
 */
export const makeLruReadCache = ({ freshMs, maxEntries, clock }: LruReadCacheOptions): ReadCache => {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const flights = new Map<string, Promise<Outcome>>();

  const ask = async (key: string, read: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      const outcome = await read();
      if (E.isRight(outcome)) entries.set(key, { value: outcome.right, readAt: clock() });
      return outcome;
    } finally {
      flights.delete(key);
    }
  };

  const askOnce = (key: string, read: () => Promise<Outcome>): Promise<Outcome> => {
    const flight = flights.get(key) ?? ask(key, read);
    flights.set(key, flight);
    return flight;
  };

  return <A>(key: string, read: () => Promise<E.Either<UpstreamFailure, A>>) =>
    async () => {
      const entry = entries.get(key);
      if (entry === undefined) return (await askOnce(key, read)) as E.Either<UpstreamFailure, A>;
      if (clock() - entry.readAt >= freshMs) void askOnce(key, read);
      return E.right(entry.value as A);
    };
};
