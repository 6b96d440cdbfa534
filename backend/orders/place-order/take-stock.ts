import { sql, type Transaction } from 'kysely';
import type { CartLine } from '../../cart/cart-lines.ts';
import { prepareQuery } from '../../database/prepare-query.ts';
import type { Database } from '../../database/schema.ts';
import { ONLINE } from '../../stores/read-stock.ts';

/** What an order takes from one place. */
interface Demand {
  readonly skuId: string;
  readonly partNumber: string;
  readonly location: string;
  readonly quantity: number;
  readonly available: number;
}

/** A line that is short of stock. */
export interface Shortage {
  readonly partNumber: string;
  readonly available: number;
}

const demandsOf = (lines: readonly CartLine[]): readonly Demand[] => {
  const demands = new Map<string, Demand>();
  for (const { skuId, partNumber, physicalStoreId, quantity, available } of lines) {
    const location = physicalStoreId || ONLINE;
    const key = `${skuId} ${location}`;
    const earlier = demands.get(key)?.quantity ?? 0;
    demands.set(key, { skuId, partNumber, location, quantity: earlier + quantity, available });
  }
  return [...demands.values()];
};

/** The first line that is short of stock; undefined when all have enough. */
export const findShortage = (lines: readonly CartLine[]): Shortage | undefined => {
  const short = demandsOf(lines).find(({ quantity, available }) => quantity > available);
  return short === undefined ? undefined : { partNumber: short.partNumber, available: short.available };
};

const takePieces = prepareQuery((database, { skuId, location, quantity }: Omit<Demand, 'partNumber' | 'available'>) =>
  database
    .updateTable('stock')
    .set({ quantity: sql`quantity - ${quantity}` })
    .where('sku_id', '=', skuId)
    .where('location', '=', location)
    .where('quantity', '>=', quantity),
);

/** Takes counted stock. Returns false when there is no row, or it has too little. */
const takeCounted = async (trx: Transaction<Database>, demand: Demand): Promise<boolean> => {
  const { numAffectedRows = 0n } = await takePieces(trx, demand);
  return numAffectedRows > 0n;
};

/** Begins to count the stock of a store, whose level was planned until now, with what the order leaves. */
const takePlanned = async (trx: Transaction<Database>, demand: Demand): Promise<boolean> => {
  const { skuId, location, quantity, available } = demand;
  if (location === ONLINE) return false;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('stock')
    .values({ sku_id: skuId, location, quantity: available - quantity })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/**
 * Takes the stock of all lines, whose `available` was read in the same transaction and suffices; see `findShortage`. Stock
 * never goes below zero: a statement takes pieces only where there are enough. Throws otherwise, which rolls back. [ORD-02]
 */
export const takeStock = async (trx: Transaction<Database>, lines: readonly CartLine[]): Promise<void> => {
  for (const demand of demandsOf(lines)) {
    if ((await takeCounted(trx, demand)) || (await takePlanned(trx, demand))) continue;
    throw new Error(`stock of ${demand.partNumber} changed within a transaction`);
  }
};

/** Puts pieces back to where they were taken from. */
export const putStockBack = async (
  trx: Transaction<Database>,
  { skuId, location, quantity }: { readonly skuId: string; readonly location: string; readonly quantity: number },
): Promise<void> => {
  await trx
    .insertInto('stock')
    .values({ sku_id: skuId, location: location || ONLINE, quantity })
    .onConflict((conflict) =>
      conflict
        .columns(['sku_id', 'location'])
        .doUpdateSet((eb) => ({ quantity: eb('stock.quantity', '+', eb.ref('excluded.quantity')) })),
    )
    .execute();
};
