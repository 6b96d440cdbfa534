import { sql, type Transaction } from 'kysely';
import { CURRENCY } from '../../cart/cart-responses.ts';
import type { Database } from '../../database/schema.ts';
import type { Payment } from '../../payments/payment-results.ts';
import { firstPurchaseDiscount } from '../../petco-pay/first-purchase-offer.ts';
import { spendGifts } from '../../gift-cards/gift-card-movements.ts';
import { enqueueJob } from '../../jobs/database-job-queue.ts';
import { queueDetach } from '../../wallet/change-wallet.ts';
import { hasRoomFor, saveCard } from '../../wallet/wallet-cards.ts';
import type { OrderMails } from '../order-mails.ts';
import type { Attempt } from './attempt-store.ts';
import { pickupPersonOf, totalOf, type AddressCopy, type Checkout } from './checkout.ts';
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
): Promise<void> => {
  const { priced, orderId } = checkout.cart;
  const pickup = pickupPersonOf(checkout);
  const discounts = priced.lines.reduce((sum, line) => sum + line.adjustmentCents, 0);
  const shippingDiscounts = shipments.reduce((sum, shipment) => sum + shipment.shippingAdjustmentCents, 0);
  await trx
    .insertInto('placed_order')
    .values({
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
      placed_at: now,
    })
    .execute();
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
  if (rows.length > 0) await trx.insertInto('order_address').values(rows).execute();
};

const writeShipment = async (
  trx: Transaction<Database>,
  checkout: Checkout,
  shipment: PlannedShipment,
): Promise<number> => {
  const { kind, storeId, storeName, vendor, mode, promisedOn, tipCents } = shipment;
  const tax = shipment.lines[0]?.line.tax;
  const { shipment_id } = await trx
    .insertInto('shipment')
    .values({
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
    })
    .returning('shipment_id')
    .executeTakeFirstOrThrow();
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

const writeAdjustments = async (trx: Transaction<Database>, { cart }: Checkout): Promise<void> => {
  const rows = cart.priced.adjustments.map(({ discount, usage, amountCents }, position) => ({
    order_id: cart.orderId,
    position,
    code: discount.code,
    description: discount.description,
    usage,
    amount_cents: amountCents,
  }));
  if (rows.length > 0) await trx.insertInto('order_adjustment').values(rows).execute();
};

const writePayment = async (trx: Transaction<Database>, order: OrderToWrite): Promise<void> => {
  const { attempt, payment } = order;
  if (payment === undefined || attempt.payment_kind === null) return;
  const card = payment.method?.kind === 'card' ? payment.method : undefined;
  await trx
    .insertInto('order_payment')
    .values({
      order_id: attempt.order_id,
      provider_payment_id: payment.paymentId,
      kind: attempt.payment_kind,
      brand: attempt.payment_brand || (card?.brand ?? ''),
      last_four: attempt.payment_last_four || (card?.lastFour ?? ''),
      authorised_cents: payment.amountCents,
      ended_at: null,
    })
    .execute();
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

/** Removes what belonged to the cart alone. A guest's addresses are kept with the order only. [CHK-04] */
const removeCart = async (trx: Transaction<Database>, { attempt, checkout }: OrderToWrite): Promise<void> => {
  const { orderId, shopperId } = checkout.cart;
  await trx.deleteFrom('checkout').where('order_id', '=', orderId).execute();
  await trx.deleteFrom('order_item').where('order_id', '=', orderId).execute();
  if (checkout.cart.hasCodes) await trx.deleteFrom('order_promotion').where('order_id', '=', orderId).execute();
  if (attempt.signed_in === 1) return;
  await trx
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
    .where('is_self', '=', 0)
    .execute();
};

const queueFollowUps = async (trx: Transaction<Database>, { attempt, reports, now }: OrderToWrite): Promise<void> => {
  const orderId = attempt.order_id;
  const report = { type: 'order.placed', orderId: String(orderId) };
  if (reports) await enqueueJob(trx, { kind: 'webhook', orderId, body: report, now });
};

/**
 * Puts a typed card into the shopper's wallet when the shopper asked for it, so that the next checkout offers it. The
 * provider saved it for the customer when it authorised the payment. A wallet that was filled in the meantime takes no
 * more: the provider forgets the card, and the order is placed all the same. [PAY-05]
 */
const keepCard = async (trx: Transaction<Database>, { attempt, payment, now }: OrderToWrite): Promise<void> => {
  const method = payment?.method;
  if (attempt.saves_card !== 1 || attempt.customer_id === null || method?.kind !== 'card') return;
  const { customer_id: customerId, shopper_id: shopperId } = attempt;
  if (!(await hasRoomFor(trx, shopperId, method.methodId))) {
    await queueDetach(trx, { customerId, methodId: method.methodId }, now);
    return;
  }
  await saveCard(trx, { ...method, shopperId }, now);
};

/**
 * Writes the placed order, whose stock was taken in the same transaction: a snapshot of what was sold, its shipments,
 * the payment, what gift cards pay, and what follows. The cart is gone afterwards. Throws, and so rolls everything back, when the shipments do
 * not add up to the total, or when a gift card has too little. [ORD-01] [PAY-05]
 */
export const writeOrder = async (trx: Transaction<Database>, order: OrderToWrite): Promise<void> => {
  const { attempt, checkout, now } = order;
  const { orderId } = checkout.cart;
  const shipments = planShipments(checkout, now);
  await writeHead(trx, order, shipments);
  await writeAddresses(trx, checkout);
  const rows = [];
  for (const shipment of shipments) {
    rows.push(...lineRows(orderId, await writeShipment(trx, checkout, shipment), shipment));
  }
  await trx.insertInto('order_line').values(rows).execute();
  await writeAdjustments(trx, checkout);
  await writePayment(trx, order);
  if (checkout.hasGiftCards) await spendGifts(trx, orderId, checkout.gifts, now);
  await keepCard(trx, order);
  await spendBenefits(trx, order);
  await trx
    .insertInto('order_event')
    .values({ order_id: orderId, shipment_id: null, kind: 'PLACED', at: now })
    .execute();
  await removeCart(trx, order);
  await trx.updateTable('orders').set({ status: 'F', updated_at: now }).where('order_id', '=', orderId).execute();
  await trx
    .updateTable('order_attempt')
    .set({
      state: 'placed',
      updated_at: now,
      provider_payment_id: sql`coalesce(${order.payment?.paymentId ?? null}, provider_payment_id)`,
    })
    .where('attempt_key', '=', attempt.attempt_key)
    .execute();
  await queueFollowUps(trx, order);
  await queueConfirmation(trx, order, shipments);
};
