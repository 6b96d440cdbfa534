import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

/**
 * Starts a table whose integer key counts up from `first` and is never used twice, so that each kind of id is told
 * apart by its range. SQLite keeps the last number of every such table in `sqlite_sequence`.
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
