import type { IO } from 'fp-ts/IO';

/**
 * Text kept by name in the shopper's browser. A browser may refuse to keep anything (private mode, full, blocked):
 * then reads give undefined and writes are forgotten, without an error.
 */
export interface KeyValueStorage {
  readonly read: (key: string) => IO<string | undefined>;
  readonly write: (key: string, value: string) => IO<void>;
  readonly remove: (key: string) => IO<void>;
  readonly clear: IO<void>;
}
