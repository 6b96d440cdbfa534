import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { amountsOfPieces } from '../order-amounts.ts';
import { amountsOfRow, type PlacedOrder, type ReturnRow, type ShipmentRow } from '../read/read-order.ts';

/** Pieces of a return that have arrived, where not all of them have. */
export interface ReceivedPart {
  /** Made by the fulfilment side, once for each parcel: a repetition changes nothing. */
  readonly key: string;
  /** How many have arrived, by the line's number. */
  readonly pieces: ReadonlyMap<number, number>;
}

/** A received part names pieces that are not on their way with this return. */
const notOnTheWay = (lineIds: readonly number[]): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_RETURN_PIECES',
    message: 'The return has fewer of these pieces on their way, or none. Read its openReturns again.',
    parameters: lineIds.map(String),
  });

/** The key stands for another receipt. */
const keyUsed = (key: string): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_RECEIPT_ID_USED',
    message: `The receipt ${key} was posted with other pieces. Send another receiptId for each parcel.`,
    parameters: [key],
  });

const isSame = ({ pieces: own }: ReturnRow, wanted: ReadonlyMap<number, number>): boolean =>
  own.length === wanted.size && own.every(({ lineId, quantity }) => wanted.get(lineId) === quantity);

/**
 * Whether this part of a return of the shipment was received before; without the return's number, of any. Throws 409
 * `_ERR_RECEIPT_ID_USED` when its key stands for other pieces of the return.
 */
export const isReceivedBefore = (
  { order: { returns }, shipment }: { readonly order: PlacedOrder; readonly shipment: ShipmentRow },
  { key, pieces }: ReceivedPart,
  returnId: number | undefined,
): boolean => {
  const row = returns.find(
    (each) =>
      each.receipt_key === key &&
      each.shipment_id === shipment.shipment_id &&
      (returnId === undefined || each.received_of === returnId),
  );
  if (row !== undefined && !isSame(row, pieces)) throw keyUsed(key);
  return row !== undefined;
};

/**
 * What is refunded of an open return for a part of its pieces, as a difference of the amounts of its lines. All parts
 * together get what the return says.
 */
const refundOfPart = ({ lines }: PlacedOrder, row: ReturnRow, pieces: ReadonlyMap<number, number>): number => {
  const cents = row.pieces.reduce((sum, { lineId, quantity }) => {
    const line = lines.find(({ order_line_id }) => order_line_id === lineId);
    if (line === undefined) return sum;
    const amounts = amountsOfRow(line);
    const kept = line.quantity - line.cancelled - line.returned + quantity;
    const left = kept - (pieces.get(lineId) ?? 0);
    return sum + amountsOfPieces(amounts, kept).paidCents - amountsOfPieces(amounts, left).paidCents;
  }, 0);
  return Math.min(row.refund_cents, cents);
};

/** Moves pieces from one return to another. */
const movePieces = async (
  trx: Transaction<Database>,
  { from, to }: { readonly from: ReturnRow; readonly to: number },
  pieces: ReadonlyMap<number, number>,
): Promise<void> => {
  for (const { lineId, quantity } of from.pieces) {
    const moved = pieces.get(lineId) ?? 0;
    if (moved === 0) continue;
    const own = { return_id: from.return_id, order_line_id: lineId };
    await trx
      .insertInto('order_return_line')
      .values({ ...own, return_id: to, quantity: moved })
      .execute();
    if (moved === quantity) {
      await trx
        .deleteFrom('order_return_line')
        .where('return_id', '=', own.return_id)
        .where('order_line_id', '=', lineId)
        .execute();
    } else {
      await trx
        .updateTable('order_return_line')
        .set({ quantity: quantity - moved })
        .where('return_id', '=', own.return_id)
        .where('order_line_id', '=', lineId)
        .execute();
    }
  }
};

/**
 * Makes what has arrived of an open return a return of its own, which is still to be received, and leaves the rest open
 * under the number that is on the slip. When all of it has arrived, the return only gets the key. Returns the number of
 * what has arrived. Throws 409 `_ERR_RETURN_PIECES` for pieces that are not on their way.
 */
export const splitReturn = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  row: ReturnRow | undefined,
  { key, pieces }: ReceivedPart,
): Promise<number> => {
  const missing = [...pieces].filter(
    ([lineId, quantity]) => quantity > (row?.pieces.find((own) => own.lineId === lineId)?.quantity ?? 0),
  );
  if (row === undefined || missing.length > 0) throw notOnTheWay(missing.map(([lineId]) => lineId));
  const { return_id: returnId } = row;
  if (isSame(row, pieces)) {
    await trx
      .updateTable('order_return')
      .set({ receipt_key: key, received_of: returnId })
      .where('return_id', '=', returnId)
      .execute();
    return returnId;
  }
  const refundCents = refundOfPart(order, row, pieces);
  const { order_id, shipment_id, reason, opened_at } = row;
  const part = await trx
    .insertInto('order_return')
    .values({
      order_id,
      shipment_id,
      reason,
      opened_at,
      status: 'OPEN',
      refund_cents: refundCents,
      received_at: null,
      receipt_key: key,
      received_of: returnId,
    })
    .returning('return_id')
    .executeTakeFirstOrThrow();
  await movePieces(trx, { from: row, to: part.return_id }, pieces);
  await trx
    .updateTable('order_return')
    .set({ refund_cents: row.refund_cents - refundCents })
    .where('return_id', '=', returnId)
    .execute();
  return part.return_id;
};
