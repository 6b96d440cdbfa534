import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PaymentOperationTable } from '../../database/tables/orders-tables.ts';
import type { ListedMovement, ListedMovements } from '../../jobs/listed-movements.ts';

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

/**
 * Makes a movement that was given up due again, with its attempts counted anew; it is sent by its stored key, so nothing
 * moves twice. Does nothing to another one. Rejects when the database fails. [PAY-06]
 */
export const reviveMovement = async (database: Kysely<Database>, id: number, now: number): Promise<void> => {
  await database
    .updateTable('payment_operation')
    .set({ dead_at: null, next_try_at: now, attempts: 0 })
    .where('operation_id', '=', id)
    .where('dead_at', 'is not', null)
    .where('done_at', 'is', null)
    .execute();
};
