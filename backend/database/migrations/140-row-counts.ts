import { sql, type Kysely } from 'kysely';

/** Tables into which unauthenticated requests can write and whose rows are bounded. */
const COUNTED = ['ad_impression', 'ad_click', 'audit_event'];

/**
 * Counts the rows of bounded tables. Triggers update the count in the transaction that adds or removes rows, so it is
 * exact after a rollback and is read in constant time. [PLT-04]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('row_count')
    .addColumn('table_name', 'text', (column) => column.primaryKey())
    .addColumn('held', 'integer', (column) => column.notNull())
    .execute();
  for (const name of COUNTED) {
    const table = sql.table(name);
    const change = (by: 1 | -1) =>
      sql`update row_count set held = held + ${sql.lit(by)} where table_name = ${sql.lit(name)}`;
    await sql`insert into row_count select ${sql.lit(name)}, count(*) from ${table}`.execute(db);
    await sql`create trigger ${sql.id(`${name}_added`)} after insert on ${table} begin ${change(1)}; end`.execute(db);
    await sql`create trigger ${sql.id(`${name}_removed`)} after delete on ${table} begin ${change(-1)}; end`.execute(
      db,
    );
  }
};
