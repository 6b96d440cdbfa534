import * as E from 'fp-ts/Either';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../core/shared/clock';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { ReadCache } from '../../cache/read-cache';
import { heapBytes } from './heap-bytes';

export interface LruReadCacheOptions {
  /** How long a cached value is fresh. */
  readonly freshMs: number;
  /** How long after that it is served stale, while it is read again in the background. Later, only when reading fails. */
  readonly staleMs?: number;
  readonly maxEntries: number;
  /** The limit for all entries together in bytes, as `heapBytes` estimates them. */
  readonly maxBytes: number;
  readonly clock: Clock;
  /** Responses that were read before this moment are served only when reading fails. */
  readonly outdatedBefore?: (() => number) | undefined;
}

interface Entry {
  readonly value: unknown;
  /** When its read started, in milliseconds since 1970. */
  readonly readAt: number;
}

interface PendingRead {
  readonly outcome: Promise<Outcome>;
  readonly startedAt: number;
}

type Outcome = E.Either<UpstreamFailure, unknown>;

const STALE_MS = 10 * 60_000;
/** The entry itself and its places in the lists of the cache. */
const ENTRY_BYTES = 150;

/**
 * The server's cache of public reads. Concurrent reads of one key share one call. A stale response is served at once and
 * read again in the background; a response of any age is served while reading fails.
 */
export const makeLruReadCache = ({
  freshMs,
  staleMs = STALE_MS,
  maxEntries,
  maxBytes,
  clock,
  outdatedBefore = () => -Infinity,
}: LruReadCacheOptions): ReadCache => {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => ENTRY_BYTES + heapBytes(key) + heapBytes(value),
  });
  const pending = new Map<string, PendingRead>();

  const readAndStore = async (key: string, read: () => Promise<Outcome>, startedAt: number): Promise<Outcome> => {
    try {
      const outcome = await read();
      if (E.isRight(outcome) && (entries.peek(key)?.readAt ?? -Infinity) <= startedAt) {
        entries.set(key, { value: outcome.right, readAt: startedAt });
      }
      return outcome;
    } finally {
      if (pending.get(key)?.startedAt === startedAt) pending.delete(key);
    }
  };

  const readOnce = (key: string, read: () => Promise<Outcome>): Promise<Outcome> => {
    const running = pending.get(key);
    if (running !== undefined && running.startedAt >= outdatedBefore()) return running.outcome;
    const startedAt = clock();
    const started: PendingRead = { startedAt, outcome: readAndStore(key, read, startedAt) };
    pending.set(key, started);
    return started.outcome;
  };

  return <A>(key: string, read: () => Promise<E.Either<UpstreamFailure, A>>) =>
    async () => {
      const entry = entries.get(key);
      const isOutdated = entry === undefined || entry.readAt < outdatedBefore();
      const age = isOutdated ? Infinity : clock() - entry.readAt;
      if (entry === undefined || age >= freshMs + staleMs) {
        const outcome = (await readOnce(key, read)) as E.Either<UpstreamFailure, A>;
        return E.isLeft(outcome) && entry !== undefined ? E.right(entry.value as A) : outcome;
      }
      // A failure is not lost: the next caller that has to wait receives it.
      if (age >= freshMs) void readOnce(key, read).catch(() => undefined);
      return E.right(entry.value as A);
    };
};
