import type { IO } from 'fp-ts/IO';

/** The shopper's last searches, stored only in the shopper's own browser. None of these fail. */
export interface RecentSearches {
  /** Newest first, cleaned, without duplicates, at most MAX_RECENT; empty where the browser stores nothing. */
  readonly list: IO<ReadonlyArray<string>>;
  /** Puts a term first; a term that is empty once cleaned is not stored (SRC-01). */
  readonly remember: (term: string) => IO<void>;
  readonly forget: (term: string) => IO<void>;
  readonly forgetAll: IO<void>;
}

export const MAX_RECENT = 5;
