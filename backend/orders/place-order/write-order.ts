import { sql, type Transaction } from 'kysely';
import { CURRENCY } from '../../cart/cart-responses.ts';
import { insertRow, prepareQuery } from '../../database/prepare-query.ts';
import type { Database } from '../../database/schema.ts';
import type { UnsavedCard } from '../../database/tables/orders-tables.ts';
import type { Payment } from '../../payments/payment-results.ts';
import { firstPurchaseDiscount } from '../../petco-pay/first-purchase-offer.ts';
import { spendGifts } from '../../gift-cards/gift-card-movements.ts';
import { enqueueJob } from '../../jobs/database-job-queue.ts';
import type { OrderMails } from '../order-mails.ts';
import type { Attempt } from './attempt-store.ts';
import { pickupPersonOf, totalOf, type AddressCopy, type Checkout } from './checkout.ts';
import { keepCard } from './keep-card.ts';
import { planShipments, type PlannedShipment } from './plan-shipments.ts';
import { queueConfirmation } from './queue-confirmation.ts';

/** An order about to be written. */
export interface OrderToWrite {
  readonly attempt: Attempt;
  readonly checkout: Checkout;
  /** The authorised payment; undefined when rewards and gift cards pay for everything. */
  readonly payment: Payment | undefined;
  readonly mails: OrderMails;
  /** Whether the fulfilment side hears of orders. */
  readonly reports: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const writeHead = async (
  trx: Transaction<Database>,
  { attempt, checkout, now }: OrderToWrite,
  shipments: readonly PlannedShipment[],
  unsavedCard: UnsavedCard | null,
): Promise<void> => {
  const { priced, orderId } = checkout.cart;
  const pickup = pickupPersonOf(checkout);
  const discounts = priced.lines.reduce((sum, line) => sum + line.adjustmentCents, 0);
  const shippingDiscounts = shipments.reduce((sum, shipment) => sum + shipment.shippingAdjustmentCents, 0);
  await insertRow(trx, 'placed_order', {
    order_id: orderId,
    attempt_key: attempt.attempt_key,
    email: checkout.email,
    email_key: checkout.email.toLowerCase(),
    phone: checkout.phone,
    pickup_first_name: pickup?.firstName ?? '',
    pickup_last_name: pickup?.lastName ?? '',
    signed_in: attempt.signed_in,
    currency: CURRENCY,
    product_cents: priced.lines.reduce((sum, line) => sum + line.totalCents, 0),
    adjustment_cents: discounts + shippingDiscounts,
    shipping_cents: shipments.reduce((sum, shipment) => sum + shipment.shippingCents, 0),
    tax_cents: priced.taxCents,
    tip_cents: checkout.cart.tipCents,
    total_cents: totalOf(checkout),
    delivery_day: checkout.deliveryDay,
    unsaved_card: unsavedCard,
    placed_at: now,
  });
};

const addressRow = (orderId: number, purpose: 'shipping' | 'billing', address: AddressCopy) => ({
  order_id: orderId,
  purpose,
  first_name: address.firstName,
  last_name: address.lastName,
  line1: address.line1,
  line2: address.line2,
  city: address.city,
  state: address.state,
  zip_code: address.zipCode,
  country: address.country,
  phone: address.phone,
});

const writeAddresses = async (trx: Transaction<Database>, checkout: Checkout): Promise<void> => {
  const { orderId } = checkout.cart;
  const { shippingAddress, billingAddress } = checkout;
  const rows = [
    ...(shippingAddress === undefined ? [] : [addressRow(orderId, 'shipping', shippingAddress)]),
    ...(billingAddress === undefined ? [] : [addressRow(orderId, 'billing', billingAddress)]),
  ];
  for (const row of rows) await insertRow(trx, 'order_address', row);
};

const writeShipment = async (
  trx: Transaction<Database>,
  checkout: Checkout,
  shipment: PlannedShipment,
): Promise<number> => {
  const { kind, storeId, storeName, vendor, mode, promisedOn, tipCents } = shipment;
  const tax = shipment.lines[0]?.line.tax;
  const { shipment_id } = await insertRow(
    trx,
    'shipment',
    {
      order_id: checkout.cart.orderId,
      kind,
      store_id: storeId,
      store_name: storeName,
      vendor,
      mode_id: mode.id,
      mode_code: mode.code,
      mode_description: mode.description,
      promised_on: promisedOn,
      status: 'F',
      shipping_cents: shipment.shippingCents,
      shipping_adjustment_cents: shipment.shippingAdjustmentCents,
      shipping_tax_cents: shipment.shippingTaxCents,
      tip_cents: tipCents,
      tax_state: tax?.state ?? '',
      tax_rate: tax?.rate ?? 0,
    },
    'shipment_id',
  );
  return shipment_id;
};

const lineRows = (orderId: number, shipmentId: number, { lines }: PlannedShipment) =>
  lines.map(({ line, priced }) => ({
    order_line_id: line.orderItemId,
    order_id: orderId,
    shipment_id: shipmentId,
    sku_id: line.skuId,
    part_number: line.partNumber,
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
    total_cents: priced.totalCents,
    adjustment_cents: priced.adjustmentCents,
    shipping_cents: priced.shippingCents,
    tax_cents: priced.taxCents,
    description: line.description,
    thumbnail: line.thumbnail,
    product_url: line.productUrl,
    brand: line.brand,
    department: line.department,
    size: line.size,
    flavor: line.flavor,
    is_frozen: line.frozen ? 1 : 0,
    vendor: line.offered.vendor ?? '',
    personalization: line.personalization,
    prescription: line.prescription,
    prescription_status: line.offered.needsPrescription ? ('WAITING' as const) : null,
  }));

/** What each line has of a discount, so that a cancelled line takes only its own part along. */
const sharesOf = ({ lines }: Checkout['cart'], ofLines: readonly number[]): string =>
  JSON.stringify(Object.fromEntries(lines.map(({ orderItemId }, index) => [orderItemId, ofLines[index] ?? 0])));

const writeAdjustments = async (trx: Transaction<Database>, { cart }: Checkout): Promise<void> => {
  const rows = cart.priced.adjustments.map(({ discount, usage, amountCents, ofLines }, position) => ({
    order_id: cart.orderId,
    position,
    code: discount.code,
    description: discount.description,
    usage,
    amount_cents: amountCents,
    line_shares: ofLines === undefined ? '' : sharesOf(cart, ofLines),
  }));
  if (rows.length > 0) await trx.insertInto('order_adjustment').values(rows).execute();
};

const writePayment = async (trx: Transaction<Database>, order: OrderToWrite): Promise<void> => {
  const { attempt, payment } = order;
  if (payment === undefined || attempt.payment_kind === null) return;
  const card = payment.method?.kind === 'card' ? payment.method : undefined;
  await insertRow(trx, 'order_payment', {
    order_id: attempt.order_id,
    provider_payment_id: payment.paymentId,
    kind: attempt.payment_kind,
    brand: attempt.payment_brand || (card?.brand ?? ''),
    last_four: attempt.payment_last_four || (card?.lastFour ?? ''),
    authorised_cents: payment.amountCents,
    ended_at: null,
    is_captured_once: payment.capturesSeveralTimes ? 0 : 1,
  });
};

/** Rewards and the offer of the first purchase count once: they are spent on this order. [PCC-08] [RWD-04] */
const spendBenefits = async (trx: Transaction<Database>, { checkout, now }: OrderToWrite): Promise<void> => {
  const { orderId, shopperId, coupons, priced } = checkout.cart;
  const used = new Set(priced.adjustments.map(({ discount }) => discount.code));
  const spent = coupons.map(({ code }) => code).filter((code) => used.has(code));
  if (spent.length > 0) {
    await trx.updateTable('pals_coupon').set({ spent_at: now }).where('coupon_no', 'in', spent).execute();
  }
  if (!used.has(firstPurchaseDiscount.code)) return;
  await trx
    .updateTable('card_account')
    .set({ first_purchase_order_id: orderId })
    .where('shopper_id', '=', shopperId)
    .where('first_purchase_order_id', 'is', null)
    .execute();
};

const deleteCheckout = prepareQuery((database, { orderId }: { readonly orderId: number }) =>
  database.deleteFrom('checkout').where('order_id', '=', orderId),
);

const deleteItems = prepareQuery((database, { orderId }: { readonly orderId: number }) =>
  database.deleteFrom('order_item').where('order_id', '=', orderId),
);

const deleteGuestAddresses = prepareQuery((database, { shopperId }: { readonly shopperId: number }) =>
  database
    .deleteFrom('address')
    .where('shopper_id', '=', shopperId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('shopper')
          .select('shopper.shopper_id')
          .whereRef('shopper.shopper_id', '=', 'address.shopper_id')
          .where('shopper.kind', '=', 'G'),
      ),
    )
    .where('is_self', '=', 0),
);

/** Removes what belonged to the cart alone. A guest's addresses are kept with the order only. [CHK-04] */
const removeCart = async (trx: Transaction<Database>, { attempt, checkout }: OrderToWrite): Promise<void> => {
  const { orderId, shopperId } = checkout.cart;
  await deleteCheckout(trx, { orderId });
  await deleteItems(trx, { orderId });
  if (checkout.cart.hasCodes) await trx.deleteFrom('order_promotion').where('order_id', '=', orderId).execute();
  if (attempt.signed_in !== 1) await deleteGuestAddresses(trx, { shopperId });
};

const queueFollowUps = async (trx: Transaction<Database>, { attempt, reports, now }: OrderToWrite): Promise<void> => {
  const orderId = attempt.order_id;
  const report = { type: 'order.placed', orderId: String(orderId) };
  if (reports) await enqueueJob(trx, { kind: 'webhook', orderId, body: report, now });
};

const markOrdered = prepareQuery((database, { orderId, now }: { readonly orderId: number; readonly now: number }) =>
  database.updateTable('orders').set({ status: 'F', updated_at: now }).where('order_id', '=', orderId),
);

const markPlaced = prepareQuery(
  (
    database,
    { key, paymentId, now }: { readonly key: string; readonly paymentId: string | null; readonly now: number },
  ) =>
    database
      .updateTable('order_attempt')
      .set({
        state: 'placed',
        updated_at: now,
        provider_payment_id: sql`coalesce(${paymentId}, provider_payment_id)`,
      })
      .where('attempt_key', '=', key),
);

/**
 * Writes the placed order, whose stock was taken in the same transaction: a snapshot of what was sold, its shipments,
 * the payment, what gift cards pay, and what follows. The cart is gone afterwards. Throws, and so rolls everything back, when the shipments do
 * not add up to the total, or when a gift card has too little. [ORD-01] [PAY-05]
 */
export const writeOrder = async (trx: Transaction<Database>, order: OrderToWrite): Promise<void> => {
  const { attempt, checkout, now } = order;
  const { orderId } = checkout.cart;
  const shipments = planShipments(checkout, now);
  await writeHead(trx, order, shipments, await keepCard(trx, order));
  await writeAddresses(trx, checkout);
  const rows = [];
  for (const shipment of shipments) {
    rows.push(...lineRows(orderId, await writeShipment(trx, checkout, shipment), shipment));
  }
  for (const row of rows) await insertRow(trx, 'order_line', row);
  await writeAdjustments(trx, checkout);
  await writePayment(trx, order);
  if (checkout.hasGiftCards) await spendGifts(trx, orderId, checkout.gifts, now);
  await spendBenefits(trx, order);
  await insertRow(trx, 'order_event', { order_id: orderId, shipment_id: null, kind: 'PLACED', at: now });
  await removeCart(trx, order);
  await markOrdered(trx, { orderId, now });
  const { attempt_key: key } = attempt;
  await markPlaced(trx, { key, paymentId: order.payment?.paymentId ?? null, now });
  await queueFollowUps(trx, order);
  await queueConfirmation(trx, order, shipments);
};
