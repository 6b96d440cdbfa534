import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ONLINE } from '../stores/read-stock.ts';
import { lineFull, noSuchLine, unknownSku } from './cart-failures.ts';
import { isSameLine, linesOf, setFulfilment, setQuantity, takenBy, type StoredLine } from './cart-store.ts';
import type { FulfilmentChoice } from './fulfilment.ts';
import { readOfferingStores } from './offering-stores.ts';
import { MAX_QUANTITY } from './quantity.ts';
import { findSellableSkus, requireSellable } from './sellable-skus.ts';

/** How a line is to reach the shopper from now on. */
export interface LineFulfilment extends FulfilmentChoice {
  readonly orderItemId: string;
}

/**
 * Sets how lines of a cart reach the shopper, within the caller's transaction. A line that meets another one of its SKU
 * at the same place becomes part of it. Throws when a line is not in the cart, and when it cannot be had in the chosen
 * way, together with other lines that take the same stock; the caller then undoes the whole change. [CHK-02]
 */
export type ChooseFulfilment = (
  trx: Transaction<Database>,
  orderId: number,
  choices: readonly LineFulfilment[],
) => Promise<void>;

const moveLine = async (
  trx: Transaction<Database>,
  line: StoredLine,
  lines: readonly StoredLine[],
  choice: FulfilmentChoice,
): Promise<void> => {
  const moved = { ...line, ...choice };
  const other = lines.find((known) => known.orderItemId !== line.orderItemId && isSameLine(known, moved));
  if (other === undefined) {
    await setFulfilment(trx, line.orderItemId, choice);
    return;
  }
  const quantity = other.quantity + line.quantity;
  if (quantity > MAX_QUANTITY) throw lineFull(other.quantity);
  await setQuantity(trx, line.orderItemId, 0);
  await setQuantity(trx, other.orderItemId, quantity);
  await setFulfilment(trx, other.orderItemId, choice);
};

const requirePossible = async (
  trx: Transaction<Database>,
  line: StoredLine,
  lines: readonly StoredLine[],
  choice: FulfilmentChoice,
  now: number,
): Promise<void> => {
  const locations = [...new Set([ONLINE, choice.physicalStoreId || ONLINE])];
  const [sku] = await findSellableSkus(trx, { partNumbers: [], skuIds: [line.skuId] }, locations, now);
  if (sku === undefined) throw unknownSku('partNumber', line.partNumber);
  const stores = await readOfferingStores(trx, [choice.physicalStoreId], now);
  const others = lines.filter(({ orderItemId }) => orderItemId !== line.orderItemId);
  const there = takenBy({ skuId: line.skuId, physicalStoreId: choice.physicalStoreId }, others);
  requireSellable(sku, line.quantity + there, choice, { storeOf: (id) => stores.get(id), now });
};

/** `ChooseFulfilment` with the time of this clock. */
export const makeChooseFulfilment =
  ({ clock }: { readonly clock: () => number }): ChooseFulfilment =>
  async (trx, orderId, choices) => {
    const now = clock();
    for (const { orderItemId, fulfilment, physicalStoreId } of choices) {
      // A choice before this one may have merged lines.
      const lines = await linesOf(trx, orderId);
      const line = lines.find((known) => String(known.orderItemId) === orderItemId);
      if (line === undefined) throw noSuchLine(orderItemId);
      const choice = { fulfilment, physicalStoreId };
      await requirePossible(trx, line, lines, choice, now);
      await moveLine(trx, line, lines, choice);
    }
  };
