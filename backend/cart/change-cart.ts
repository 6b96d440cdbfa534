import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { ONLINE } from '../stores/read-stock.ts';
import type { ChangedCart } from './add-to-cart.ts';
import { noCart, noSuchLine, unknownSku } from './cart-failures.ts';
import { deleteCart, findCartId, linesOf, setQuantity, touchCart, type StoredLine } from './cart-store.ts';
import { readOfferingStores } from './offering-stores.ts';
import { findSellableSkus, requireSellable } from './sellable-skus.ts';

export interface LineChange {
  readonly orderItemId: string;
  /** 0 removes the line. */
  readonly quantity: number;
}

/** Changes to the lines of the shopper's own cart; each call is all or nothing. [CRT-03] */
export interface ChangeCart {
  /**
   * Throws when there is no cart, or a line is not in it. When a quantity grows, also throws when the SKU is unknown, not
   * for sale or short of stock.
   */
  updateLines(shopperId: number, changes: readonly LineChange[]): Promise<ChangedCart>;
  removeLine(shopperId: number, orderItemId: string): Promise<ChangedCart>;
  /** Does nothing when there is no cart. */
  clear(shopperId: number): Promise<void>;
}

interface PlannedChange {
  readonly line: StoredLine;
  readonly quantity: number;
}

/** The last change of a line wins. */
const plan = (lines: readonly StoredLine[], changes: readonly LineChange[]): readonly PlannedChange[] => {
  const last = new Map(changes.map((change) => [change.orderItemId, change.quantity]));
  return [...last].map(([orderItemId, quantity]) => {
    const line = lines.find((known) => String(known.orderItemId) === orderItemId);
    if (line === undefined) throw noSuchLine(orderItemId);
    return { line, quantity };
  });
};

/** A quantity can always be reduced. To increase it, the SKU must be for sale and in stock. */
const requireStockForGrowth = async (
  trx: Transaction<Database>,
  planned: readonly PlannedChange[],
  now: number,
): Promise<void> => {
  const growing = planned.filter(({ line, quantity }) => quantity > line.quantity);
  if (growing.length === 0) return;
  const skuIds = growing.map(({ line }) => line.skuId);
  const locations = [ONLINE, ...growing.map(({ line }) => line.physicalStoreId)];
  const skus = await findSellableSkus(trx, { partNumbers: [], skuIds }, [...new Set(locations)], now);
  const sameDay = growing.filter(({ line }) => line.fulfilment === 'same-day');
  const storeIds = sameDay.map(({ line }) => line.physicalStoreId);
  const stores = await readOfferingStores(trx, storeIds, now);
  for (const { line, quantity } of growing) {
    const sku = skus.find((known) => known.skuId === line.skuId);
    if (sku === undefined) throw unknownSku('partNumber', line.partNumber);
    requireSellable(sku, quantity, line, { storeOf: (id) => stores.get(id), now });
  }
};

/** `ChangeCart` on the database. */
export const makeChangeCart = (deps: { readonly unitOfWork: UnitOfWork; readonly clock: () => number }): ChangeCart => {
  const { unitOfWork, clock } = deps;

  const cartOf = async (executor: Kysely<Database>, shopperId: number): Promise<number> => {
    const orderId = await findCartId(executor, shopperId);
    if (orderId === undefined) throw noCart();
    return orderId;
  };

  const updateLines: ChangeCart['updateLines'] = (shopperId, changes) =>
    unitOfWork.run(async (trx) => {
      const orderId = await cartOf(trx, shopperId);
      const planned = plan(await linesOf(trx, orderId), changes);
      await requireStockForGrowth(trx, planned, clock());
      for (const { line, quantity } of planned) await setQuantity(trx, line.orderItemId, quantity);
      await touchCart(trx, orderId, clock());
      return { orderId, orderItemIds: planned.map(({ line }) => line.orderItemId) };
    });

  return {
    updateLines,
    removeLine: (shopperId, orderItemId) => updateLines(shopperId, [{ orderItemId, quantity: 0 }]),
    clear: (shopperId) =>
      unitOfWork.run(async (trx) => {
        const orderId = await findCartId(trx, shopperId);
        if (orderId !== undefined) await deleteCart(trx, orderId);
      }),
  };
};
