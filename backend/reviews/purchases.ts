import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Whether a shopper has a product: received, bought but not received yet, or not bought. */
export type Purchase =
  | { readonly kind: 'received'; readonly orderLineId: number }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'none' };

/** Left, delivered or returned. A pickup with the status S is ready at the store and not collected yet. */
const isReceived = (kind: string, status: string): boolean =>
  kind === 'pickup' ? status === 'D' || status === 'K' : status === 'S' || status === 'D' || status === 'K';

/** Finds what the shopper bought of a product, without what was cancelled or came back undelivered. */
export const findPurchase = async (
  database: Kysely<Database>,
  shopperId: number,
  productId: string,
): Promise<Purchase> => {
  const ofProduct = database.selectFrom('sku').select('part_number').where('product_id', '=', productId);
  const lines = await database
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.order_id')
    .innerJoin('shipment', 'shipment.shipment_id', 'order_line.shipment_id')
    .select(['order_line.order_line_id', 'shipment.kind', 'shipment.status'])
    .where('orders.shopper_id', '=', shopperId)
    // The shopper has few orders and everybody together many of a SKU: the plus keeps the index of orders.
    .where(sql<string>`+order_line.part_number`, 'in', ofProduct)
    .where('shipment.status', '!=', 'X')
    .whereRef('order_line.cancelled', '<', 'order_line.quantity')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_return')
            .select('order_return.return_id')
            .whereRef('order_return.shipment_id', '=', 'shipment.shipment_id')
            .where('order_return.is_undelivered', '=', 1),
        ),
      ),
    )
    .orderBy('order_line.order_line_id', 'desc')
    .execute();
  const received = lines.find(({ kind, status }) => isReceived(kind, status));
  if (received !== undefined) return { kind: 'received', orderLineId: received.order_line_id };
  return { kind: lines.length === 0 ? 'none' : 'waiting' };
};
