import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Keeps the number of rows of a table bounded. */
export interface BoundedRows {
  /**
   * Makes room for new rows in the transaction that adds them: when the table is full, removes the oldest rows that
   * `keepMs` does not protect. Returns false when the rows still do not fit; then they must not be added. The cost does
   * not grow with the table: it reads one stored count and removes at most 500 rows more than are added.
   */
  readonly makeRoom: (trx: Transaction<Database>, rows: number, now: number) => Promise<boolean>;
}

export interface BoundedRowsOptions {
  /** A table whose rows are counted in `row_count`. */
  readonly table: 'ad_impression' | 'ad_click' | 'audit_event';
  /** Its unique key, and its time in milliseconds since 1970, which must have an index. */
  readonly key: string;
  readonly time: string;
  readonly maxRows: number;
  /** Rows younger than this, in milliseconds, are never removed. */
  readonly keepMs: number;
}

/** Number of extra rows to remove, so that a full table is not cleared for each row. */
const REMOVED_AT_ONCE = 500;

/** Bounds a table by the count that triggers keep of its rows, whoever adds and removes them. [PLT-04] */
export const makeBoundedRows = ({ table, key, time, maxRows, keepMs }: BoundedRowsOptions): BoundedRows => {
  const count = async (trx: Transaction<Database>): Promise<number> => {
    const row = await trx
      .selectFrom('row_count')
      .select('held')
      .where('table_name', '=', table)
      .executeTakeFirstOrThrow();
    return row.held;
  };

  const removeOldest = async (trx: Transaction<Database>, rows: number, now: number): Promise<number> => {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (select ${sql.ref(key)} from ${sql.table(table)}
      where ${sql.ref(time)} < ${now - keepMs} order by ${sql.ref(time)} limit ${rows})`.execute(trx);
    return Number(numAffectedRows);
  };

  return {
    makeRoom: async (trx, rows, now) => {
      const excess = (await count(trx)) + rows - maxRows;
      if (excess <= 0) return true;
      return (await removeOldest(trx, rows + REMOVED_AT_ONCE, now)) >= excess;
    },
  };
};
