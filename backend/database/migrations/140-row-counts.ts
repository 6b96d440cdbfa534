import { sql, type Kysely } from 'kysely';

/** Tables into which unauthenticated requests can write and whose rows are bounded. */
const COUNTED = ['ad_impression', 'ad_click', 'audit_event'];

/**
 * Keeps the number of rows of the bounded tables. Triggers change it in the transaction that adds or removes rows, so it
 * is exact after a rollback, too, and reading it takes the same time however large a table is. [PLT-04]
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
