import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toAmount } from '../../http/wire-amount.ts';
import { totalsOf } from '../order-amounts.ts';
import { awaitsPrescription } from './order-parts.ts';
import { shipmentAmountsOf } from './read-order.ts';

/** A part of a list. */
export interface Page {
  /** From 1. */
  readonly number: number;
  readonly size: number;
}

const SHOWN_ITEMS = 4;

const countOrders = async (database: Kysely<Database>, shopperId: number): Promise<number> => {
  const row = await database
    .selectFrom('placed_order')
    .innerJoin('orders', 'orders.order_id', 'placed_order.order_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('orders.shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return row.count;
};

const pageOf = (database: Kysely<Database>, shopperId: number, { number, size }: Page) =>
  database
    .selectFrom('placed_order')
    .innerJoin('orders', 'orders.order_id', 'placed_order.order_id')
    .select(['placed_order.order_id', 'placed_order.placed_at', 'placed_order.currency', 'orders.status'])
    .where('orders.shopper_id', '=', shopperId)
    .orderBy('placed_order.order_id', 'desc')
    .limit(size)
    .offset((number - 1) * size)
    .execute();

/** The paging block of a list. */
export const pagingOf = (page: Page, count: number, total: number): Readonly<Record<string, string>> => ({
  recordSetCount: String(count),
  recordSetStartNumber: String((page.number - 1) * page.size),
  recordSetTotal: String(total),
  recordSetComplete: String((page.number - 1) * page.size + count >= total),
});

interface Pieces {
  readonly quantity: number;
  readonly cancelled: number;
}

const keptPieces = ({ quantity, cancelled }: Pieces): number => quantity - cancelled;

/** The lines that are not cancelled; all lines of an order of which nothing is left. */
const keptFirst = <Line extends Pieces>(lines: readonly Line[]): readonly Line[] => {
  const kept = lines.filter((line) => keptPieces(line) > 0);
  return kept.length > 0 ? kept : lines;
};

/** Body of `order/@history`: the shopper's placed orders, the newest first. [ORD-04] */
export const readHistory = async (
  database: Kysely<Database>,
  { shopperId, storeId }: { readonly shopperId: number; readonly storeId: string },
  page: Page,
): Promise<Readonly<Record<string, unknown>>> => {
  const [total, orders] = await Promise.all([countOrders(database, shopperId), pageOf(database, shopperId, page)]);
  const ids = orders.map((order) => order.order_id);
  const [shipments, lines] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          database.selectFrom('shipment').selectAll().where('order_id', 'in', ids).execute(),
          database.selectFrom('order_line').selectAll().where('order_id', 'in', ids).orderBy('order_line_id').execute(),
        ]);
  const toOrder = (order: (typeof orders)[number]) => {
    const own = shipments.filter((shipment) => shipment.order_id === order.order_id);
    const sold = lines.filter((line) => line.order_id === order.order_id);
    const totals = totalsOf(own.map((shipment) => shipmentAmountsOf(shipment, sold)));
    const open = own.filter(({ status }) => status === 'F' || status === 'G' || status === 'S');
    // A shipment that waits for a vet has no day yet.
    const dated = open.filter((shipment) => !awaitsPrescription({ lines: sold }, shipment.shipment_id));
    const [promised] = dated.map((shipment) => shipment.promised_on).sort();
    return {
      orderId: String(order.order_id),
      orderStatus: order.status,
      placedDate: new Date(order.placed_at).toISOString(),
      grandTotal: toAmount(totals.totalCents),
      grandTotalCurrency: order.currency,
      totalProductPrice: toAmount(totals.productCents),
      totalShippingCharge: toAmount(totals.shippingCents),
      totalSalesTax: toAmount(totals.taxCents - totals.shippingTaxCents),
      totalShippingTax: toAmount(totals.shippingTaxCents),
      totalAdjustment: toAmount(totals.adjustmentCents),
      buyerId: String(shopperId),
      storeUniqueID: storeId,
      x_itemCount: String(sold.reduce((sum, line) => sum + keptPieces(line), 0)),
      x_items: keptFirst(sold)
        .slice(0, SHOWN_ITEMS)
        .map((line) => ({
          description: line.description,
          thumbnail: line.thumbnail,
          productUrl: line.product_url,
          quantity: String(keptPieces(line)),
        })),
      ...(promised === undefined ? {} : { x_promisedDate: promised }),
    };
  };
  return { Order: orders.map(toOrder), ...pagingOf(page, orders.length, total), resourceName: 'order' };
};
