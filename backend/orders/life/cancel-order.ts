import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { cancelledEmail } from '../../mail/order-emails.ts';
import { mailedLine, mailedPayment } from '../mailed-facts.ts';
import { putStockBack } from '../place-order/take-stock.ts';
import { isAllMissing, keptDiscounts } from '../read/kept-discounts.ts';
import { cancellablePieces } from '../read/order-parts.ts';
import { readOrder, type OrderLineRow, type PlacedOrder, type ShipmentRow } from '../read/read-order.ts';
import { changeOnce } from './change-once.ts';
import { giveBackRewards, type MissingPieces } from './give-back-rewards.ts';
import {
  addEvent,
  addPieces,
  mailAbout,
  reportChange,
  updateOrderStatus,
  type OrderChangeDeps,
} from './order-change.ts';
import { promiseAnew } from './promise-anew.ts';
import { giveBackCancelled, settleAfterCancelling, totalCentsOf } from './settle-payment.ts';

/** Pieces of a line, by the line's id. */
export interface WantedPieces {
  readonly lineId: number;
  readonly quantity: number;
}

interface CancelledLine {
  readonly line: OrderLineRow;
  readonly pieces: number;
}

const notCancellable = (lineIds: readonly string[]): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_ORDER_NOT_CANCELLABLE',
    message:
      'This can no longer be canceled because it’s packed, canceled or on the way. You can return it after it arrives.',
    parameters: lineIds,
  });

const shipmentOf = (order: PlacedOrder, line: OrderLineRow): ShipmentRow | undefined =>
  order.shipments.find(({ shipment_id }) => shipment_id === line.shipment_id);

const cancellableOf = (order: PlacedOrder, line: OrderLineRow): number =>
  cancellablePieces(line, shipmentOf(order, line));

/** Sums what a request names twice. */
export const sumPieces = (wanted: readonly WantedPieces[]): ReadonlyMap<number, number> => {
  const pieces = new Map<number, number>();
  for (const { lineId, quantity } of wanted) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return pieces;
};

/** The lines to cancel: those that were named, all or none of them; or everything that is not packed. */
const plan = (order: PlacedOrder, wanted: ReadonlyMap<number, number> | undefined): readonly CancelledLine[] => {
  if (wanted === undefined) {
    const all = order.lines
      .map((line) => ({ line, pieces: cancellableOf(order, line) }))
      .filter(({ pieces }) => pieces > 0);
    if (all.length === 0) throw notCancellable([]);
    return all;
  }
  return [...wanted].map(([lineId, pieces]) => {
    const line = order.lines.find(({ order_line_id }) => order_line_id === lineId);
    if (line === undefined || pieces < 1 || pieces > cancellableOf(order, line)) throw notCancellable([String(lineId)]);
    return { line, pieces };
  });
};

const cancelLines = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  cancelled: readonly CancelledLine[],
): Promise<void> => {
  for (const { line, pieces } of cancelled) {
    const shipment = shipmentOf(order, line);
    await addPieces(trx, line.order_line_id, 'cancelled', pieces);
    await putStockBack(trx, { skuId: line.sku_id, location: shipment?.store_id ?? '', quantity: pieces });
  }
};

/** Ends the shipments whose pieces are all cancelled. */
const endEmptied = async (trx: Transaction<Database>, order: PlacedOrder, now: number): Promise<void> => {
  for (const { shipment_id: shipmentId, status } of order.shipments) {
    const own = order.lines.filter((line) => line.shipment_id === shipmentId);
    if ((status !== 'F' && status !== 'G') || own.some((line) => line.cancelled < line.quantity)) continue;
    await trx.updateTable('shipment').set({ status: 'X' }).where('shipment_id', '=', shipmentId).execute();
    await addEvent(trx, { orderId: order.head.order_id, shipmentId, kind: 'CANCELLED', now });
  }
};

const isAllCancelled = ({ shipments }: PlacedOrder): boolean => shipments.every(({ status }) => status === 'X');

/** Gives back the offer of the first purchase when nothing is left of the order. [PCC-08] */
const restoreOffer = async (trx: Transaction<Database>, order: PlacedOrder): Promise<void> => {
  if (!isAllCancelled(order)) return;
  await trx
    .updateTable('card_account')
    .set({ first_purchase_order_id: null })
    .where('first_purchase_order_id', '=', order.head.order_id)
    .execute();
};

const rewardLostOf = (order: PlacedOrder): number =>
  keptDiscounts(order).reduce((sum, { rewardLostCents }) => sum + rewardLostCents, 0);

/** What a cancellation took of rewards that stay spent; nothing when they are given back. */
const rewardTaken = ({ before, after, isByShop }: MissingPieces): number =>
  isByShop || isAllMissing(after) ? 0 : Math.max(0, rewardLostOf(after) - rewardLostOf(before));

/** Reads an order that is known to exist. */
export const rereadOrder = async (trx: Transaction<Database>, orderId: number): Promise<PlacedOrder> => {
  const order = await readOrder(trx, orderId);
  if (order === undefined) throw new Error('an order was removed while it was changed');
  return order;
};

/** Cancels pieces, for the shop when it says `why`, otherwise for the shopper. */
const cancelLinesOf = async (
  trx: Transaction<Database>,
  deps: OrderChangeDeps,
  order: PlacedOrder,
  { cancelled, why }: { readonly cancelled: readonly CancelledLine[]; readonly why?: string },
): Promise<void> => {
  const { mails } = deps;
  const now = deps.clock();
  const { order_id: orderId } = order.head;
  await cancelLines(trx, order, cancelled);
  await endEmptied(trx, await rereadOrder(trx, orderId), now);
  const after = await rereadOrder(trx, orderId);
  const missing = { before: order, after, isByShop: why !== undefined };
  await promiseAnew(trx, { before: order, after }, now);
  const rewardsBack = await giveBackRewards(trx, missing, now);
  await restoreOffer(trx, after);
  const chargedCents = await settleAfterCancelling(trx, after, now);
  const giftCents = await giveBackCancelled(trx, { before: order, after }, now);
  await updateOrderStatus(trx, orderId, now);
  const items = cancelled.map(({ line, pieces }) => ({ orderItemId: String(line.order_line_id), quantity: pieces }));
  await reportChange(trx, deps, orderId, { type: 'order.cancelled', orderItem: items });
  const mail = cancelledEmail({
    ...(await mailAbout(trx, mails, order)),
    lines: cancelled.map(({ line, pieces }) => mailedLine(line, pieces)),
    why,
    releasedCents: totalCentsOf(order) - totalCentsOf(after) - giftCents,
    giftCents,
    rewardCents: rewardTaken(missing),
    rewardsBack,
    totalCents: totalCentsOf(after),
    chargedCents,
    payment: mailedPayment(after),
  });
  await mails.mailer.queue(trx, mail);
};

/**
 * Cancels pieces that are not packed; without `wanted`, all of them. Their stock is back at once, the total is computed
 * anew, what is no longer needed of the authorisation is released with the last shipment, gift cards get back at once
 * what they paid too much, rewards are given back when nothing is left, and the shopper gets a mail. The same cancellation
 * with the same key is made once. Throws 409 `_ERR_ORDER_NOT_CANCELLABLE`, with nothing changed, when a piece cannot be
 * cancelled. [ORD-05]
 */
export const cancelOrder = async (
  deps: OrderChangeDeps,
  orderId: number,
  { key, wanted }: { readonly key: string; readonly wanted: readonly WantedPieces[] | undefined },
): Promise<void> => {
  const pieces = wanted && sumPieces(wanted);
  await deps.unitOfWork.run((trx) =>
    changeOnce(trx, { orderId, key, kind: 'cancel', pieces, now: deps.clock() }, async () => {
      const order = await rereadOrder(trx, orderId);
      await cancelLinesOf(trx, deps, order, { cancelled: plan(order, pieces) });
      return [];
    }),
  );
};

/**
 * Cancels what is left of a shipment that has not left, also when it is packed: for the shop's own people, when its goods
 * or its payment are gone. The mail says `why`, and what rewards paid for it is given back. What follows is that of
 * `cancelOrder`. `order` was read in the same transaction. [ORD-06]
 */
export const cancelShipment = (
  trx: Transaction<Database>,
  deps: OrderChangeDeps,
  order: PlacedOrder,
  { shipment, why }: { readonly shipment: ShipmentRow; readonly why: string },
): Promise<void> => {
  const lines = order.lines
    .filter((line) => line.shipment_id === shipment.shipment_id && line.cancelled < line.quantity)
    .map((line) => ({ line, pieces: line.quantity - line.cancelled }));
  return cancelLinesOf(trx, deps, order, { cancelled: lines, why });
};

/**
 * Cancels what is left of a line that a vet did not approve, tells the shopper why, and gives back what rewards paid for
 * it. What follows is that of `cancelOrder`. `order` was read in the same transaction. [PRO-07]
 */
export const cancelDeclined = (
  trx: Transaction<Database>,
  deps: OrderChangeDeps,
  order: PlacedOrder,
  { line, why }: { readonly line: OrderLineRow; readonly why: string },
): Promise<void> =>
  cancelLinesOf(trx, deps, order, { cancelled: [{ line, pieces: line.quantity - line.cancelled }], why });
