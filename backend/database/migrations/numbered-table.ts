import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

/**
 * Creates a table whose integer key counts up from `first` and is never reused, so that each kind of id has its own
 * range. SQLite keeps the last number of such a table in `sqlite_sequence`. Released migrations use this function, so
 * it must not change.
 */
export const createNumberedTable = async (
  db: Kysely<unknown>,
  table: string,
  key: string,
  first: number,
  columns: (builder: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>,
): Promise<void> => {
  const start = db.schema
    .createTable(table)
    .addColumn(key, 'integer', (column) => column.primaryKey().autoIncrement().notNull());
  await columns(start).execute();
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${first - 1})`.execute(db);
};
