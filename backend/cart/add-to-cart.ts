import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Shopper } from '../identity/session/identity.ts';
import type { SessionStore } from '../identity/session/session-store.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { storedPersonalization, type GivenPersonalization } from '../personalization/personalization.ts';
import { ONLINE } from '../stores/read-stock.ts';
import { cartFull, lineFull, tooManyGuests, unknownSku } from './cart-failures.ts';
import {
  addLines,
  isSameLine,
  linesOf,
  openCart,
  takenByOthers,
  touchCart,
  type NewLine,
  type StoredLine,
} from './cart-store.ts';
import type { FulfilmentChoice } from './fulfilment.ts';
import { readOfferingStores } from './offering-stores.ts';
import { MAX_QUANTITY, MAX_LINES } from './quantity.ts';
import { findSellableSkus, requireSellable, type SellableSku, type SellingPlaces } from './sellable-skus.ts';

/** One item to add, by part number or by SKU id. */
export interface RequestedItem extends FulfilmentChoice {
  readonly by: 'partNumber' | 'productId';
  readonly name: string;
  readonly quantity: number;
  /** The shopper's text on the item. */
  readonly personalization?: GivenPersonalization | undefined;
}

export interface ChangedCart {
  readonly orderId: number;
  /** Ids of the written lines, in the order of the request. */
  readonly orderItemIds: readonly number[];
}

/**
 * Adds all items or none; a SKU that is in the cart with the same text adds to its line. Creates the rows of a new guest in the same
 * transaction. Throws when a SKU is unknown or not sold in the requested way; when stock is short; when the cart would
 * exceed 99 of an item or 100 lines; when the guest's address has saved too many guests today; and when the session has
 * ended. The last rule keeps a guest whose cart was just merged at sign-in from getting a second, unreachable cart.
 * [CRT-03] [USR-06]
 */
export type AddToCart = (shopper: Shopper, items: readonly RequestedItem[]) => Promise<ChangedCart>;

interface ResolvedItem {
  readonly sku: SellableSku;
  readonly line: NewLine;
}

const resolve = (items: readonly RequestedItem[], skus: readonly SellableSku[]): readonly ResolvedItem[] => {
  const resolved: ResolvedItem[] = [];
  for (const { by, name, quantity, fulfilment, physicalStoreId, personalization: given } of items) {
    const sku = skus.find((known) => (by === 'partNumber' ? known.partNumber === name : known.skuId === name));
    if (sku === undefined) throw unknownSku(by, name);
    const { skuId, partNumber, description, unitPriceCents: addedCents } = sku;
    const personalization = storedPersonalization(sku.personalization, given, partNumber);
    const kept = { description, addedCents };
    const line = { skuId, partNumber, quantity, fulfilment, physicalStoreId, personalization, ...kept };
    const index = resolved.findIndex((earlier) => isSameLine(line, earlier.line));
    const earlier = resolved[index];
    // An item that occurs twice in a request becomes one line.
    if (earlier === undefined) resolved.push({ sku, line });
    else resolved[index] = { sku, line: { ...line, quantity: earlier.line.quantity + quantity } };
  }
  return resolved;
};

const requireRoom = (
  resolved: readonly ResolvedItem[],
  present: readonly StoredLine[],
  places: SellingPlaces,
): void => {
  let lines = present.length;
  for (const { sku, line } of resolved) {
    const same = present.find((stored) => isSameLine(line, stored));
    const already = same?.quantity ?? 0;
    if (same === undefined) lines += 1;
    if (already + line.quantity > MAX_QUANTITY) throw lineFull(already);
    const others = takenByOthers(line, [...present, ...resolved.map((item) => item.line)]);
    requireSellable(sku, already + line.quantity + others, line, places);
  }
  if (lines > MAX_LINES) throw cartFull();
};

/** Only same-day delivery depends on the hours of a store. */
const sameDayStores = (lines: readonly FulfilmentChoice[]): readonly string[] =>
  lines.filter(({ fulfilment }) => fulfilment === 'same-day').map(({ physicalStoreId }) => physicalStoreId);

/** `AddToCart` on the database. */
export const makeAddToCart =
  (deps: {
    readonly database: Kysely<Database>;
    readonly unitOfWork: UnitOfWork;
    readonly sessions: Pick<SessionStore, 'save'>;
    readonly clock: () => number;
  }): AddToCart =>
  async (shopper, items) => {
    const { shopperId, sessionId } = shopper;
    const named = (by: RequestedItem['by']): string[] =>
      items.filter((item) => item.by === by).map((item) => item.name);
    const names = { partNumbers: named('partNumber'), skuIds: named('productId') };
    const locations = [ONLINE, ...items.map((item) => item.physicalStoreId).filter((store) => store !== '')];
    const now = deps.clock();
    const stores = await readOfferingStores(deps.database, sameDayStores(items), now);
    const places: SellingPlaces = { storeOf: (id) => stores.get(id), now };
    const resolved = resolve(items, await findSellableSkus(deps.database, names, [...new Set(locations)], now));
    return deps.unitOfWork.run(async (trx) => {
      if (!(await deps.sessions.save(trx, shopper))) throw tooManyGuests();
      await requireOpenSession(trx, sessionId);
      const orderId = await openCart(trx, shopperId, now);
      requireRoom(resolved, await linesOf(trx, orderId), places);
      const lines = resolved.map((item) => item.line);
      const orderItemIds = await addLines(trx, orderId, lines, now);
      await touchCart(trx, orderId, now);
      return { orderId, orderItemIds };
    });
  };
