import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type OperationKind = 'capture' | 'cancel' | 'refund';

/** A movement of money that was decided. */
export interface NewOperation {
  /** Unique: the same decision is recorded once. */
  readonly key: string;
  readonly orderId: number;
  readonly kind: OperationKind;
  readonly amountCents: number;
  /** Whether no shipment follows: the rest of the authorisation is then released. */
  readonly isLast?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The sum of earlier operations of the kind that were not given up; of captures, without what was waived. */
const sumBefore = async (trx: Transaction<Database>, orderId: number, kind: OperationKind): Promise<number> => {
  const row = await trx
    .selectFrom('payment_operation')
    .select(sql<number>`coalesce(sum(amount_cents), 0)`.as('cents'))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('dead_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (kind !== 'capture') return row.cents;
  // A capture that was given up is not in the sum, but what was waived of it is still known.
  return Math.max(0, row.cents - ((await waivedSoFar(trx, orderId)) ?? 0));
};

/** What the only capture of a payment leaves out; undefined for an order without a payment. */
const waivedSoFar = async (trx: Transaction<Database>, orderId: number): Promise<number | undefined> => {
  const row = await trx
    .selectFrom('order_payment')
    .select('waived_cents')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.waived_cents;
};

/** Ends the key of a refund that is made again after the bank did not take it. */
export const AGAIN = ':again';

/**
 * Calculates `before_cents` again for each movement of this kind that waits: the sum of those that are done, and of those
 * that wait and are sent first. [PAY-06]
 */
export const updateSumsBefore = async (trx: Transaction<Database>, orderId: number, kind: string): Promise<void> => {
  const rows = await trx
    .selectFrom('payment_operation')
    .select(['operation_id', 'amount_cents', 'done_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('dead_at', 'is', null)
    .orderBy('operation_id')
    .execute();
  const waived = kind === 'capture' ? ((await waivedSoFar(trx, orderId)) ?? 0) : 0;
  for (const { operation_id: id } of rows.filter(({ done_at }) => done_at === null)) {
    const before = rows.filter((other) => other.done_at !== null || other.operation_id < id);
    const cents = before.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    await trx
      .updateTable('payment_operation')
      .set({ before_cents: Math.max(0, cents - waived) })
      .where('operation_id', '=', id)
      .execute();
  }
};

/**
 * Records a capture, cancellation or refund in the transaction of its cause; it is sent afterwards, in the order of
 * recording. Orders that cost nothing have none. [PAY-06]
 */
export const queueOperation = async (
  trx: Transaction<Database>,
  { key, orderId, kind, amountCents, isLast = false, now }: NewOperation,
): Promise<void> => {
  if ((await waivedSoFar(trx, orderId)) === undefined) return;
  await trx
    .insertInto('payment_operation')
    .values({
      operation_key: key,
      order_id: orderId,
      kind,
      amount_cents: amountCents,
      before_cents: await sumBefore(trx, orderId, kind),
      is_last: isLast ? 1 : 0,
      issued_at: now,
      next_try_at: now,
      done_at: null,
      dead_at: null,
      problem: null,
    })
    .onConflict((conflict) => conflict.column('operation_key').doNothing())
    .execute();
};

/** What was captured so far, whether or not the provider has done it yet. What was waived of it does not count. */
export const capturedSoFar = (trx: Transaction<Database>, orderId: number): Promise<number> =>
  sumBefore(trx, orderId, 'capture');

/** What was refunded so far, whether or not the provider has done it yet. */
export const refundedSoFar = (trx: Transaction<Database>, orderId: number): Promise<number> =>
  sumBefore(trx, orderId, 'refund');

/** Leaves cents of shipments that have left out of the only capture of a payment, which is still to be recorded. [PAY-06] */
export const waive = async (trx: Transaction<Database>, orderId: number, cents: number): Promise<void> => {
  await trx
    .updateTable('order_payment')
    .set({ waived_cents: sql`waived_cents + ${cents}` })
    .where('order_id', '=', orderId)
    .execute();
};
