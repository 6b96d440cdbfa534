import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { PaymentEvent } from '../../payments/payment-events.ts';
import type { Recovery } from '../place-order/recover-attempts.ts';
import { AGAIN, queueOperation } from './payment-operations.ts';

/** The order of a payment. */
const orderOf = async (database: Kysely<Database>, paymentId: string): Promise<number | undefined> => {
  const row = await database
    .selectFrom('order_payment')
    .select('order_id')
    .where('provider_payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.order_id;
};

/**
 * A refund that the bank did not take is decided again, with a new key. The refund is known by its own key, since others of
 * the order can be under way. Refunds of the order that wait were to be made after it, and are now made without it.
 */
const refundAgain = async (
  trx: Transaction<Database>,
  { orderId, refundKey, now }: { readonly orderId: number; readonly refundKey: string; readonly now: number },
): Promise<void> => {
  const failed = await trx
    .updateTable('payment_operation')
    .set({ dead_at: now, problem: 'the bank did not take the refund; it is made again' })
    .where('operation_key', '=', refundKey)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('dead_at', 'is', null)
    .returning(['operation_id', 'amount_cents'])
    .executeTakeFirst();
  if (failed === undefined) return;
  const { operation_id, amount_cents: amountCents } = failed;
  await trx
    .updateTable('payment_operation')
    .set({ before_cents: sql`before_cents - ${amountCents}` })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('operation_id', '>', operation_id)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute();
  await queueOperation(trx, { key: refundKey + AGAIN, orderId, kind: 'refund', amountCents, now });
};

/** Records that the authorisation has ended. Returns whether something of the order was still to leave. */
const recordEnd = async (trx: Transaction<Database>, orderId: number, now: number): Promise<boolean> => {
  const open = trx.selectFrom('shipment').select('order_id').where('status', 'in', ['F', 'G']);
  const { numUpdatedRows } = await trx
    .updateTable('order_payment')
    .set({ ended_at: now })
    .where('order_id', '=', orderId)
    .where('order_id', 'in', open.where('order_id', '=', orderId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Acts on an event of the payment provider. An authorised or failed payment takes its attempt to its end; a refund of the
 * shop that failed is made again, another one is logged for a person to act; an authorisation that ended before its order left is recorded and logged, for a person to act: its
 * shipments are not packed or shipped any more. Acting twice changes nothing.
 */
export const makeOnPaymentEvent =
  (deps: {
    readonly database: Kysely<Database>;
    readonly unitOfWork: UnitOfWork;
    readonly recovery: Recovery;
    readonly clock: () => number;
    readonly log: Pick<FastifyBaseLogger, 'error'>;
  }): ((event: PaymentEvent) => Promise<void>) =>
  async ({ kind, paymentId, refundKey }) => {
    const { database, unitOfWork, recovery, clock, log } = deps;
    if (kind === 'authorised' || kind === 'failed') return recovery.resume(paymentId);
    const orderId = await orderOf(database, paymentId);
    if (orderId === undefined) return undefined;
    if (kind === 'refund-failed') {
      if (refundKey === undefined) log.error({ orderId }, 'a refund that the shop did not request was not taken');
      else await unitOfWork.run((trx) => refundAgain(trx, { orderId, refundKey, now: clock() }));
    }
    if (kind !== 'cancelled') return undefined;
    if (await unitOfWork.run((trx) => recordEnd(trx, orderId, clock())))
      log.error({ orderId }, 'the authorisation of an order ended before it left: ask the shopper to order again');
    return undefined;
  };
