import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PaymentOperationTable } from '../../database/tables/orders-tables.ts';
import type { ListedMovement, ListedMovements } from '../../jobs/listed-movements.ts';
import { AGAIN, updateSumsBefore } from './payment-operations.ts';

type Row = Selectable<PaymentOperationTable>;

const toListed = (row: Row): ListedMovement => ({
  id: row.operation_id,
  kind: row.kind,
  orderId: row.order_id,
  attempts: row.attempts,
  nextTryAt: row.next_try_at,
  deadAt: row.dead_at,
  problem: row.problem,
});

/**
 * Up to `most` movements of money that were given up, the latest ones first, and as many that wait, the next ones first.
 * Rejects when the database fails. [PAY-06]
 */
export const listMovements = async (database: Kysely<Database>, most: number): Promise<ListedMovements> => {
  const open = database.selectFrom('payment_operation').selectAll().where('done_at', 'is', null).limit(most);
  const dead = await open.where('dead_at', 'is not', null).orderBy('dead_at', 'desc').execute();
  const waiting = await open.where('dead_at', 'is', null).orderBy('next_try_at').orderBy('operation_id').execute();
  return { dead: dead.map(toListed), waiting: waiting.map(toListed) };
};

/** Whether a movement that was given up has no successor, as a refund has that is made again with a new key. */
const hasNoSuccessor = ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'payment_operation'>) =>
  not(
    exists(
      selectFrom('payment_operation as again')
        .select('again.operation_id')
        .whereRef('again.order_id', '=', 'payment_operation.order_id')
        .where('again.operation_key', '=', sql<string>`payment_operation.operation_key || ${AGAIN}`),
    ),
  );

/** A movement of money that was given up. */
export interface GivenUpMovement extends ListedMovement {
  readonly deadAt: number;
  /** What was to be captured or refunded; 0 where only the rest of an authorisation was to be released. */
  readonly amountCents: number;
}

/**
 * All movements of money that were given up and can be tried again, the oldest first. Rejects when the database fails.
 * [PAY-06]
 */
export const listGivenUp = async (database: Kysely<Database>): Promise<readonly GivenUpMovement[]> => {
  const rows = await database
    .selectFrom('payment_operation')
    .selectAll()
    .where('done_at', 'is', null)
    .where('dead_at', 'is not', null)
    .where(hasNoSuccessor)
    .orderBy('dead_at')
    .orderBy('operation_id')
    .execute();
  return rows.map((row) => ({ ...toListed(row), deadAt: row.dead_at ?? 0, amountCents: row.amount_cents }));
};

/**
 * Makes a movement that was given up due again, with its attempts counted anew; it is sent by its stored key, so nothing
 * moves twice. The sums before it and before those that wait are calculated again: others of its kind may have been
 * recorded or done meanwhile. Resolves with false, and changes nothing, for another one and for a refund that was decided
 * again with a new key. Rejects when the database fails. [PAY-06]
 */
export const reviveMovement = (database: Kysely<Database>, id: number, now: number): Promise<boolean> =>
  database.transaction().execute(async (trx) => {
    const revived = await trx
      .updateTable('payment_operation')
      .set({ dead_at: null, next_try_at: now, attempts: 0 })
      .where('operation_id', '=', id)
      .where('dead_at', 'is not', null)
      .where('done_at', 'is', null)
      .where(hasNoSuccessor)
      .returning(['order_id', 'kind'])
      .executeTakeFirst();
    if (revived === undefined) return false;
    await updateSumsBefore(trx, revived.order_id, revived.kind);
    return true;
  });
