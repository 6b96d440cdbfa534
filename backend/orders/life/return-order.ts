import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { refundedEmail, returnEmail } from '../../mail/return-emails.ts';
import { takeBackPoints } from '../../rewards/take-back-points.ts';
import { refundOf } from '../order-amounts.ts';
import { pointsOfPieces } from '../order-points.ts';
import { putStockBack } from '../place-order/take-stock.ts';
import { mailedLine, mailedPayment } from '../mailed-facts.ts';
import { returnableUntil } from '../read/order-parts.ts';
import {
  amountsOfRow,
  type OrderLineRow,
  type PlacedOrder,
  type ReturnRow,
  type ShipmentRow,
} from '../read/read-order.ts';
import { rereadOrder, sumPieces, type WantedPieces } from './cancel-order.ts';
import { changeOnce } from './change-once.ts';
import { requireShipment } from './move-shipment.ts';
import { refundReturn } from './settle-payment.ts';
import {
  addEvent,
  addPieces,
  mailAbout,
  reportChange,
  updateOrderStatus,
  type OrderChangeDeps,
} from './order-change.ts';

/** Why something is returned. */
export const RETURN_REASONS = [
  'DAMAGED',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'PET_DISLIKES',
  'NO_LONGER_NEEDED',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

interface ReturnedLine {
  readonly line: OrderLineRow;
  readonly pieces: number;
}

const notReturnable = (lineIds: readonly string[]): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_ORDER_NOT_RETURNABLE',
    message: 'This can’t be returned because it hasn’t arrived, was already returned or is past the 30-day limit.',
    parameters: lineIds,
  });

/** The reasons for which a personalized or a prescription item comes back: the shop's own faults. [PRO-07] [PRO-08] */
const FAULTS: ReadonlySet<ReturnReason> = new Set(['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED']);

const faultsOnly = (errorKey: string, item: string, lineId: number): CommerceFailure =>
  new CommerceFailure({
    errorKey,
    message: `You can return a ${item} item only if it arrived damaged or incorrect.`,
    parameters: String(lineId),
  });

/** Throws for an item that was made for one shopper, or needed a prescription, unless the reason is the shop's fault. */
const requireFault = (planned: readonly ReturnedLine[], reason: ReturnReason): void => {
  if (FAULTS.has(reason)) return;
  for (const { line } of planned) {
    const { order_line_id: lineId } = line;
    if (line.personalization !== '') throw faultsOnly('_ERR_PERSONALIZED_RETURN', 'personalized', lineId);
    if (line.prescription_status !== null) throw faultsOnly('_ERR_PRESCRIPTION_RETURN', 'prescription', lineId);
  }
};

const shipmentOf = ({ shipments }: PlacedOrder, { shipment_id }: OrderLineRow): ShipmentRow | undefined =>
  shipments.find((shipment) => shipment.shipment_id === shipment_id);

const plan = (order: PlacedOrder, wanted: ReadonlyMap<number, number>, now: number): readonly ReturnedLine[] =>
  [...wanted].map(([lineId, pieces]) => {
    const line = order.lines.find(({ order_line_id }) => order_line_id === lineId);
    const shipment = line && shipmentOf(order, line);
    const until = shipment && returnableUntil(shipment);
    const left = line === undefined ? 0 : line.quantity - line.cancelled - line.returned;
    if (line === undefined || until === undefined || now > until || pieces < 1 || pieces > left) {
      throw notReturnable([String(lineId)]);
    }
    return { line, pieces };
  });

const openReturn = async (
  trx: Transaction<Database>,
  facts: {
    readonly orderId: number;
    readonly shipmentId: number;
    readonly reason: ReturnReason;
    readonly lines: readonly ReturnedLine[];
    readonly now: number;
  },
): Promise<{ readonly returnId: number; readonly refundCents: number }> => {
  const { orderId, shipmentId, reason, lines, now } = facts;
  const refundCents = lines.reduce((sum, { line, pieces }) => sum + refundOf(amountsOfRow(line), pieces), 0);
  const { return_id: returnId } = await trx
    .insertInto('order_return')
    .values({
      order_id: orderId,
      shipment_id: shipmentId,
      reason,
      status: 'OPEN',
      refund_cents: refundCents,
      opened_at: now,
      received_at: null,
    })
    .returning('return_id')
    .executeTakeFirstOrThrow();
  for (const { line, pieces } of lines) {
    const row = { return_id: returnId, order_line_id: line.order_line_id, quantity: pieces };
    await trx.insertInto('order_return_line').values(row).execute();
    await addPieces(trx, line.order_line_id, 'returned', pieces);
  }
  return { returnId, refundCents };
};

const openReturns = async (
  trx: Transaction<Database>,
  deps: OrderChangeDeps,
  orderId: number,
  { pieces, reason }: { readonly pieces: ReadonlyMap<number, number>; readonly reason: ReturnReason },
): Promise<readonly number[]> => {
  const { mails } = deps;
  const now = deps.clock();
  const order = await rereadOrder(trx, orderId);
  const planned = plan(order, pieces, now);
  requireFault(planned, reason);
  const returnIds: number[] = [];
  for (const shipmentId of new Set(planned.map(({ line }) => line.shipment_id))) {
    const lines = planned.filter(({ line }) => line.shipment_id === shipmentId);
    const { returnId, refundCents } = await openReturn(trx, { orderId, shipmentId, reason, lines, now });
    returnIds.push(returnId);
    const items = lines.map(({ line, pieces: quantity }) => ({ orderItemId: String(line.order_line_id), quantity }));
    const report = { type: 'return.opened', returnId: String(returnId), shipmentId: String(shipmentId), reason };
    await reportChange(trx, deps, orderId, { ...report, orderItem: items });
    const mail = returnEmail({
      ...(await mailAbout(trx, mails, order)),
      lines: lines.map(({ line, pieces: quantity }) => mailedLine(line, quantity)),
      returnId,
      refundCents,
    });
    await mails.mailer.queue(trx, mail);
  }
  return returnIds;
};

/** A return that a shopper requests. */
export interface RequestedReturn {
  /** Made by the shopper's page: the same return with the same key is opened once. */
  readonly key: string;
  readonly wanted: readonly WantedPieces[];
  readonly reason: ReturnReason;
}

/**
 * Registers the return of pieces that arrived within the last 30 days: one return for each shipment they came with.
 * Nothing is refunded yet. Returns the numbers of the returns. Throws 409 `_ERR_ORDER_NOT_RETURNABLE`, with nothing
 * changed, when a piece cannot be returned, and 400 `_ERR_PERSONALIZED_RETURN` or `_ERR_PRESCRIPTION_RETURN` when such a
 * piece is returned for another reason than a fault. [ORD-05] [PRO-07] [PRO-08]
 */
export const returnOrder = (
  deps: OrderChangeDeps,
  orderId: number,
  { key, wanted, reason }: RequestedReturn,
): Promise<readonly number[]> => {
  const pieces = sumPieces(wanted);
  return deps.unitOfWork.run((trx) =>
    changeOnce(trx, { orderId, key, kind: 'return', pieces, reason, now: deps.clock() }, () =>
      openReturns(trx, deps, orderId, { pieces, reason }),
    ),
  );
};

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

const receiveOne = async (
  trx: Transaction<Database>,
  { order, shipment, row }: { readonly order: PlacedOrder; readonly shipment: ShipmentRow; readonly row: ReturnRow },
  {
    isSellable,
    mails,
    now,
  }: { readonly isSellable: boolean; readonly mails: OrderChangeDeps['mails']; readonly now: number },
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
  if (refundCents === 0) return;
  const refunded = await refundReturn(trx, order, { key: `refund:return:${returnId}`, refundCents, now });
  await trx
    .updateTable('order_return')
    .set({ waived_cents: refunded.waivedCents })
    .where('return_id', '=', returnId)
    .execute();
  const mail = refundedEmail({
    ...(await mailAbout(trx, mails, order)),
    lines: row.pieces.flatMap(({ lineId, quantity }) => {
      const line = order.lines.find(({ order_line_id }) => order_line_id === lineId);
      return line === undefined ? [] : [mailedLine(line, quantity)];
    }),
    returnId,
    refundCents,
    ...refunded,
    payment: mailedPayment(order),
  });
  await mails.mailer.queue(trx, mail);
};

/**
 * Receives the open returns of a shipment: the refund is made, the points are taken back, and with `isSellable` the stock
 * returns to where it came from. Repeating it changes nothing. Throws 404 for an unknown shipment, and 409 when nothing
 * of it was ever returned. [ORD-05] [ORD-07]
 */
export const receiveReturns = (
  { unitOfWork, mails, clock }: OrderChangeDeps,
  shipmentId: number,
  isSellable: boolean,
): Promise<void> =>
  unitOfWork.run(async (trx) => {
    const now = clock();
    const { order } = await requireShipment(trx, shipmentId);
    const own = order.returns.filter((row) => row.shipment_id === shipmentId);
    if (own.length === 0) throw notReturnable([]);
    const open = own.filter(({ status }) => status === 'OPEN');
    for (const { return_id } of open) {
      const current = await requireShipment(trx, shipmentId);
      const row = current.order.returns.find((each) => each.return_id === return_id);
      if (row !== undefined) await receiveOne(trx, { ...current, row }, { isSellable, mails, now });
    }
    if (open.length === 0) return;
    const after = await rereadOrder(trx, order.head.order_id);
    const lines = after.lines.filter((line) => line.shipment_id === shipmentId);
    if (lines.every((line) => line.cancelled + receivedPieces(after, line.order_line_id) === line.quantity)) {
      await trx.updateTable('shipment').set({ status: 'K' }).where('shipment_id', '=', shipmentId).execute();
    }
    await addEvent(trx, { orderId: order.head.order_id, shipmentId, kind: 'RETURNED', now });
    await updateOrderStatus(trx, order.head.order_id, now);
  });
