import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { giveBackToGifts } from '../../gift-cards/gift-card-movements.ts';
import { captureOf, giftBackOf, giftPartsOf, splitRefund } from '../money/gift-payment.ts';
import { capturedSoFar, queueOperation, refundedSoFar, waive } from '../money/payment-operations.ts';
import { amountOfShipment, totalsOf } from '../order-amounts.ts';
import { shipmentAmountsOf, type PlacedOrder, type ShipmentRow } from '../read/read-order.ts';

const isWaiting = ({ status }: ShipmentRow): boolean => status === 'F' || status === 'G';

/** Whether a shipment of the order, other than `except`, is still to leave. */
const othersWait = ({ shipments }: PlacedOrder, except?: number): boolean =>
  shipments.some((shipment) => shipment.shipment_id !== except && isWaiting(shipment));

/** What was taken from gift cards when the order was placed. */
const giftCentsOf = ({ gifts }: PlacedOrder): number => gifts.reduce((sum, { spent_cents }) => sum + spent_cents, 0);

/** What the shopper pays for the shipments that have left. */
const leftCentsOf = ({ shipments, lines }: PlacedOrder): number =>
  shipments
    .filter(({ status }) => status === 'S' || status === 'D' || status === 'K')
    .reduce((sum, shipment) => sum + amountOfShipment(shipmentAmountsOf(shipment, lines)), 0);

/** What the shopper pays for an order after cancellations. */
export const totalCentsOf = ({ shipments, lines }: PlacedOrder): number =>
  totalsOf(shipments.map((shipment) => shipmentAmountsOf(shipment, lines))).totalCents;

/** What is captured from the card when a shipment leaves. `order` is the state before. */
export const amountToCapture = (order: PlacedOrder, shipment: ShipmentRow): number =>
  captureOf(giftCentsOf(order), leftCentsOf(order), amountOfShipment(shipmentAmountsOf(shipment, order.lines)));

/** What gift cards pay of a shipment that leaves, without those that pay nothing of it. `order` is the state before. */
export const giftsOfShipment = (
  order: PlacedOrder,
  shipment: ShipmentRow,
): readonly { readonly lastFour: string; readonly amountCents: number }[] => {
  const spent = order.gifts.map(({ spent_cents }) => spent_cents);
  const parts = giftPartsOf(spent, leftCentsOf(order), amountOfShipment(shipmentAmountsOf(shipment, order.lines)));
  return order.gifts
    .map(({ last_four }, position) => ({ lastFour: last_four, amountCents: parts[position] ?? 0 }))
    .filter(({ amountCents }) => amountCents > 0);
};

/** Whether the provider captures the payment once, with a shipment that is still to leave. */
const isCapturedLater = (order: PlacedOrder, except?: number): boolean =>
  order.payment?.is_captured_once === 1 && othersWait(order, except);

/**
 * What is charged to the card when a shipment leaves, and what later with the last one. `order` is the state before, with
 * the capture of the shipment not yet recorded. [PAY-06]
 */
export const chargeOf = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  shipment: ShipmentRow,
): Promise<{ readonly chargedCents: number; readonly laterCents: number }> => {
  const amountCents = amountToCapture(order, shipment);
  if (isCapturedLater(order, shipment.shipment_id)) return { chargedCents: 0, laterCents: amountCents };
  if (order.payment?.is_captured_once !== 1) return { chargedCents: amountCents, laterCents: 0 };
  return { chargedCents: (await capturedSoFar(trx, order.head.order_id)) + amountCents, laterCents: 0 };
};

/**
 * Records the capture of a shipment that leaves or is ready, in the same transaction; with the last one the rest of the
 * authorisation is released. What gift cards pay is not captured.
 * `order` is the state before. [PAY-06]
 */
export const captureShipment = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  shipment: ShipmentRow,
  now: number,
): Promise<void> => {
  const { shipment_id, order_id: orderId } = shipment;
  const amountCents = amountToCapture(order, shipment);
  const isLast = !othersWait(order, shipment_id);
  if (amountCents === 0 && !isLast) return;
  await release(trx, { orderId, amountCents, isLast, reason: `shipment:${shipment_id}`, now });
};

/**
 * Records what follows when no shipment is left to leave after a cancellation: the authorisation is released, or, when
 * shipments left before, their payment is closed; one that is captured once is captured now. `order` is the state after.
 * Returns the cents that are charged therefore. [ORD-05] [PAY-06]
 */
export const settleAfterCancelling = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  now: number,
): Promise<number> => {
  if (othersWait(order)) return 0;
  const orderId = order.head.order_id;
  await release(trx, { orderId, amountCents: 0, isLast: true, reason: 'rest', now });
  const { payment } = order;
  return payment?.is_captured_once === 1 && payment.ended_at === null ? capturedSoFar(trx, orderId) : 0;
};

/**
 * Gives back to gift cards what they paid beyond the order's new total, in the transaction of the cancellation. Returns
 * the cents. [PAY-05]
 */
export const giveBackCancelled = async (
  trx: Transaction<Database>,
  { before, after }: { readonly before: PlacedOrder; readonly after: PlacedOrder },
  now: number,
): Promise<number> => {
  const orderId = after.head.order_id;
  const cents = giftBackOf(giftCentsOf(after), totalCentsOf(before), totalCentsOf(after));
  await giveBackToGifts(trx, { orderId, cents, reason: 'cancelled', now });
  return cents;
};

/** How money went back. */
export interface Refunded {
  /** The part that gift cards got. */
  readonly giftCents: number;
  /** The part that is left out of a capture that is still to come, instead of being refunded. */
  readonly waivedCents: number;
}

/**
 * Records the refund of a return that has arrived: to the card as far as it was captured, the rest at once to the gift
 * cards. Of a payment that is captured once, with the last shipment, nothing was taken before: the pieces are then left
 * out of that capture. `key` is unique to the return. [PAY-05] [PAY-06]
 */
export const refundReturn = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  { key, refundCents, now }: { readonly key: string; readonly refundCents: number; readonly now: number },
): Promise<Refunded> => {
  const orderId = order.head.order_id;
  const { toCardCents, toGiftCents } = splitRefund(refundCents, {
    giftCents: giftCentsOf(order),
    leftCents: leftCentsOf(order),
    refundedToCardCents: (await refundedSoFar(trx, orderId)) + (order.payment?.waived_cents ?? 0),
  });
  const waivedCents = isCapturedLater(order) ? toCardCents : 0;
  if (waivedCents > 0) await waive(trx, orderId, waivedCents);
  else if (toCardCents > 0) await queueOperation(trx, { key, orderId, kind: 'refund', amountCents: toCardCents, now });
  await giveBackToGifts(trx, { orderId, cents: toGiftCents, reason: 'refunded', now });
  return { giftCents: toGiftCents, waivedCents };
};

/** A capture; or a cancellation where nothing was captured and nothing is to be. */
const release = async (
  trx: Transaction<Database>,
  {
    reason,
    ...operation
  }: {
    readonly orderId: number;
    readonly amountCents: number;
    readonly isLast: boolean;
    readonly reason: string;
    readonly now: number;
  },
): Promise<void> => {
  const { orderId, amountCents } = operation;
  const isNothing = amountCents === 0 && (await capturedSoFar(trx, orderId)) === 0;
  const kind = isNothing ? 'cancel' : 'capture';
  await queueOperation(trx, { ...operation, kind, key: `${kind}:${orderId}:${reason}` });
};
