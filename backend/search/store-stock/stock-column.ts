import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/schema.ts';
import { makeYieldWhenDue } from '../../shared/yield-when-due.ts';
import { readStoreLevels } from '../../stores/read-stock.ts';
import type { StockingStore } from '../../stores/planned-stock.ts';
import { SearchProblem } from '../model/search-problem.ts';
import type { FacetColumn, Snapshot } from '../snapshot/snapshot.ts';
import { makeStockQueue } from './stock-queue.ts';
import { plannedAt, positionOf, readStockedSkus, type StockedSkus } from './stocked-skus.ts';
import { MAX_STORES, STORE_FACET } from './store-facet.ts';

/** Stores whose planned stock is kept for a catalogue version: a byte for each SKU and store. */
const MAX_STORES_KEPT = 32;

/** What is kept for one catalogue version. */
interface Kept {
  readonly skus: Promise<StockedSkus>;
  readonly planned: LRUCache<string, Promise<Uint8Array>>;
}

/** The facet of stores, for the stores of one query: which products each of them has in stock now. */
export type ReadStockColumn = (snapshot: Snapshot, storeIds: readonly string[]) => Promise<FacetColumn>;

export interface StockColumnDeps {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
}

/**
 * Makes the facet from the planned stock, which is computed once per store and catalogue version, and from the stored
 * levels, which are read at each query: a sale counts at once, whichever process sold. A product counts when the store
 * has one of its SKUs; an unknown or closed store has none. Refuses more than `MAX_STORES` stores, and with status 503
 * stores of which too many wait to be computed (stock-queue.ts). [FND-04]
 */
export const makeReadStockColumn = ({ database, clock }: StockColumnDeps): ReadStockColumn => {
  const keptFor = new WeakMap<Snapshot['numberOf'], Kept>();
  const queue = makeStockQueue();

  const keptOf = (snapshot: Snapshot): Kept => {
    const known = keptFor.get(snapshot.numberOf);
    if (known !== undefined) return known;
    const skus = readStockedSkus(database, snapshot, makeYieldWhenDue());
    const kept = { skus, planned: new LRUCache<string, Promise<Uint8Array>>({ max: MAX_STORES_KEPT }) };
    keptFor.set(snapshot.numberOf, kept);
    skus.catch(() => keptFor.delete(snapshot.numberOf));
    return kept;
  };

  const plannedOf = ({ planned }: Kept, skus: StockedSkus, store: StockingStore): Promise<Uint8Array> => {
    const key = JSON.stringify(store);
    const known = planned.get(key);
    if (known !== undefined) return known;
    const computed = queue.run(skus.ids.length, () => plannedAt(skus, store, makeYieldWhenDue()));
    planned.set(key, computed);
    computed.catch(() => planned.delete(key));
    return computed;
  };

  /** For each product 1 where the store has it, else 0. */
  const productsAt = async (snapshot: Snapshot, storeId: string): Promise<Uint8Array> => {
    const products = new Uint8Array(snapshot.size);
    const read = await readStoreLevels(database, storeId, clock());
    if (read === undefined || (read.store === undefined && read.stored.length === 0)) return products;
    const kept = keptOf(snapshot);
    const skus = await kept.skus;
    const levels =
      read.store === undefined ? new Uint8Array(skus.ids.length) : (await plannedOf(kept, skus, read.store)).slice();
    for (const { skuId, quantity } of read.stored) {
      const position = positionOf(skus, skuId);
      if (position >= 0) levels[position] = quantity > 0 ? 1 : 0;
    }
    levels.forEach((has, position) => {
      if (has === 1) products[skus.products[position] ?? 0] = 1;
    });
    return products;
  };

  return async (snapshot, storeIds) => {
    if (storeIds.length > MAX_STORES) throw new SearchProblem(`${STORE_FACET} must have at most ${MAX_STORES} values`);
    const stocked: Uint8Array[] = [];
    for (const storeId of storeIds) stocked.push(await productsAt(snapshot, storeId));
    return columnOf(storeIds, stocked, snapshot.size);
  };
};

/** Hidden: its values are named by the query, so it is counted only where the query asks for it. */
const columnOf = (storeIds: readonly string[], stocked: readonly Uint8Array[], size: number): FacetColumn => {
  const offsets = new Int32Array(size + 1);
  for (let product = 0; product < size; product += 1) {
    const stores = stocked.reduce((count, products) => count + (products[product] ?? 0), 0);
    offsets[product + 1] = (offsets[product] ?? 0) + stores;
  }
  const values = new Int32Array(offsets[size] ?? 0);
  let at = 0;
  for (let product = 0; product < size; product += 1) {
    stocked.forEach((products, store) => {
      if (products[product] === 1) values[at++] = store;
    });
  }
  return {
    name: STORE_FACET,
    displayName: STORE_FACET,
    type: 'multiple',
    hidden: true,
    values: storeIds,
    displayNames: storeIds,
    numbers: new Map(storeIds.map((id, index) => [id, index])),
    rows: { offsets, values },
  };
};
