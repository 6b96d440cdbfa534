import type { Kysely } from 'kysely';
import { makeCatalogueStore } from '../../catalogue/catalogue-store.ts';
import type { Database } from '../../database/schema.ts';
import { toSnapshotCategories } from './build-snapshot.ts';
import { readCatalogue } from './catalogue-reader.ts';
import type { LeftOut } from '../model/search-types.ts';
import { makeYieldWhenDue, type YieldWhenDue } from '../../shared/yield-when-due.ts';
import { makeProductIndexer } from './product-indexer.ts';

/** Products that the search index leaves out: their number and the first of them. */
export interface LeftOutProducts {
  readonly count: number;
  readonly examples: readonly LeftOut[];
}

const MAX_NAMED = 20;
/** An indexer remembers every word, so it is replaced regularly to bound memory. */
const PRODUCTS_PER_INDEXER = 10_000;

/**
 * Finds the products that the index of a running shop leaves out, by the same rules, without building an index. Rejects
 * when the database cannot be read.
 */
export const findLeftOut = async (
  database: Kysely<Database>,
  yieldWhenDue: YieldWhenDue = makeYieldWhenDue(),
): Promise<LeftOutProducts> => {
  const store = makeCatalogueStore(database);
  const categories = toSnapshotCategories(await store.categories());
  const brands = await store.brands();
  const examples: LeftOut[] = [];
  let count = 0;
  let read = 0;
  let indexer = makeProductIndexer(categories, brands);
  for await (const batch of readCatalogue(database, yieldWhenDue)) {
    for (const product of batch) {
      read += 1;
      if (read % PRODUCTS_PER_INDEXER === 0) indexer = makeProductIndexer(categories, brands);
      const leftOut = indexer.check(product);
      if (leftOut !== undefined) {
        count += 1;
        if (examples.length < MAX_NAMED) examples.push(leftOut);
      }
      await yieldWhenDue();
    }
  }
  return { count, examples };
};
