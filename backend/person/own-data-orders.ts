import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readPrescription } from '../prescriptions/prescription.ts';
import { canceledByShop, returnsOf } from './own-data-programs.ts';
import { dateOf, inDollars, nameOf } from './own-data-values.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Orders that are read at once. */
const BATCH = 200;

/** Pet, vet and what the vet decided about a line of an order; null for products without a prescription. */
const prescriptionOf = (line: {
  readonly prescription: string;
  readonly prescription_status: string | null;
  readonly prescription_reason: string;
  readonly prescription_decided_at: number | null;
}) =>
  line.prescription_status === null
    ? null
    : {
        ...readPrescription(line.prescription),
        status: line.prescription_status,
        reason: line.prescription_reason || null,
        decidedAt: dateOf(line.prescription_decided_at),
      };

const linesOf = async (database: Kysely<Database>, orderIds: readonly number[]) => {
  const rows = await database
    .selectFrom('order_line')
    .select(['order_id', 'part_number', 'description', 'quantity', 'total_cents', 'adjustment_cents'])
    .select(['personalization', 'prescription', 'shipment_id'])
    .select(['prescription_status', 'prescription_reason', 'prescription_decided_at'])
    .where('order_id', 'in', orderIds)
    .execute();
  return rows.map((line) => ({
    orderId: line.order_id,
    partNumber: line.part_number,
    description: line.description,
    quantity: line.quantity,
    total: inDollars(line.total_cents),
    discount: inDollars(line.adjustment_cents),
    parcel: line.shipment_id,
    personalization: line.personalization,
    prescription: prescriptionOf(line),
  }));
};

const parcelsOf = async (database: Kysely<Database>, orderIds: readonly number[]) => {
  const rows = await database.selectFrom('shipment').selectAll().where('order_id', 'in', orderIds).execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    number: row.shipment_id,
    kind: row.kind,
    store: row.store_name,
    status: row.status,
    shipping: inDollars(row.shipping_cents),
    tip: inDollars(row.tip_cents),
    promisedOn: row.promised_on,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    leftAt: dateOf(row.left_at),
    deliveredAt: dateOf(row.delivered_at),
  }));
};

/** What paid for orders: a card or PayPal, and gift cards. */
const paymentsOf = async (database: Kysely<Database>, orderIds: readonly number[]) => {
  const paid = await database.selectFrom('order_payment').selectAll().where('order_id', 'in', orderIds).execute();
  const gifts = await database.selectFrom('order_gift').selectAll().where('order_id', 'in', orderIds).execute();
  return [
    ...paid.map((row) => ({
      orderId: row.order_id,
      kind: row.kind,
      brand: row.brand,
      lastFour: row.last_four,
      reserved: inDollars(row.authorised_cents),
      charged: inDollars(row.captured_cents),
      refunded: inDollars(row.refunded_cents),
    })),
    ...gifts.map((row) => ({
      orderId: row.order_id,
      kind: 'gift-card',
      lastFour: row.last_four,
      charged: inDollars(row.spent_cents),
      refunded: inDollars(row.cancelled_cents + row.refunded_cents),
    })),
  ];
};

const discountsOf = async (database: Kysely<Database>, orderIds: readonly number[]) => {
  const rows = await database
    .selectFrom('order_adjustment')
    .select(['order_id', 'code', 'description', 'amount_cents'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    code: row.code,
    description: row.description,
    amount: inDollars(row.amount_cents),
  }));
};

const addressesOf = async (database: Kysely<Database>, orderIds: readonly number[]) => {
  const rows = await database.selectFrom('order_address').selectAll().where('order_id', 'in', orderIds).execute();
  return rows.map(({ order_id: orderId, ...address }) => ({ orderId, ...address }));
};

/** Those of one order, without its number. */
const partsOf = <Part extends { readonly orderId: number }>(parts: readonly Part[], orderId: number) =>
  parts.filter((part) => part.orderId === orderId).map(({ orderId: _order, ...part }) => part);

/** One batch of orders, in the order of the numbers. */
const readBatch = async (database: Kysely<Database>, orderIds: readonly number[]): Promise<readonly Facts[]> => {
  const orders = await database
    .selectFrom('placed_order')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('placed_at', 'desc')
    .execute();
  const addresses = await addressesOf(database, orderIds);
  const lines = await linesOf(database, orderIds);
  const parcels = await parcelsOf(database, orderIds);
  const payments = await paymentsOf(database, orderIds);
  const discounts = await discountsOf(database, orderIds);
  const returns = await returnsOf(database, orderIds);
  const canceled = await canceledByShop(database, orderIds);
  return orders.map(({ order_id: id, ...order }) => ({
    number: id,
    placedAt: dateOf(order.placed_at),
    email: order.email,
    phone: order.phone,
    pickedUpBy: nameOf(order.pickup_first_name, order.pickup_last_name),
    products: inDollars(order.product_cents),
    discount: inDollars(order.adjustment_cents),
    shipping: inDollars(order.shipping_cents),
    tax: inDollars(order.tax_cents),
    tip: inDollars(order.tip_cents),
    total: inDollars(order.total_cents),
    deliveryDay: order.delivery_day,
    addresses: partsOf(addresses, id),
    items: partsOf(lines, id),
    parcels: partsOf(parcels, id),
    payments: partsOf(payments, id),
    discounts: partsOf(discounts, id),
    returns: partsOf(returns, id),
    canceledByShop: canceled.filter(({ order_id: of }) => of === id).map(({ reason }) => reason),
  }));
};

/** All placed orders of the shopper, the newest first. They are read in batches, so that no query has too many numbers. */
export const ordersOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const placed = await database
    .selectFrom('placed_order')
    .innerJoin('orders', 'orders.order_id', 'placed_order.order_id')
    .select('placed_order.order_id')
    .where('orders.shopper_id', '=', shopperId)
    .orderBy('placed_at', 'desc')
    .execute();
  const read: Facts[] = [];
  for (let start = 0; start < placed.length; start += BATCH) {
    const orderIds = placed.slice(start, start + BATCH).map((order) => order.order_id);
    read.push(...(await readBatch(database, orderIds)));
  }
  return read;
};
