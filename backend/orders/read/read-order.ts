import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type {
  OrderAddressTable,
  OrderAdjustmentTable,
  OrderEventTable,
  OrderLineTable,
  OrderPaymentTable,
  OrderReturnTable,
  PlacedOrderTable,
  ShipmentTable,
} from '../../database/tables/orders-tables.ts';
import { readOrderGifts, type OrderGiftRow } from '../../gift-cards/gift-card-movements.ts';
import type { LineAmounts, ShipmentAmounts } from '../order-amounts.ts';

export type ShipmentRow = Selectable<ShipmentTable>;
/** A discount; `is_reward` is 1 for a reward that this order spent. */
export type OrderAdjustmentRow = Selectable<OrderAdjustmentTable> & { readonly is_reward: number };
export type OrderLineRow = Selectable<OrderLineTable>;

/** A return with its pieces. */
export type ReturnRow = Selectable<OrderReturnTable> & {
  readonly pieces: readonly { readonly lineId: number; readonly quantity: number }[];
};

/** A placed order with all its parts. */
export interface PlacedOrder {
  readonly head: Selectable<PlacedOrderTable> & { readonly shopper_id: number; readonly status: string };
  readonly shipments: readonly ShipmentRow[];
  readonly lines: readonly OrderLineRow[];
  readonly addresses: readonly Selectable<OrderAddressTable>[];
  readonly adjustments: readonly OrderAdjustmentRow[];
  readonly events: readonly Selectable<OrderEventTable>[];
  readonly returns: readonly ReturnRow[];
  /** Undefined when rewards and gift cards paid for everything. */
  readonly payment: Selectable<OrderPaymentTable> | undefined;
  /** The gift cards that paid, in the order in which they were spent. */
  readonly gifts: readonly OrderGiftRow[];
  /** Whether the shopper is a member of the rewards programme now. */
  readonly isMember: boolean;
}

const readReturns = async (database: Kysely<Database>, orderId: number): Promise<readonly ReturnRow[]> => {
  const rows = await database
    .selectFrom('order_return')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('return_id')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.return_id);
  const pieces = await database.selectFrom('order_return_line').selectAll().where('return_id', 'in', ids).execute();
  return rows.map((row) => ({
    ...row,
    pieces: pieces
      .filter((piece) => piece.return_id === row.return_id)
      .map((piece) => ({ lineId: piece.order_line_id, quantity: piece.quantity })),
  }));
};

const readAdjustments = (database: Kysely<Database>, orderId: number): Promise<OrderAdjustmentRow[]> =>
  database
    .selectFrom('order_adjustment')
    .leftJoin('order_coupon', (join) =>
      join
        .onRef('order_coupon.order_id', '=', 'order_adjustment.order_id')
        .onRef('order_coupon.coupon_no', '=', 'order_adjustment.code'),
    )
    .selectAll('order_adjustment')
    .select(sql<number>`order_coupon.coupon_no is not null`.as('is_reward'))
    .where('order_adjustment.order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** Reads a placed order; undefined when there is none with this number. Rejects only when the database fails. */
export const readOrder = async (database: Kysely<Database>, orderId: number): Promise<PlacedOrder | undefined> => {
  const head = await database
    .selectFrom('placed_order')
    .innerJoin('orders', 'orders.order_id', 'placed_order.order_id')
    .leftJoin('pals_member', 'pals_member.shopper_id', 'orders.shopper_id')
    .selectAll('placed_order')
    .select(['orders.shopper_id', 'orders.status', 'pals_member.pals_number'])
    .where('placed_order.order_id', '=', orderId)
    .executeTakeFirst();
  if (head === undefined) return undefined;
  const [shipments, lines, addresses, adjustments, events, payment, returns, gifts] = await Promise.all([
    database.selectFrom('shipment').selectAll().where('order_id', '=', orderId).orderBy('shipment_id').execute(),
    database.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('order_line_id').execute(),
    database.selectFrom('order_address').selectAll().where('order_id', '=', orderId).execute(),
    readAdjustments(database, orderId),
    database.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('event_id').execute(),
    database.selectFrom('order_payment').selectAll().where('order_id', '=', orderId).executeTakeFirst(),
    readReturns(database, orderId),
    readOrderGifts(database, orderId),
  ]);
  const { pals_number, ...placed } = head;
  const isMember = pals_number !== null;
  return { head: placed, shipments, lines, addresses, adjustments, events, payment, returns, gifts, isMember };
};

/** The amounts of a stored line. */
export const amountsOfRow = (row: OrderLineRow): LineAmounts => ({
  quantity: row.quantity,
  cancelled: row.cancelled,
  returned: row.returned,
  totalCents: row.total_cents,
  adjustmentCents: row.adjustment_cents,
  taxCents: row.tax_cents,
});

/** The amounts of a stored shipment with its lines. */
export const shipmentAmountsOf = (shipment: ShipmentRow, lines: readonly OrderLineRow[]): ShipmentAmounts => ({
  shippingCents: shipment.shipping_cents,
  shippingAdjustmentCents: shipment.shipping_adjustment_cents,
  shippingTaxCents: shipment.shipping_tax_cents,
  tipCents: shipment.tip_cents,
  lines: lines.filter((line) => line.shipment_id === shipment.shipment_id).map(amountsOfRow),
});
