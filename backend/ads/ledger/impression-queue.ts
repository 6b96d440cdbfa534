import type { ReadAd } from './ad-ids.ts';

/** An ad that was seen. */
export interface Impression {
  readonly ad: ReadAd;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** Collects impressions briefly and writes them together. An ad is queued once. */
export interface ImpressionQueue {
  readonly add: (impression: Impression) => void;
  /** Resolves once `write` has been called for everything added so far, whether it succeeded or not. */
  readonly settled: () => Promise<void>;
}

export interface ImpressionQueueDeps {
  /** Writes at most 200 impressions. */
  readonly write: (batch: readonly Impression[]) => Promise<void>;
  /** Called with the error of a failed write; its impressions are written with the next batch. */
  readonly onError: (error: unknown) => void;
}

const WRITE_EVERY_MS = 500;
const WRITTEN_AT_ONCE = 200;
/** Above this number, impressions are dropped while the database cannot be written. */
const MAX_WAITING = 50_000;

/** The queue in memory; it writes twice a second. */
export const makeImpressionQueue = ({ write, onError }: ImpressionQueueDeps): ImpressionQueue => {
  let waiting = new Map<string, Impression>();
  let written = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const writeWaiting = async (): Promise<void> => {
    const batch = [...waiting.values()];
    waiting = new Map();
    for (let start = 0; start < batch.length; start += WRITTEN_AT_ONCE) {
      const some = batch.slice(start, start + WRITTEN_AT_ONCE);
      try {
        await write(some);
      } catch (error) {
        onError(error);
        some.forEach(add);
      }
    }
  };

  /** Writes run one after the other; each takes everything that is queued when it starts. */
  const settled = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    written = written.then(writeWaiting);
    return written;
  };

  const add = (impression: Impression): void => {
    if (waiting.size >= MAX_WAITING || waiting.has(impression.ad.key)) return;
    waiting.set(impression.ad.key, impression);
    timer ??= setTimeout(() => void settled(), WRITE_EVERY_MS).unref();
  };

  return { add, settled };
};
