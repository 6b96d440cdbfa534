import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { enqueueJob } from '../../jobs/database-job-queue.ts';
import type { OrderMail } from '../../mail/order-emails.ts';
import type { OrderMails } from '../order-mails.ts';
import { orderStatusOf, type ShipmentStatus } from '../order-status.ts';
import type { PlacedOrder } from '../read/read-order.ts';

/** What changes of orders need. */
export interface OrderChangeDeps {
  readonly unitOfWork: UnitOfWork;
  readonly mails: OrderMails;
  /** Whether the fulfilment side hears of orders. */
  readonly reports: boolean;
  readonly clock: () => number;
}

const LETTERS: readonly ShipmentStatus[] = ['F', 'G', 'S', 'D', 'X', 'K'];

/** The status of a stored shipment; the table checks the letters. */
export const statusOf = ({ status }: { readonly status: string }): ShipmentStatus =>
  LETTERS.find((letter) => letter === status) ?? 'F';

/** Writes the order's own status, which follows from its shipments. [ORD-06] */
export const updateOrderStatus = async (trx: Transaction<Database>, orderId: number, now: number): Promise<void> => {
  const rows = await trx.selectFrom('shipment').select('status').where('order_id', '=', orderId).execute();
  const change = { status: orderStatusOf(rows.map(statusOf)), updated_at: now };
  await trx.updateTable('orders').set(change).where('order_id', '=', orderId).execute();
};

export type OrderEventKind = 'PACKED' | 'SHIPPED' | 'READY' | 'DELIVERED' | 'PICKED_UP' | 'CANCELLED' | 'RETURNED';

/** Adds an event to the history of a shipment. */
export const addEvent = async (
  trx: Transaction<Database>,
  event: { readonly orderId: number; readonly shipmentId: number; readonly kind: OrderEventKind; readonly now: number },
): Promise<void> => {
  const { orderId, shipmentId, kind, now } = event;
  await trx.insertInto('order_event').values({ order_id: orderId, shipment_id: shipmentId, kind, at: now }).execute();
};

/** Reports a change to the fulfilment side, where it hears of orders. */
export const reportChange = async (
  trx: Transaction<Database>,
  { reports, clock }: Pick<OrderChangeDeps, 'reports' | 'clock'>,
  orderId: number,
  body: Readonly<Record<string, unknown>> & { readonly type: string },
): Promise<void> => {
  if (!reports) return;
  await enqueueJob(trx, { kind: 'webhook', orderId, body: { ...body, orderId: String(orderId) }, now: clock() });
};

/** The facts of a mail about a stored order. */
export const mailAbout = async (
  trx: Transaction<Database>,
  mails: OrderMails,
  { head, addresses }: PlacedOrder,
): Promise<OrderMail> => {
  const attempt = await trx
    .selectFrom('order_attempt')
    .select('return_url')
    .where('attempt_key', '=', head.attempt_key)
    .executeTakeFirst();
  const named = addresses.find(({ purpose }) => purpose === 'shipping') ?? addresses[0];
  return mails.about({
    orderId: head.order_id,
    email: head.email,
    firstName: named?.first_name ?? head.pickup_first_name,
    returnUrl: attempt?.return_url ?? '',
  });
};

/** Adds to a count of pieces of a line. The table refuses more pieces than there are. */
export const addPieces = async (
  trx: Transaction<Database>,
  lineId: number,
  column: 'cancelled' | 'returned',
  pieces: number,
): Promise<void> => {
  await trx
    .updateTable('order_line')
    .set({ [column]: sql`${sql.ref(column)} + ${pieces}` })
    .where('order_line_id', '=', lineId)
    .execute();
};
