import type { IO } from 'fp-ts/IO';

/** What was searched for when this variant was chosen (SRC-10); undefined when nothing was. Never fails. */
export type SearchBefore = (sku: string | undefined) => IO<string | undefined>;
