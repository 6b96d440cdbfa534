import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Work on orders that is left, for operators. */
export interface OrderBacklog {
  /** Attempts to place an order without an outcome yet. */
  readonly open: number;
  /** Releases, reports and movements of money that wait. */
  readonly waiting: number;
  /** Releases, reports and movements of money that were given up: a person has to look at them. */
  readonly deadLetters: number;
}

/** Counts what is left to do for orders. Rejects when the database fails. */
export const countBacklog = async (database: Kysely<Database>): Promise<OrderBacklog> => {
  const { rows } = await sql<{ open: number; waiting: number; dead: number }>`select
    (select count(*) from order_attempt where state in ('authorising', 'authenticating')) as open,
    (select count(*) from job where kind in ('release', 'webhook') and done_at is null and dead_at is null)
      + (select count(*) from payment_operation where done_at is null and dead_at is null) as waiting,
    (select count(*) from job where kind in ('release', 'webhook') and dead_at is not null)
      + (select count(*) from payment_operation where dead_at is not null) as dead`.execute(database);
  const [row] = rows;
  return { open: row?.open ?? 0, waiting: row?.waiting ?? 0, deadLetters: row?.dead ?? 0 };
};
