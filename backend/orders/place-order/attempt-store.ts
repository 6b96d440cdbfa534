import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool, type Transaction } from 'kysely';
import { firstRow, prepareQuery } from '../../database/prepare-query.ts';
import type { Database } from '../../database/schema.ts';
import type { OrderAttemptTable } from '../../database/tables/orders-tables.ts';
import { enqueueJob } from '../../jobs/database-job-queue.ts';
import type { Refusal } from '../order-failures.ts';

export type Attempt = Selectable<OrderAttemptTable>;

const OPEN_STATES = ['authorising', 'authenticating'] as const;

/**
 * Condition of attempts that can still become an order. The states are part of the statement, since the indexes of open
 * attempts are not used for states that are parameters: each statement would then read every attempt there ever was.
 */
export const IS_OPEN: RawBuilder<SqlBool> = sql`state in ('authorising', 'authenticating')`;

/** Condition of attempts that became no order, with the states in the statement for the same reason. */
export const BECAME_NO_ORDER: RawBuilder<SqlBool> = sql`state in ('refused', 'unavailable', 'abandoned')`;

/** Whether the attempt can still become an order. */
export const isOpen = ({ state }: Pick<Attempt, 'state'>): boolean => OPEN_STATES.some((open) => open === state);

const attemptsOfKey = prepareQuery((database, { key }: { readonly key: string }) =>
  database.selectFrom('order_attempt').selectAll().where('attempt_key', '=', key),
);

export const findAttempt = (database: Kysely<Database>, key: string): Promise<Attempt | undefined> =>
  firstRow(attemptsOfKey, database, { key });

/** The attempt of an order that can still become an order; there is at most one. */
export const findOpenAttempt = (database: Kysely<Database>, orderId: number): Promise<Attempt | undefined> =>
  database.selectFrom('order_attempt').selectAll().where('order_id', '=', orderId).where(IS_OPEN).executeTakeFirst();

const attemptsOfKeyOrOrder = prepareQuery(
  (database, { key, orderId }: { readonly key: string; readonly orderId: number }) =>
    database
      .selectFrom('order_attempt')
      .selectAll()
      .where((eb) => eb.or([eb('attempt_key', '=', key), eb.and([eb('order_id', '=', orderId), IS_OPEN])])),
);

/** The attempt with a key, and the open attempt of an order, in one statement. */
export const findAttempts = async (
  database: Kysely<Database>,
  key: string,
  orderId: number,
): Promise<{ readonly known: Attempt | undefined; readonly open: Attempt | undefined }> => {
  const { rows } = await attemptsOfKeyOrOrder(database, { key, orderId });
  return {
    known: rows.find((row) => row.attempt_key === key),
    open: rows.find((row) => row.order_id === orderId && isOpen(row)),
  };
};

/**
 * Takes an open attempt over when no other process works on it. Returns it, leased until `now + leaseMs`; undefined when
 * another process has it, or it is no longer open. One statement: of two processes one succeeds.
 */
export const leaseAttempt = (
  database: Kysely<Database>,
  key: string,
  now: number,
  leaseMs: number,
): Promise<Attempt | undefined> =>
  database
    .updateTable('order_attempt')
    .set({ leased_until: now + leaseMs })
    .where('attempt_key', '=', key)
    .where(IS_OPEN)
    .where('leased_until', '<=', now)
    .returningAll()
    .executeTakeFirst();

/** Changes an open attempt. Returns whether it was still open. */
const changeOpen = async (executor: Kysely<Database>, key: string, change: Partial<Attempt>): Promise<boolean> => {
  const { numUpdatedRows } = await executor
    .updateTable('order_attempt')
    .set(change)
    .where('attempt_key', '=', key)
    .where(IS_OPEN)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Records that the shopper must approve at the provider. The lease ends: any process may go on afterwards. */
export const awaitShopper = (
  executor: Kysely<Database>,
  key: string,
  { paymentId, url, now }: { readonly paymentId: string; readonly url: string; readonly now: number },
): Promise<boolean> =>
  changeOpen(executor, key, {
    state: 'authenticating',
    provider_payment_id: paymentId,
    authenticate_url: url,
    updated_at: now,
    leased_until: now,
  });

/** Extends the lease of an attempt that this process works on. */
export const renewLease = (executor: Kysely<Database>, key: string, until: number): Promise<boolean> =>
  changeOpen(executor, key, { leased_until: until });

/** Ends the lease of an attempt whose outcome is not known yet; it is asked after again from `from` on. */
export const postponeAttempt = (executor: Kysely<Database>, key: string, from: number): Promise<boolean> =>
  changeOpen(executor, key, { leased_until: from });

/**
 * Ends an open attempt without an order. A payment that may exist is released by the job `release`, which is added
 * in the same transaction. Returns whether the attempt was still open.
 */
export const endAttempt = async (
  trx: Transaction<Database>,
  key: string,
  end: {
    readonly state: 'refused' | 'unavailable' | 'abandoned';
    readonly refusal?: Refusal;
    /** Whether the provider may have reserved money. */
    readonly releases: boolean;
    readonly now: number;
  },
): Promise<boolean> => {
  const { state, refusal, releases, now } = end;
  const refusalText = refusal === undefined ? null : JSON.stringify(refusal);
  if (!(await changeOpen(trx, key, { state, refusal: refusalText, updated_at: now }))) return false;
  if (releases) await enqueueJob(trx, { kind: 'release', body: { attemptKey: key }, now });
  return true;
};

/** The stored refusal of an attempt; an abandoned attempt counts as changed. */
export const refusalOf = ({ refusal }: Attempt): Refusal =>
  refusal === null ? { kind: 'changed' } : (JSON.parse(refusal) as Refusal);
