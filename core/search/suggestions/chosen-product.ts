import type { IO } from 'fp-ts/IO';

/** A product that was chosen among suggestions or search results (SRC-10). */
export interface ChosenProduct {
  /** How many products were shown beside it, itself counted. */
  readonly count: number;
  /** What was searched for, cleaned; empty among trends. */
  readonly term: string;
  /** The variant's. */
  readonly sku: string;
}

/** Leaves word for the next page which product of which search led to it (SRC-10). Never fails. */
export type RememberChosenProduct = (chosen: ChosenProduct) => IO<void>;
