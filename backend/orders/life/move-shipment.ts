import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure, notFound } from '../../http/commerce-failure.ts';
import { readyEmail, shippedEmail } from '../../mail/order-emails.ts';
import { shopCancelWords } from '../../mail/shop-cancel-words.ts';
import { awardPoints } from '../../rewards/award-points.ts';
import { deliveredTo, mailedLine, mailedPayment, pickupName, storeAddress } from '../mailed-facts.ts';
import { totalsOf, type LineAmounts } from '../order-amounts.ts';
import { pointsForNext } from '../order-points.ts';
import type { ShipmentStatus } from '../order-status.ts';
import { awaitsPrescription, trackingPageOf } from '../read/order-parts.ts';
import { amountsOfRow, readOrder, shipmentAmountsOf, type PlacedOrder, type ShipmentRow } from '../read/read-order.ts';
import { cancelShipment } from './cancel-order.ts';
import { addEvent, mailAbout, updateOrderStatus, type OrderChangeDeps, type OrderEventKind } from './order-change.ts';
import { amountToCapture, captureShipment, chargeOf, giftsOfShipment } from './settle-payment.ts';

/** A step of a shipment. */
export type ShipmentMove =
  | { readonly kind: 'packed' }
  | { readonly kind: 'shipped'; readonly carrier: string | null; readonly trackingNumber: string | null }
  | { readonly kind: 'ready' }
  | { readonly kind: 'picked-up' }
  | { readonly kind: 'delivered' };

interface Step {
  readonly from: readonly ShipmentStatus[];
  readonly to: ShipmentStatus;
  readonly event: OrderEventKind;
  /** Which ways of delivery have the step. */
  readonly of: readonly string[];
}

const STEPS: Readonly<Record<ShipmentMove['kind'], Step>> = {
  packed: { from: ['F'], to: 'G', event: 'PACKED', of: ['ship', 'pickup', 'same-day'] },
  shipped: { from: ['F', 'G'], to: 'S', event: 'SHIPPED', of: ['ship', 'same-day'] },
  ready: { from: ['F', 'G'], to: 'S', event: 'READY', of: ['pickup'] },
  'picked-up': { from: ['S'], to: 'D', event: 'PICKED_UP', of: ['pickup'] },
  delivered: { from: ['S'], to: 'D', event: 'DELIVERED', of: ['ship', 'same-day'] },
};

/** For a step that does not follow from the status of a shipment. */
export const wrongState = ({ shipment_id, status, kind }: ShipmentRow, move: string): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_SHIPMENT_STATE',
    message: `Shipment ${shipment_id} (${kind}) has the status ${status} and cannot become ${move}.`,
    parameters: [String(shipment_id), status],
  });

/** For a shipment whose payment cannot be captured any more. It must not leave, and can still be cancelled. [PAY-06] */
const paymentEnded = ({ shipment_id, order_id }: ShipmentRow): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_PAYMENT_ENDED',
    message: `The payment of order ${order_id} has ended, so shipment ${shipment_id} must not leave. Cancel it, and ask the shopper to order again.`,
    parameters: [String(shipment_id), String(order_id)],
  });

/** For a shipment with pieces that a vet has not approved. [PRO-07] */
const notApproved = ({ shipment_id }: ShipmentRow): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_PRESCRIPTION_WAITING',
    message: `Shipment ${shipment_id} has items that a vet has not approved yet, so it must not leave.`,
    parameters: [String(shipment_id)],
  });

const canBePaid = (order: PlacedOrder, shipment: ShipmentRow): boolean =>
  order.payment === undefined || order.payment.ended_at === null || amountToCapture(order, shipment) === 0;

const linesOf = (order: PlacedOrder, { shipment_id }: ShipmentRow) =>
  order.lines.filter((line) => line.shipment_id === shipment_id);

const remaining = (order: PlacedOrder, shipment: ShipmentRow) =>
  linesOf(order, shipment)
    .map((line) => mailedLine(line, line.quantity - line.cancelled))
    .filter(({ quantity }) => quantity > 0);

const isMember = async (trx: Transaction<Database>, shopperId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('pals_member')
    .select('points')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Awards the points of a shipment that leaves, once, and returns them; 0 for shoppers who are not members. [ORD-07] */
const award = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  shipment: ShipmentRow,
  now: number,
): Promise<number> => {
  const { shopper_id: shopperId, order_id: orderId } = order.head;
  if (!(await isMember(trx, shopperId))) return 0;
  const left = order.shipments.filter(({ status }) => status === 'S' || status === 'D' || status === 'K');
  const before: readonly LineAmounts[] = left.flatMap((each) => linesOf(order, each).map(amountsOfRow));
  const points = pointsForNext(before, linesOf(order, shipment).map(amountsOfRow));
  await awardPoints(trx, { shopperId, points, reason: `order ${orderId} shipment ${shipment.shipment_id}` }, now);
  return points;
};

/** What happens when a shipment leaves or is ready: the capture, the points, and a mail. */
const leave = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  shipment: ShipmentRow,
  { mails, clock }: OrderChangeDeps,
): Promise<Partial<ShipmentRow>> => {
  const now = clock();
  const charged = await chargeOf(trx, order, shipment);
  await captureShipment(trx, order, shipment, now);
  const about = await mailAbout(trx, mails, order);
  const costs = totalsOf([shipmentAmountsOf(shipment, order.lines)]);
  const charge = { costs, gifts: giftsOfShipment(order, shipment), ...charged, payment: mailedPayment(order) };
  const facts = { ...about, ...charge, lines: remaining(order, shipment) };
  const mail =
    shipment.kind === 'pickup'
      ? readyEmail({
          ...facts,
          storeName: shipment.store_name,
          address: await storeAddress(trx, shipment.store_id),
          pickupName: pickupName(order),
        })
      : shippedEmail({
          ...facts,
          address: deliveredTo(order),
          vendor: shipment.vendor,
          carrier: shipment.carrier,
          trackingNumber: shipment.tracking_number,
          trackingPage: trackingPageOf(shipment),
        });
  await mails.mailer.queue(trx, mail);
  return { left_at: now, points: await award(trx, order, shipment, now) };
};

const timesOf = (to: ShipmentStatus, now: number): Partial<ShipmentRow> => {
  if (to === 'G') return { packed_at: now };
  return to === 'D' ? { delivered_at: now } : {};
};

const findOrderOf = async (trx: Transaction<Database>, shipmentId: number): Promise<PlacedOrder | undefined> => {
  const row = await trx
    .selectFrom('shipment')
    .select('order_id')
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  return row === undefined ? undefined : readOrder(trx, row.order_id);
};

/** A shipment with its order. Throws 404 when there is none. */
export const requireShipment = async (
  trx: Transaction<Database>,
  shipmentId: number,
): Promise<{ readonly order: PlacedOrder; readonly shipment: ShipmentRow }> => {
  const order = await findOrderOf(trx, shipmentId);
  const shipment = order?.shipments.find(({ shipment_id }) => shipment_id === shipmentId);
  if (order === undefined || shipment === undefined) throw notFound('There is no such shipment.', 'shipmentId');
  return { order, shipment };
};

/**
 * Moves a shipment one step on. A step that was made before changes nothing. When it leaves, or is ready for pickup, its
 * amount is captured, its points are awarded, and the shopper gets a mail. Throws 404 for an unknown shipment and 409
 * `_ERR_SHIPMENT_STATE` for a step that does not follow, `_ERR_PRESCRIPTION_WAITING` while a vet has not approved its
 * pieces, `_ERR_PAYMENT_ENDED` when its payment can no longer be captured. Returns the new status. [ORD-06] [ORD-07] [PAY-06]
 * [PRO-07]
 */
export const moveShipment = (deps: OrderChangeDeps, shipmentId: number, move: ShipmentMove): Promise<ShipmentStatus> =>
  deps.unitOfWork.run(async (trx) => {
    const now = deps.clock();
    const { order, shipment } = await requireShipment(trx, shipmentId);
    const step = STEPS[move.kind];
    const isDone = order.events.some((event) => event.shipment_id === shipmentId && event.kind === step.event);
    if (isDone && shipment.status !== 'X') return step.to;
    if (!step.of.includes(shipment.kind) || !step.from.some((letter) => letter === shipment.status)) {
      throw wrongState(shipment, move.kind);
    }
    if (step.to !== 'D' && awaitsPrescription(order, shipmentId)) throw notApproved(shipment);
    if (step.to !== 'D' && !canBePaid(order, shipment)) throw paymentEnded(shipment);
    const parcel = move.kind === 'shipped' ? { carrier: move.carrier, tracking_number: move.trackingNumber } : {};
    const more = step.to === 'S' ? await leave(trx, order, { ...shipment, ...parcel }, deps) : timesOf(step.to, now);
    await trx
      .updateTable('shipment')
      .set({ status: step.to, ...parcel, ...more })
      .where('shipment_id', '=', shipmentId)
      .execute();
    await addEvent(trx, { orderId: order.head.order_id, shipmentId, kind: step.event, now });
    await updateOrderStatus(trx, order.head.order_id, now);
    return step.to;
  });

/**
 * Cancels what is left of a shipment that has not left, also when it is packed. The shopper is told why: that its payment
 * has ended, or that it cannot be sent, and the shop's own `reason` where there is one. Repeating it changes nothing.
 * Throws 404 for an unknown shipment and 409 `_ERR_SHIPMENT_STATE` for one that has left. [ORD-05] [ORD-06]
 */
export const cancelByShop = (deps: OrderChangeDeps, shipmentId: number, reason = ''): Promise<'X'> =>
  deps.unitOfWork.run<'X'>(async (trx) => {
    const { order, shipment } = await requireShipment(trx, shipmentId);
    if (shipment.status === 'X') return 'X';
    if (shipment.status !== 'F' && shipment.status !== 'G') throw wrongState(shipment, 'cancelled');
    const why = canBePaid(order, shipment) ? 'UNAVAILABLE' : 'PAYMENT_ENDED';
    await trx
      .updateTable('shipment')
      .set({ shop_cancelled: why, shop_cancel_reason: reason.trim() })
      .where('shipment_id', '=', shipmentId)
      .execute();
    await cancelShipment(trx, deps, order, { shipment, why: shopCancelWords(why, reason.trim()) });
    return 'X';
  });
