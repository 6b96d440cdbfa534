import type { IO } from 'fp-ts/IO';

/** What this shopper searched for lately, kept in their own browser and nowhere else. None of these fail. */
export interface RecentSearches {
  /** Newest first, cleaned, no term twice, at most MAX_RECENT; none where the browser keeps nothing. */
  readonly list: IO<ReadonlyArray<string>>;
  /** Puts a term first; what is empty once it is cleaned is not kept (SRC-01). */
  readonly remember: (term: string) => IO<void>;
  readonly forget: (term: string) => IO<void>;
  readonly forgetAll: IO<void>;
}

export const MAX_RECENT = 5;
