import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readOfferingStores } from '../../cart/offering-stores.ts';
import { toAmount } from '../../http/wire-amount.ts';
import { byPlace, ONLINE, readStock } from '../../stores/read-stock.ts';
import type { Page } from './order-history.ts';

/** What the shopper bought, by SKU, without what was cancelled; the last bought first. */
const purchasesOf = (database: Kysely<Database>, shopperId: number, { number, size }: Page) =>
  database
    .selectFrom('order_line')
    .innerJoin('placed_order', 'placed_order.order_id', 'order_line.order_id')
    .innerJoin('orders', 'orders.order_id', 'order_line.order_id')
    .select([
      'order_line.sku_id',
      sql<number>`count(distinct order_line.order_id)`.as('times'),
      sql<number>`max(placed_order.placed_at)`.as('last_at'),
      sql<number>`max(order_line.order_line_id)`.as('last_line'),
    ])
    .where('orders.shopper_id', '=', shopperId)
    .whereRef('order_line.cancelled', '<', 'order_line.quantity')
    .groupBy('order_line.sku_id')
    .orderBy('last_at', 'desc')
    .orderBy('order_line.sku_id')
    .limit(size)
    .offset((number - 1) * size)
    .execute();

const countPurchases = async (database: Kysely<Database>, shopperId: number): Promise<number> => {
  const row = await database
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.order_id', 'order_line.order_id')
    .select(sql<number>`count(distinct order_line.sku_id)`.as('count'))
    .where('orders.shopper_id', '=', shopperId)
    .whereRef('order_line.cancelled', '<', 'order_line.quantity')
    .executeTakeFirstOrThrow();
  return row.count;
};

const currentOf = (database: Kysely<Database>, skuIds: readonly string[]) =>
  database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select([
      'sku.id',
      'sku.list_price_cents',
      'sku.offer_price_cents',
      'product.in_store_only',
      'product.live_animal',
      'product.pickup_only',
      'product.personalization',
    ])
    .where('sku.id', 'in', skuIds)
    .execute();

/** The bought lines, each with the store where it was picked up; the store is empty for a line that was sent. */
const linesWithStores = (database: Kysely<Database>, lineIds: readonly number[]) =>
  database
    .selectFrom('order_line')
    .innerJoin('shipment', 'shipment.shipment_id', 'order_line.shipment_id')
    .selectAll('order_line')
    .select([
      sql<string>`case when shipment.kind = 'pickup' then shipment.store_id else '' end`.as('pickup_store_id'),
      'shipment.store_name',
    ])
    .where('order_line.order_line_id', 'in', lineIds)
    .execute();

type BoughtLine = Awaited<ReturnType<typeof linesWithStores>>[number];
type CurrentSku = Awaited<ReturnType<typeof currentOf>>[number];

interface PickupStore {
  readonly id: string;
  readonly name: string;
}

/** The stores where a line can be picked up again: the shopper's own first, then that of the last purchase. */
const storesFor = (line: BoughtLine, own: PickupStore | undefined): readonly PickupStore[] => [
  ...(own === undefined ? [] : [own]),
  ...(line.pickup_store_id === '' ? [] : [{ id: line.pickup_store_id, name: line.store_name }]),
];

type Places = { readonly own: PickupStore | undefined; readonly quantityAt: ReturnType<typeof byPlace> };

/**
 * Where an item would come from, with what is there. An item that is not sent comes from the first of its stores that
 * has it; when none has, the first one is named with nothing in stock.
 */
const sourceOf = (line: BoughtLine, sku: CurrentSku | undefined, { own, quantityAt }: Places) => {
  if (sku?.pickup_only !== 1) return { available: quantityAt(line.sku_id, ONLINE), wire: {} };
  const stores = storesFor(line, own);
  const store = stores.find(({ id }) => quantityAt(line.sku_id, id) > 0) ?? stores[0];
  return {
    available: store === undefined ? 0 : quantityAt(line.sku_id, store.id),
    wire: {
      x_pickupOnly: 'true',
      ...(store === undefined ? {} : { physicalStoreId: store.id, x_storeName: store.name }),
    },
  };
};

const toPurchase = (
  { times, last_at }: { readonly times: number; readonly last_at: number },
  line: BoughtLine,
  sku: CurrentSku | undefined,
  places: Places,
): Readonly<Record<string, unknown>> => {
  const price = sku && (sku.offer_price_cents ?? sku.list_price_cents);
  const { available, wire } = sourceOf(line, sku, places);
  const isSold = sku?.in_store_only === 0 && sku.live_animal === 0;
  const isMadeToOrder = sku !== undefined && sku.personalization !== null;
  return {
    partNumber: line.part_number,
    productId: line.sku_id,
    description: line.description,
    thumbnail: line.thumbnail,
    productUrl: sku === undefined ? '' : line.product_url,
    brand: line.brand,
    x_size: line.size,
    x_flavor: line.flavor,
    timesBought: String(times),
    lastBought: new Date(last_at).toISOString(),
    lastPrice: toAmount(line.unit_price_cents),
    ...(price === undefined || price === null ? {} : { currentPrice: toAmount(price) }),
    availableQuantity: available.toFixed(1),
    ...wire,
    ...(isMadeToOrder ? { x_personalized: 'true' } : {}),
    buyable: String(isSold && !isMadeToOrder && price !== null && available > 0),
  };
};

/** Whose purchases are read, and the shopper's store; it is empty for none. */
export interface PurchasesOf {
  readonly shopperId: number;
  readonly physicalStoreId: string;
}

/**
 * Body of `order/x_purchases`: what was bought, at what price then and today, and whether it is there. What is only
 * picked up is looked for in the shopper's store, then in the store of the last purchase. [ORD-08]
 */
export const readPurchases = async (
  database: Kysely<Database>,
  { shopperId, physicalStoreId }: PurchasesOf,
  page: Page,
  now: number,
): Promise<Readonly<Record<string, unknown>>> => {
  const [total, bought] = await Promise.all([
    countPurchases(database, shopperId),
    purchasesOf(database, shopperId, page),
  ]);
  if (bought.length === 0) return { purchases: [], recordSetTotal: String(total), resourceName: 'order' };
  const skuIds = bought.map((row) => row.sku_id);
  const [lines, current, stores] = await Promise.all([
    linesWithStores(
      database,
      bought.map((row) => row.last_line),
    ),
    currentOf(database, skuIds),
    readOfferingStores(database, [physicalStoreId], now),
  ]);
  const own = stores.get(physicalStoreId);
  const bySku = new Map(current.map((sku) => [sku.id, sku]));
  const byId = new Map(lines.map((line) => [line.order_line_id, line]));
  const pickedUp = lines.filter(({ sku_id }) => bySku.get(sku_id)?.pickup_only === 1);
  const storeIds = pickedUp.flatMap((line) => storesFor(line, own).map(({ id }) => id));
  const quantityAt = byPlace(await readStock(database, skuIds, [ONLINE, ...new Set(storeIds)], now));
  const purchases = bought.flatMap((row) => {
    const line = byId.get(row.last_line);
    return line === undefined ? [] : [toPurchase(row, line, bySku.get(row.sku_id), { own, quantityAt })];
  });
  return { purchases, recordSetTotal: String(total), resourceName: 'order' };
};
