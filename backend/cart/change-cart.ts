import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { storedPersonalization, type GivenPersonalization } from '../personalization/personalization.ts';
import { ONLINE } from '../stores/read-stock.ts';
import type { ChangedCart } from './add-to-cart.ts';
import { lineFull, noCart, noSuchLine, unknownSku } from './cart-failures.ts';
import {
  deleteCart,
  findCartId,
  isSameLine,
  linesOf,
  setPersonalization,
  setQuantity,
  takenByOthers,
  touchCart,
  type StoredLine,
} from './cart-store.ts';
import { readOfferingStores } from './offering-stores.ts';
import { MAX_QUANTITY } from './quantity.ts';
import { findSellableSkus, requireSellable } from './sellable-skus.ts';

export interface LineChange {
  readonly orderItemId: string;
  /** 0 removes the line. */
  readonly quantity: number;
  /** The shopper's new text on the item; without one the text stays. */
  readonly personalization?: GivenPersonalization | undefined;
  /** What a piece cost where the shopper made the change; without it, the price from before stays the known one. */
  readonly priceSeenCents?: number | undefined;
}

/** Changes to the lines of the shopper's own cart; each call is all or nothing. [CRT-03] */
export interface ChangeCart {
  /**
   * Throws when there is no cart, or a line is not in it. When a quantity grows, also throws when the SKU is unknown, not
   * for sale or short of stock; with a text, when it cannot be put on the item. A line that gets the text of another one of
   * its SKU becomes part of it. [PRO-08]
   */
  updateLines(shopperId: number, changes: readonly LineChange[]): Promise<ChangedCart>;
  removeLine(shopperId: number, orderItemId: string): Promise<ChangedCart>;
  /** Does nothing when there is no cart. */
  clear(shopperId: number): Promise<void>;
}

interface PlannedChange {
  readonly line: StoredLine;
  readonly quantity: number;
  readonly personalization: GivenPersonalization | undefined;
  readonly priceSeenCents: number | undefined;
}

/** The last change of a line wins. */
const plan = (lines: readonly StoredLine[], changes: readonly LineChange[]): readonly PlannedChange[] => {
  const last = new Map(changes.map((change) => [change.orderItemId, change]));
  return [...last].map(([orderItemId, { quantity, personalization, priceSeenCents }]) => {
    const line = lines.find((known) => String(known.orderItemId) === orderItemId);
    if (line === undefined) throw noSuchLine(orderItemId);
    return { line, quantity, personalization, priceSeenCents };
  });
};

/** A quantity can always be reduced. To increase it, the SKU must be for sale and in stock. */
const requireStockForGrowth = async (
  trx: Transaction<Database>,
  planned: readonly PlannedChange[],
  lines: readonly StoredLine[],
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
  const changed = new Map(planned.map(({ line, quantity }) => [line.orderItemId, quantity]));
  // Lines with other texts share the stock, also those that grow in the same request.
  const after = lines.map((line) => ({ ...line, quantity: changed.get(line.orderItemId) ?? line.quantity }));
  for (const { line, quantity } of growing) {
    const sku = skus.find((known) => known.skuId === line.skuId);
    if (sku === undefined) throw unknownSku('partNumber', line.partNumber);
    requireSellable(sku, quantity + takenByOthers(line, after), line, { storeOf: (id) => stores.get(id), now });
  }
};

/** Puts a new text on a line, and returns the id of the line that has it then. */
const changeText = async (
  trx: Transaction<Database>,
  orderId: number,
  { line, quantity, personalization: given }: PlannedChange,
  now: number,
): Promise<number> => {
  if (given === undefined || quantity === 0) return line.orderItemId;
  const [sku] = await findSellableSkus(trx, { partNumbers: [], skuIds: [line.skuId] }, [ONLINE], now);
  if (sku === undefined) throw unknownSku('partNumber', line.partNumber);
  const personalization = storedPersonalization(sku.personalization, given, line.partNumber);
  const lines = await linesOf(trx, orderId);
  const changed = { ...line, personalization };
  const other = lines.find((known) => known.orderItemId !== line.orderItemId && isSameLine(known, changed));
  if (other === undefined) {
    await setPersonalization(trx, line.orderItemId, personalization);
    return line.orderItemId;
  }
  if (other.quantity + quantity > MAX_QUANTITY) throw lineFull(other.quantity);
  await setQuantity(trx, line.orderItemId, 0);
  await setQuantity(trx, other.orderItemId, other.quantity + quantity);
  return other.orderItemId;
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
      const lines = await linesOf(trx, orderId);
      const planned = plan(lines, changes);
      await requireStockForGrowth(trx, planned, lines, clock());
      const orderItemIds: number[] = [];
      for (const change of planned) {
        await setQuantity(trx, change.line.orderItemId, change.quantity, change.priceSeenCents);
        orderItemIds.push(await changeText(trx, orderId, change, clock()));
      }
      await touchCart(trx, orderId, clock());
      return { orderId, orderItemIds };
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
