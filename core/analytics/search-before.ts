import type { IO } from 'fp-ts/IO';

/** Returns the search term that led to this variant (SRC-10); undefined without a search. Never fails. */
export type SearchBefore = (sku: string | undefined) => IO<string | undefined>;
