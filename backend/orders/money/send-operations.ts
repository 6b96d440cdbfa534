import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PaymentOperationTable } from '../../database/tables/orders-tables.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { CancelResult, CaptureResult, Payment, RefundResult } from '../../payments/payment-results.ts';
import { pauseAfter } from '../../shared/back-off.ts';

type Operation = Selectable<PaymentOperationTable> & { readonly provider_payment_id: string };

export interface SendOperationsDeps {
  readonly database: Kysely<Database>;
  readonly provider: PaymentProvider;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const AT_ONCE = 20;
/** Longer than the provider's time-out. */
const LEASE_MS = 60_000;
const PAUSES = { firstMs: 5_000, mostMs: 60 * 60_000 };
/** With the pauses, about six days: less than `AUTHORISATION_DAYS`, after which nothing can be captured. */
const MAX_ATTEMPTS = 150;

/** The first open operation of each payment that is due; the later ones wait for it. */
const dueOperations = (database: Kysely<Database>, now: number): Promise<readonly Operation[]> =>
  database
    .selectFrom('payment_operation')
    .innerJoin('order_payment', 'order_payment.order_id', 'payment_operation.order_id')
    .selectAll('payment_operation')
    .select('order_payment.provider_payment_id')
    .where('payment_operation.next_try_at', '<=', now)
    .where('payment_operation.done_at', 'is', null)
    .where('payment_operation.dead_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_operation as earlier')
            .select('earlier.operation_id')
            .whereRef('earlier.order_id', '=', 'payment_operation.order_id')
            .whereRef('earlier.operation_id', '<', 'payment_operation.operation_id')
            .where('earlier.done_at', 'is', null)
            .where('earlier.dead_at', 'is', null),
        ),
      ),
    )
    .orderBy('payment_operation.operation_id')
    .limit(AT_ONCE)
    .execute();

/** Leases an operation; of two processes one succeeds. */
const lease = async (database: Kysely<Database>, operation: Operation, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('payment_operation')
    .set({ next_try_at: now + LEASE_MS })
    .where('operation_id', '=', operation.operation_id)
    .where('next_try_at', '=', operation.next_try_at)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const send = (
  provider: PaymentProvider,
  operation: Operation,
): Promise<CaptureResult | CancelResult | RefundResult> => {
  const { kind, provider_payment_id: paymentId, amount_cents: amountCents, before_cents } = operation;
  const key = { value: operation.operation_key, issuedAt: operation.issued_at };
  if (kind === 'cancel') return provider.cancel({ key, paymentId });
  if (kind === 'refund') return provider.refund({ key, paymentId, amountCents, refundedBeforeCents: before_cents });
  const isLast = operation.is_last === 1;
  return provider.capture({ key, paymentId, amountCents, shippedBeforeCents: before_cents, isLast });
};

const recordDone = (database: Kysely<Database>, { operation_id, order_id }: Operation, payment: Payment, now: number) =>
  database.transaction().execute(async (trx) => {
    await trx
      .updateTable('payment_operation')
      .set({ done_at: now, problem: null })
      .where('operation_id', '=', operation_id)
      // The bank can report that it did not take a refund before this process hears that it was requested.
      .where('dead_at', 'is', null)
      .execute();
    await trx
      .updateTable('order_payment')
      .set({ captured_cents: payment.capturedCents, refunded_cents: payment.refundedCents })
      .where('order_id', '=', order_id)
      .execute();
  });

/**
 * Sends the due captures, cancellations and refunds: those of one payment one after the other, by their stored keys, so
 * that a repetition moves no money twice. What the provider refuses is given up, logged, and shown to the shop's people;
 * anything else is tried again. Rejects when the database fails. [PAY-06]
 */
export const sendOperations = async ({ database, provider, clock, log }: SendOperationsDeps): Promise<void> => {
  const carryOut = async (operation: Operation): Promise<void> => {
    if (!(await lease(database, operation, clock()))) return;
    const result = await send(provider, operation);
    if ('payment' in result) return void (await recordDone(database, operation, result.payment, clock()));
    const problem = 'reason' in result ? `${result.kind}: ${result.reason}` : `${result.kind}: ${result.cause}`;
    const attempts = operation.attempts + 1;
    const isFinal = result.kind === 'declined' || result.kind === 'refused' || attempts >= MAX_ATTEMPTS;
    const facts = { orderId: operation.order_id, operation: operation.kind, attempts, problem };
    if (isFinal) log.error(facts, 'a movement of money was given up: a person has to look at it');
    else log.warn(facts, 'a movement of money was not carried out; it is tried again');
    const change = isFinal ? { dead_at: clock() } : { next_try_at: clock() + pauseAfter(PAUSES, operation.attempts) };
    await database
      .updateTable('payment_operation')
      .set({ ...change, attempts, problem })
      .where('operation_id', '=', operation.operation_id)
      .execute();
  };
  await Promise.all((await dueOperations(database, clock())).map(carryOut));
};
