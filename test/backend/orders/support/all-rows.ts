import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../backend/database/schema.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of these tables by their names. */
export const rowsOfTables = async (
  database: Kysely<Database>,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const tables = new Map<string, readonly Row[]>();
  for (const name of names) {
    tables.set(name, (await sql<Row>`select * from ${sql.table(name)}`.execute(database)).rows);
  }
  return tables;
};

/** The rows of all tables by their names, without those of the search index, which repeat the catalogue. */
export const allRows = async (database: Kysely<Database>): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(database);
  const names = rows.map(({ name }) => name).filter((name) => !/^(?:sqlite_|search|product_text)/.test(name));
  return rowsOfTables(database, names);
};
