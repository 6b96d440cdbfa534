import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
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

/** Body of `order/x_purchases`: what was bought, at what price then and today. [ORD-08] */
export const readPurchases = async (
  database: Kysely<Database>,
  shopperId: number,
  page: Page,
  now: number,
): Promise<Readonly<Record<string, unknown>>> => {
  const [total, bought] = await Promise.all([
    countPurchases(database, shopperId),
    purchasesOf(database, shopperId, page),
  ]);
  if (bought.length === 0) return { purchases: [], recordSetTotal: String(total), resourceName: 'order' };
  const skuIds = bought.map((row) => row.sku_id);
  const lineIds = bought.map((row) => row.last_line);
  const [lines, current, levels] = await Promise.all([
    database.selectFrom('order_line').selectAll().where('order_line_id', 'in', lineIds).execute(),
    currentOf(database, skuIds),
    readStock(database, skuIds, [ONLINE], now),
  ]);
  const quantityAt = byPlace(levels);
  const bySku = new Map(current.map((sku) => [sku.id, sku]));
  const byId = new Map(lines.map((line) => [line.order_line_id, line]));
  const purchases = bought.flatMap(({ sku_id, times, last_at, last_line }) => {
    const line = byId.get(last_line);
    if (line === undefined) return [];
    const sku = bySku.get(sku_id);
    const price = sku && (sku.offer_price_cents ?? sku.list_price_cents);
    const available = quantityAt(sku_id, ONLINE);
    const isSold = sku?.in_store_only === 0 && sku.live_animal === 0 && sku.pickup_only === 0;
    const isMadeToOrder = sku !== undefined && sku.personalization !== null;
    return [
      {
        partNumber: line.part_number,
        productId: sku_id,
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
        ...(isMadeToOrder ? { x_personalized: 'true' } : {}),
        buyable: String(isSold && !isMadeToOrder && price !== null && available > 0),
      },
    ];
  });
  return { purchases, recordSetTotal: String(total), resourceName: 'order' };
};
