import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure, notFound } from '../../http/commerce-failure.ts';
import type { MailedLine, MailedReward } from '../../mail/order-mail-parts.ts';
import { refundedEmail } from '../../mail/return-emails.ts';
import { takeBackPoints } from '../../rewards/take-back-points.ts';
import { mailedLine, mailedPayment } from '../mailed-facts.ts';
import { pointsOfPieces } from '../order-points.ts';
import { putStockBack } from '../place-order/take-stock.ts';
import { UNDELIVERED } from '../read/order-parts.ts';
import { amountsOfRow, type PlacedOrder, type ReturnRow, type ShipmentRow } from '../read/read-order.ts';
import { rereadOrder } from './cancel-order.ts';
import { giveBackRewards } from './give-back-rewards.ts';
import { requireShipment, wrongState } from './move-shipment.ts';
import { addEvent, mailAbout, updateOrderStatus, type OrderChangeDeps } from './order-change.ts';
import { isReceivedBefore, splitReturn, type ReceivedPart } from './receive-part.ts';
import { notReturnable, openReturn } from './return-order.ts';
import { refundReturn } from './settle-payment.ts';

/** Returned pieces of a line that have arrived, in all received returns. */
const receivedPieces = ({ returns }: PlacedOrder, lineId: number): number =>
  returns
    .filter(({ status }) => status === 'RECEIVED')
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, piece) => sum + (piece.lineId === lineId ? piece.quantity : 0), 0);

/** Points that were awarded for the pieces, as a difference: all returns together take what the shipment earned. */
const pointsToTake = (order: PlacedOrder, shipment: ShipmentRow, row: ReturnRow): number => {
  if (shipment.points === 0) return 0;
  const own = order.lines.filter((line) => line.shipment_id === shipment.shipment_id);
  const keptBefore = own.map((line) => ({
    amounts: amountsOfRow(line),
    pieces: line.quantity - line.cancelled - receivedPieces(order, line.order_line_id),
  }));
  const keptAfter = keptBefore.map(({ amounts, pieces }, index) => {
    const back = row.pieces.find(({ lineId }) => lineId === own[index]?.order_line_id)?.quantity ?? 0;
    return { amounts, pieces: pieces - back };
  });
  const taken = order.returns
    .filter((other) => other.shipment_id === shipment.shipment_id)
    .reduce((sum, other) => sum + other.points_taken, 0);
  if (keptAfter.every(({ pieces }) => pieces === 0)) return shipment.points - taken;
  return Math.min(shipment.points - taken, pointsOfPieces(keptBefore) - pointsOfPieces(keptAfter));
};

interface ShipmentOfOrder {
  readonly order: PlacedOrder;
  readonly shipment: ShipmentRow;
}

/** How a return is received. */
interface Receiving {
  readonly isSellable: boolean;
  readonly mails: OrderChangeDeps['mails'];
  readonly now: number;
  /** Rewards that were given back for it. */
  readonly rewardsBack: readonly MailedReward[];
  /** The number on the slip: that of the return from which this part was taken, or its own. */
  readonly slipId: number;
}

/** Pieces as a mail names them. */
const mailedPieces = ({ lines }: PlacedOrder, pieces: ReturnRow['pieces']): readonly MailedLine[] =>
  pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ order_line_id }) => order_line_id === lineId);
    return line === undefined ? [] : [mailedLine(line, quantity)];
  });

/** The pieces of a return that were not in the parcel; none when the return has arrived completely. */
const missingPieces = ({ returns }: PlacedOrder, { return_id: returnId }: ReturnRow, slipId: number) =>
  returnId === slipId ? [] : (returns.find(({ return_id }) => return_id === slipId)?.pieces ?? []);

const receiveOne = async (
  trx: Transaction<Database>,
  { order, shipment, row }: ShipmentOfOrder & { readonly row: ReturnRow },
  { isSellable, mails, now, rewardsBack, slipId }: Receiving,
): Promise<void> => {
  const { shopper_id: shopperId } = order.head;
  const { return_id: returnId, refund_cents: refundCents } = row;
  const points = pointsToTake(order, shipment, row);
  await trx
    .updateTable('order_return')
    .set({ status: 'RECEIVED', received_at: now, points_taken: points })
    .where('return_id', '=', returnId)
    .execute();
  if (points > 0) await takeBackPoints(trx, shopperId, points);
  if (isSellable) {
    for (const { lineId, quantity } of row.pieces) {
      const line = order.lines.find(({ order_line_id }) => order_line_id === lineId);
      if (line !== undefined) await putStockBack(trx, { skuId: line.sku_id, location: shipment.store_id, quantity });
    }
  }
  const isUndelivered = row.is_undelivered === 1;
  const missing = mailedPieces(order, missingPieces(order, row, slipId));
  if (refundCents === 0 && !isUndelivered && missing.length === 0) return;
  const refunded = await refundReturn(trx, order, { key: `refund:return:${returnId}`, refundCents, now });
  await trx
    .updateTable('order_return')
    .set({ waived_cents: refunded.waivedCents })
    .where('return_id', '=', returnId)
    .execute();
  const mail = refundedEmail({
    ...(await mailAbout(trx, mails, order)),
    lines: mailedPieces(order, row.pieces),
    missing,
    returnId: slipId,
    isUndelivered,
    refundCents,
    ...refunded,
    rewardsBack,
    payment: mailedPayment(order),
  });
  await mails.mailer.queue(trx, mail);
};

/**
 * Opens a return of what is left of a shipment that has left and never reached the shopper. Does nothing when it all came
 * back before. Throws 409 `_ERR_SHIPMENT_STATE` for any other shipment.
 */
const openUndelivered = async (
  trx: Transaction<Database>,
  deps: OrderChangeDeps,
  { order, shipment }: ShipmentOfOrder,
): Promise<void> => {
  const { shipment_id: shipmentId, status } = shipment;
  if (status === 'K') return;
  if (status !== 'S') throw wrongState(shipment, 'undelivered');
  const lines = order.lines
    .filter((line) => line.shipment_id === shipmentId)
    .map((line) => ({ line, pieces: line.quantity - line.cancelled - line.returned }))
    .filter(({ pieces }) => pieces > 0);
  if (lines.length === 0) return;
  const { order_id: orderId } = order.head;
  await openReturn(trx, deps, { orderId, shipmentId, reason: UNDELIVERED, lines, now: deps.clock() });
};

/** The open returns are more than one, and which of them has arrived was not said. */
const ambiguousReturn = (open: readonly ReturnRow[]): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_RETURN_ID_NEEDED',
    message: 'This shipment has several open returns. Send the returnId of the one that has arrived.',
    parameters: open.map(({ return_id: returnId }) => String(returnId)),
  });

/**
 * The open returns of a shipment that have arrived: the one with this number, or else the only one. An undelivered
 * shipment came back with everything. None when what arrived was received before.
 */
const arrivedOf = (
  own: readonly ReturnRow[],
  { returnId, isUndelivered }: Pick<ReceivedReturn, 'returnId' | 'isUndelivered'>,
): readonly ReturnRow[] => {
  if (own.length === 0) throw notReturnable([]);
  const open = own.filter(({ status }) => status === 'OPEN');
  if (isUndelivered) return open;
  if (returnId !== undefined) {
    if (!own.some(({ return_id: id }) => id === returnId)) {
      throw notFound('This shipment has no such return.', 'returnId');
    }
    return open.filter(({ return_id: id }) => id === returnId);
  }
  if (open.length > 1) throw ambiguousReturn(open);
  return open;
};

/** What came back. */
export interface ReceivedReturn {
  /** The number of the return that has arrived; needed when several of the shipment are open. */
  readonly returnId?: number | undefined;
  /** The pieces that have arrived, where not all of the return did; undefined for all of it. */
  readonly part?: ReceivedPart | undefined;
  /** Whether the pieces go back into stock. */
  readonly isSellable: boolean;
  /** Whether the whole shipment came back because it could not be delivered or was not picked up. */
  readonly isUndelivered: boolean;
}

/**
 * Receives a return of a shipment, or with `isUndelivered` all that is left of it: the refund is made, the points are
 * taken back, what rewards paid of an undelivered one is given back, and with `isSellable` the stock returns to where it
 * came from. With `part`, only those pieces are received, and the rest of the return stays open. Repeating it with the same
 * `returnId`, or the same key of a part, changes nothing. Throws 404 for an unknown shipment, or a return that is
 * not of this shipment, 409 `_ERR_ORDER_NOT_RETURNABLE` when nothing of it was ever returned, 409 `_ERR_RETURN_ID_NEEDED`
 * when several returns are open and none is named, 409 `_ERR_RETURN_PIECES` for a part that is not on its way, 409
 * `_ERR_RECEIPT_ID_USED` when its key stands for other pieces, and 409 `_ERR_SHIPMENT_STATE` when one that is undelivered
 * has not left or has arrived. [ORD-05] [ORD-06] [ORD-07]
 */
export const receiveReturn = (
  deps: OrderChangeDeps,
  shipmentId: number,
  { returnId, part, isSellable, isUndelivered }: ReceivedReturn,
): Promise<void> =>
  deps.unitOfWork.run(async (trx) => {
    const { mails } = deps;
    const now = deps.clock();
    const found = await requireShipment(trx, shipmentId);
    if (part !== undefined && isReceivedBefore(found, part, returnId)) return;
    if (isUndelivered) await openUndelivered(trx, deps, found);
    const { head } = found.order;
    const opened = isUndelivered ? await rereadOrder(trx, head.order_id) : found.order;
    const missing = { before: found.order, after: opened, isByShop: true };
    const back = isUndelivered ? await giveBackRewards(trx, missing, now) : [];
    const own = opened.returns.filter((row) => row.shipment_id === shipmentId);
    const arrived = arrivedOf(own, { returnId, isUndelivered });
    const partId = part && (await splitReturn(trx, opened, arrived[0], part));
    for (const { return_id: slipId } of arrived) {
      const current = await requireShipment(trx, shipmentId);
      const row = current.order.returns.find((each) => each.return_id === (partId ?? slipId));
      const rewardsBack = row?.is_undelivered === 1 ? back : [];
      if (row !== undefined)
        await receiveOne(trx, { ...current, row }, { isSellable, mails, now, rewardsBack, slipId });
    }
    if (arrived.length === 0) return;
    const after = await rereadOrder(trx, head.order_id);
    const lines = after.lines.filter((line) => line.shipment_id === shipmentId);
    if (lines.every((line) => line.cancelled + receivedPieces(after, line.order_line_id) === line.quantity)) {
      await trx.updateTable('shipment').set({ status: 'K' }).where('shipment_id', '=', shipmentId).execute();
    }
    await addEvent(trx, { orderId: head.order_id, shipmentId, kind: 'RETURNED', now });
    await updateOrderStatus(trx, head.order_id, now);
  });
