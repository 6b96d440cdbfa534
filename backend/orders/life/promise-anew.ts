import type { Transaction } from 'kysely';
import { arrivalDay } from '../../cart/arrival-day.ts';
import { deliveryModeOf } from '../../cart/shipping-modes.ts';
import type { Database } from '../../database/schema.ts';
import { awaitsPrescription } from '../read/order-parts.ts';
import type { PlacedOrder, ShipmentRow } from '../read/read-order.ts';

const dayFor = ({ head, lines }: PlacedOrder, { shipment_id, mode_id }: ShipmentRow, now: number): string => {
  const left = lines.filter((line) => line.shipment_id === shipment_id && line.cancelled < line.quantity);
  const isFrozen = left.some((line) => line.is_frozen === 1);
  const mode = deliveryModeOf(mode_id);
  return arrivalDay({ mode, isFrozen, deliveryDay: head.delivery_day, waitingDays: 0 }, now);
};

/**
 * Promises a new day for the shipments that waited for a vet before a change and do not wait any more after it: the day of
 * the order was only an estimate of when the vet answers. Both orders were read in this transaction. [PRO-07]
 */
export const promiseAnew = async (
  trx: Transaction<Database>,
  { before, after }: { readonly before: PlacedOrder; readonly after: PlacedOrder },
  now: number,
): Promise<void> => {
  for (const shipment of after.shipments) {
    const { shipment_id: id, status } = shipment;
    if (status !== 'F' || !awaitsPrescription(before, id) || awaitsPrescription(after, id)) continue;
    const change = { promised_on: dayFor(after, shipment, now) };
    await trx.updateTable('shipment').set(change).where('shipment_id', '=', id).execute();
  }
};
