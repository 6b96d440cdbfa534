import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { storedPersonalization } from '../personalization/personalization.ts';
import { ONLINE } from '../stores/read-stock.ts';
import { cartFull, lineFull, madeToOrder, noSuchLine, unknownSku } from './cart-failures.ts';
import {
  addLines,
  findCartId,
  isSameLine,
  linesOf,
  openCart,
  setQuantity,
  takenByOthers,
  touchCart,
  type NewLine,
} from './cart-store.ts';
import type { FulfilmentChoice } from './fulfilment.ts';
import { readOfferingStores } from './offering-stores.ts';
import { MAX_LINES, MAX_QUANTITY } from './quantity.ts';
import { deleteSavedItem, requireSavedItem, saveItem, type StoredSavedItem } from './saved-items.ts';
import { findSellableSkus, requireSellable } from './sellable-skus.ts';

/** Moving items between the cart and what is kept for later; each call is all or nothing. [CHK-10] */
export interface SaveForLater {
  /**
   * Moves a line out of the cart and returns the saved item's id. Throws when the line is not in the shopper's cart, and
   * for a line with the shopper's text on it.
   */
  save(shopper: Shopper, orderItemId: string): Promise<number>;
  /**
   * Moves a saved item into the cart and returns the line's id. Throws when it is not the shopper's, is not sold in the
   * chosen way, is short of stock, or when the cart is full; the item is then kept.
   */
  toCart(shopper: Shopper, itemId: string, choice: FulfilmentChoice): Promise<number>;
  /** Throws when the item is not the shopper's. */
  remove(shopper: Shopper, itemId: string): Promise<void>;
}

interface SaveForLaterDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly clock: () => number;
}

/** Returns what the cart keeps of the item's product. Throws unless it may be added to this cart in this way. */
const requireRoom = async (
  trx: Transaction<Database>,
  orderId: number,
  item: StoredSavedItem & FulfilmentChoice & { readonly personalization: string },
  now: number,
): Promise<Pick<NewLine, 'description' | 'addedCents'>> => {
  const lines = await linesOf(trx, orderId);
  const same = lines.find((line) => isSameLine(line, item));
  const already = same?.quantity ?? 0;
  if (same === undefined && lines.length >= MAX_LINES) throw cartFull();
  if (already + item.quantity > MAX_QUANTITY) throw lineFull(already);
  const locations = [...new Set([ONLINE, item.physicalStoreId || ONLINE])];
  const [sku] = await findSellableSkus(trx, { partNumbers: [], skuIds: [item.skuId] }, locations, now);
  if (sku === undefined) throw unknownSku('partNumber', item.partNumber);
  // What is personalised is added with its text.
  storedPersonalization(sku.personalization, undefined, sku.partNumber);
  const stores = await readOfferingStores(trx, [item.physicalStoreId], now);
  const taken = already + takenByOthers(item, lines);
  requireSellable(sku, taken + item.quantity, item, { storeOf: (id) => stores.get(id), now });
  return { description: sku.description, addedCents: sku.unitPriceCents };
};

/** `SaveForLater` on the database. */
export const makeSaveForLater = ({ unitOfWork, clock }: SaveForLaterDeps): SaveForLater => ({
  save: ({ shopperId }, orderItemId) =>
    unitOfWork.run(async (trx) => {
      const orderId = await findCartId(trx, shopperId);
      const lines = orderId === undefined ? [] : await linesOf(trx, orderId);
      const line = lines.find((known) => String(known.orderItemId) === orderItemId);
      if (orderId === undefined || line === undefined) throw noSuchLine(orderItemId);
      if (line.personalization !== '') throw madeToOrder(line.partNumber);
      const itemId = await saveItem(trx, shopperId, line, clock());
      await setQuantity(trx, line.orderItemId, 0);
      await touchCart(trx, orderId, clock());
      return itemId;
    }),

  toCart: ({ shopperId, sessionId }, itemId, choice) =>
    unitOfWork.run(async (trx) => {
      const now = clock();
      await requireOpenSession(trx, sessionId);
      const saved = await requireSavedItem(trx, shopperId, itemId);
      const item = { ...saved, ...choice, personalization: '' };
      const orderId = await openCart(trx, shopperId, now);
      const kept = await requireRoom(trx, orderId, item, now);
      const [orderItemId] = await addLines(trx, orderId, [{ ...item, ...kept }], now);
      await deleteSavedItem(trx, saved.itemId);
      await touchCart(trx, orderId, now);
      if (orderItemId === undefined) throw unknownSku('partNumber', saved.partNumber);
      return orderItemId;
    }),

  remove: ({ shopperId }, itemId) =>
    unitOfWork.run(async (trx) => {
      const { itemId: id } = await requireSavedItem(trx, shopperId, itemId);
      await deleteSavedItem(trx, id);
    }),
});
