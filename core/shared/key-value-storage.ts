import type { IO } from 'fp-ts/IO';

/**
 * Stores text by name in the shopper's browser. A browser may refuse to store anything (private mode, full, blocked):
 * then reads return undefined and writes have no effect, without an error.
 */
export interface KeyValueStorage {
  readonly read: (key: string) => IO<string | undefined>;
  readonly write: (key: string, value: string) => IO<void>;
  readonly remove: (key: string) => IO<void>;
  readonly clear: IO<void>;
}
