import type { Transaction } from 'kysely';
import { advanceCatalogue, nextCatalogueId } from '../catalogue/catalogue-state.ts';
import { applyOwnRatings } from '../catalogue/ratings/own-ratings.ts';
import type { Database } from '../database/schema.ts';

/** Makes average and distribution follow the reviews, on pages as well as in lists: the search index loads again. */
export const changeRatings = async (trx: Transaction<Database>, partNumbers: readonly string[]): Promise<void> => {
  if (partNumbers.length === 0) return;
  await applyOwnRatings(trx, partNumbers);
  // Also when the average stays: cached pages show the reviews themselves.
  await advanceCatalogue(trx, await nextCatalogueId(trx));
};
