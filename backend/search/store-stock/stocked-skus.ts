import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { YieldWhenDue } from '../../shared/yield-when-due.ts';
import { plannedLevel, type StockingStore } from '../../stores/planned-stock.ts';
import { readStockedSkusAfter, type StockedSku } from '../../stores/read-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The SKUs of a snapshot in the order of their ids, with what their planned stock depends on. */
export interface StockedSkus {
  readonly ids: readonly string[];
  /** Number of the product of each SKU. */
  readonly products: Int32Array;
  /** What is the same for all SKUs of a product, by its number. */
  readonly facts: ReadonlyMap<number, Omit<StockedSku, 'skuId' | 'productId'>>;
}

/** Reads the SKUs of the products that the snapshot has, in short steps. */
export const readStockedSkus = async (
  database: Kysely<Database>,
  { numberOf }: Pick<Snapshot, 'numberOf'>,
  yieldWhenDue: YieldWhenDue,
): Promise<StockedSkus> => {
  const found: { readonly id: string; readonly product: number }[] = [];
  const facts = new Map<number, Omit<StockedSku, 'skuId' | 'productId'>>();
  let lastId = '';
  for (;;) {
    const skus = await readStockedSkusAfter(database, lastId);
    const last = skus.at(-1);
    if (last === undefined) break;
    lastId = last.skuId;
    for (const { skuId, productId, ...rest } of skus) {
      const product = numberOf.get(productId);
      if (product === undefined) continue;
      found.push({ id: skuId, product });
      if (!facts.has(product)) facts.set(product, rest);
    }
    await yieldWhenDue();
  }
  // Databases order texts by different rules; the search for an id needs the order of `compareIds`.
  found.sort((one, other) => compareIds(one.id, other.id));
  return { ids: found.map(({ id }) => id), products: Int32Array.from(found, ({ product }) => product), facts };
};

const compareIds = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The position of a SKU; -1 for one that the snapshot does not have. */
export const positionOf = ({ ids }: StockedSkus, id: string): number => {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compareIds(ids[middle] ?? '', id);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

const SKUS_BETWEEN_TURNS = 256;

/** For each SKU 1 where the store has it by plan, else 0. */
export const plannedAt = async (
  skus: StockedSkus,
  store: StockingStore,
  yieldWhenDue: YieldWhenDue,
): Promise<Uint8Array> => {
  const planned = new Uint8Array(skus.ids.length);
  for (let at = 0; at < planned.length; at += 1) {
    const facts = skus.facts.get(skus.products[at] ?? -1);
    if (facts !== undefined && plannedLevel({ ...facts, skuId: skus.ids[at] ?? '' }, store) > 0) planned[at] = 1;
    if (at % SKUS_BETWEEN_TURNS === 0) await yieldWhenDue();
  }
  return planned;
};
