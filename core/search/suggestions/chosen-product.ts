import type { IO } from 'fp-ts/IO';

/** A product that was chosen among suggestions or search results (SRC-10). */
export interface ChosenProduct {
  /** The number of products in the list that contained it, including itself. */
  readonly count: number;
  /** The cleaned search term; empty among trends. */
  readonly term: string;
  /** The sku of the variant. */
  readonly sku: string;
}

/** Stores for the next page which product of which search led to it (SRC-10). Never fails. */
export type RememberChosenProduct = (chosen: ChosenProduct) => IO<void>;
