import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Keeps the number of rows of a table bounded. */
export interface BoundedRows {
  /**
   * Makes room for that many rows in the transaction that is about to add them: the oldest rows that may go are removed.
   * False when there is no room all the same.
   */
  readonly makeRoom: (trx: Transaction<Database>, rows: number, now: number) => Promise<boolean>;
}

export interface BoundedRowsOptions {
  readonly table: 'ad_impression' | 'ad_click' | 'audit_event' | 'mail';
  /** Its unique key, and its time in milliseconds since 1970, which has an index. */
  readonly key: string;
  readonly time: string;
  readonly mostRows: number;
  /** Rows younger than this stay in any case. */
  readonly keepMs: number;
}

/** At least so many go at once, so that a full table is not counted and cleared for each row. */
const REMOVED_AT_ONCE = 500;

/**
 * Counts rows when it is first asked and again whenever the table seems to be full, since others remove rows, too; in
 * between it adds up what it made room for, whether that was then added or not.
 */
export const makeBoundedRows = (options: BoundedRowsOptions): BoundedRows => {
  const { table, key, time, mostRows, keepMs } = options;
  let held: number | undefined;

  const count = async (trx: Transaction<Database>): Promise<number> => {
    const { rows } = await sql<{ held: number }>`select count(*) as held from ${sql.table(table)}`.execute(trx);
    return rows[0]?.held ?? 0;
  };

  const removeOldest = async (trx: Transaction<Database>, rows: number, now: number): Promise<void> => {
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (select ${sql.ref(key)} from ${sql.table(table)}
      where ${sql.ref(time)} < ${now - keepMs} order by ${sql.ref(time)} limit ${rows})`.execute(trx);
  };

  return {
    makeRoom: async (trx, rows, now) => {
      held ??= await count(trx);
      if (held + rows > mostRows) {
        const excess = (await count(trx)) + rows - mostRows;
        if (excess > 0) await removeOldest(trx, Math.max(excess, REMOVED_AT_ONCE), now);
        held = await count(trx);
      }
      if (held + rows > mostRows) return false;
      held += rows;
      return true;
    },
  };
};
