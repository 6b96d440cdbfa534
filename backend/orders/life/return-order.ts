import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { returnEmail } from '../../mail/return-emails.ts';
import { refundOf } from '../order-amounts.ts';
import { mailedLine } from '../mailed-facts.ts';
import { isNotOver, returnableUntil, UNDELIVERED } from '../read/order-parts.ts';
import { amountsOfRow, type OrderLineRow, type PlacedOrder, type ShipmentRow } from '../read/read-order.ts';
import { rereadOrder, sumPieces, type WantedPieces } from './cancel-order.ts';
import { changeOnce } from './change-once.ts';
import { addPieces, mailAbout, reportChange, type OrderChangeDeps } from './order-change.ts';

/** Why something is returned. */
export const RETURN_REASONS = [
  'DAMAGED',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'PET_DISLIKES',
  'NO_LONGER_NEEDED',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Pieces of a line that come back. */
export interface ReturnedLine {
  readonly line: OrderLineRow;
  readonly pieces: number;
}

/** For pieces that cannot be returned. */
export const notReturnable = (lineIds: readonly string[]): CommerceFailure =>
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
    if (line === undefined || !isNotOver(until, now) || pieces < 1 || pieces > left) {
      throw notReturnable([String(lineId)]);
    }
    return { line, pieces };
  });

/**
 * Adds an open return of pieces of one shipment, counts them as returned, and reports it to the fulfilment side. Resolves
 * with its number and what will be refunded, in cents.
 */
export const openReturn = async (
  trx: Transaction<Database>,
  deps: OrderChangeDeps,
  facts: {
    readonly orderId: number;
    readonly shipmentId: number;
    readonly reason: ReturnReason | typeof UNDELIVERED;
    readonly lines: readonly ReturnedLine[];
    readonly now: number;
  },
): Promise<{ readonly returnId: number; readonly refundCents: number }> => {
  const { orderId, shipmentId, reason, lines, now } = facts;
  const refundCents = lines.reduce((sum, { line, pieces }) => sum + refundOf(amountsOfRow(line), pieces), 0);
  const isUndelivered = reason === UNDELIVERED;
  const { return_id: returnId } = await trx
    .insertInto('order_return')
    .values({
      order_id: orderId,
      shipment_id: shipmentId,
      // The column takes the reasons of shoppers only.
      reason: isUndelivered ? 'NO_LONGER_NEEDED' : reason,
      is_undelivered: isUndelivered ? 1 : 0,
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
  const orderItem = lines.map(({ line, pieces: quantity }) => ({ orderItemId: String(line.order_line_id), quantity }));
  const report = { type: 'return.opened', returnId: String(returnId), shipmentId: String(shipmentId), reason };
  await reportChange(trx, deps, orderId, { ...report, orderItem });
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
    const { returnId, refundCents } = await openReturn(trx, deps, { orderId, shipmentId, reason, lines, now });
    returnIds.push(returnId);
    const mail = returnEmail({
      ...(await mailAbout(trx, mails, order)),
      lines: lines.map(({ line, pieces: quantity }) => mailedLine(line, quantity)),
      returnId,
      vendor: order.shipments.find(({ shipment_id }) => shipment_id === shipmentId)?.vendor ?? '',
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
