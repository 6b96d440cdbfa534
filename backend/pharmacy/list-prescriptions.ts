import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readPrescription, type Prescription } from '../prescriptions/prescription.ts';

/** What the pharmacy has to know to ask a vet about a line of an order. */
export interface WaitingPrescription extends Partial<Prescription> {
  readonly orderItemId: string;
  readonly orderId: string;
  readonly shipmentId: string;
  readonly partNumber: string;
  readonly description: string;
  /** Pieces that are left. */
  readonly quantity: number;
  readonly placedDate: string;
  /** The name of the pet's owner, as at the delivery. */
  readonly owner: string;
  /** The owner's phone number. */
  readonly phone: string;
}

/** The lines after a number that wait for a vet and have pieces left, the oldest first. [PRO-07] */
export const listPrescriptions = async (
  database: Kysely<Database>,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly WaitingPrescription[]> => {
  const rows = await database
    .selectFrom('order_line')
    .innerJoin('placed_order', 'placed_order.order_id', 'order_line.order_id')
    .leftJoin('order_address', (join) =>
      join.onRef('order_address.order_id', '=', 'order_line.order_id').on('order_address.purpose', '=', 'shipping'),
    )
    .selectAll('order_line')
    .select(['placed_order.placed_at', 'placed_order.phone', 'order_address.first_name', 'order_address.last_name'])
    .where('order_line.prescription_status', '=', 'WAITING')
    .where('order_line.order_line_id', '>', after)
    .whereRef('order_line.cancelled', '<', 'order_line.quantity')
    .orderBy('order_line.order_line_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    orderItemId: String(row.order_line_id),
    orderId: String(row.order_id),
    shipmentId: String(row.shipment_id),
    partNumber: row.part_number,
    description: row.description,
    quantity: row.quantity - row.cancelled,
    placedDate: new Date(row.placed_at).toISOString(),
    owner: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    phone: row.phone,
    ...readPrescription(row.prescription),
  }));
};
