import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { capturedSoFar, queueOperation } from '../money/payment-operations.ts';
import { amountOfShipment } from '../order-amounts.ts';
import { shipmentAmountsOf, type PlacedOrder, type ShipmentRow } from '../read/read-order.ts';

const isWaiting = ({ status }: ShipmentRow): boolean => status === 'F' || status === 'G';

/** Whether another shipment of the order is still to leave. */
const othersWait = ({ shipments }: PlacedOrder, except: number): boolean =>
  shipments.some((shipment) => shipment.shipment_id !== except && isWaiting(shipment));

/**
 * Records the capture of a shipment that leaves or is ready, in the same transaction; with the last one the rest of the
 * authorisation is released. `order` is the state before. [PAY-06]
 */
export const captureShipment = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  shipment: ShipmentRow,
  now: number,
): Promise<void> => {
  const { shipment_id, order_id: orderId } = shipment;
  const amountCents = amountOfShipment(shipmentAmountsOf(shipment, order.lines));
  const isLast = !othersWait(order, shipment_id);
  if (amountCents === 0 && !isLast) return;
  await release(trx, { orderId, amountCents, isLast, reason: `shipment:${shipment_id}`, now });
};

/**
 * Records what follows when no shipment is left to leave after a cancellation: the authorisation is released, or, when
 * shipments left before, their payment is closed. `order` is the state after. [ORD-05]
 */
export const settleAfterCancelling = async (
  trx: Transaction<Database>,
  order: PlacedOrder,
  now: number,
): Promise<void> => {
  if (order.shipments.some(isWaiting)) return;
  const orderId = order.head.order_id;
  await release(trx, { orderId, amountCents: 0, isLast: true, reason: 'rest', now });
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
