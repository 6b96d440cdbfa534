import { CompiledQuery, type Insertable, type Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { ownValue } from '../shared/own-value.ts';

// SQLite accepts at most 32,766 parameters per statement, PostgreSQL 65,535; short statements also stay in the
// processor's cache.
const PARAMETERS_PER_STATEMENT = 4000;

type TableName = keyof Database & string;

/** Adds rows to one table, in the order given. Every row carries every one of `columns`. */
export type BulkInsert = <Table extends TableName>(
  database: Kysely<Database>,
  table: Table,
  columns: readonly (keyof Insertable<Database[Table]> & string)[],
  rows: readonly Insertable<Database[Table]>[],
) => Promise<void>;

/** What happens to a row whose key exists: the statement fails, the row is skipped, or it replaces the old one. */
export type OnConflict = 'fail' | 'ignore' | 'replace';

const placeholders = (database: Kysely<Database>, rowCount: number, columnCount: number): string => {
  // Kysely writes the parameter markers of the database in use.
  const sample = database
    .selectFrom('catalogue_state')
    .select('key')
    .where(
      'key',
      'in',
      Array.from({ length: rowCount * columnCount }, () => ''),
    )
    .compile().sql;
  const markers = sample.slice(sample.lastIndexOf('(') + 1, sample.lastIndexOf(')')).split(', ');
  return Array.from(
    { length: rowCount },
    (_, row) => `(${markers.slice(row * columnCount, (row + 1) * columnCount).join(', ')})`,
  ).join(', ');
};

const conflictClause = (onConflict: OnConflict, columns: readonly string[], keys: readonly string[]): string => {
  if (onConflict === 'fail') return '';
  if (onConflict === 'ignore') return ' on conflict do nothing';
  const updates = columns
    .filter((column) => !keys.includes(column))
    .map((column) => `"${column}" = excluded."${column}"`);
  return ` on conflict (${keys.map((key) => `"${key}"`).join(', ')}) do update set ${updates.join(', ')}`;
};

/**
 * Creates an insert for many rows. The statement's text is built once per table and number of rows, because building a
 * large query costs more than running it.
 */
export const makeBulkInsert = (
  onConflict: OnConflict = 'fail',
  keysOf: Partial<Record<TableName, readonly string[]>> = {},
): BulkInsert => {
  const statements = new Map<string, string>();

  const statementFor = (
    database: Kysely<Database>,
    table: TableName,
    columns: readonly string[],
    rowCount: number,
  ): string => {
    const key = `${table} ${rowCount}`;
    const known = statements.get(key);
    if (known !== undefined) return known;
    const names = columns.map((column) => `"${column}"`).join(', ');
    const values = placeholders(database, rowCount, columns.length);
    const clause = conflictClause(onConflict, columns, keysOf[table] ?? []);
    const statement = `insert into "${table}" (${names}) values ${values}${clause}`;
    statements.set(key, statement);
    return statement;
  };

  return async (database, table, columns, rows) => {
    const rowsPerStatement = Math.max(1, Math.floor(PARAMETERS_PER_STATEMENT / columns.length));
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const batch = rows.slice(start, start + rowsPerStatement);
      const parameters: unknown[] = [];
      for (const row of batch) for (const column of columns) parameters.push(ownValue(row, column));
      await database.executeQuery(CompiledQuery.raw(statementFor(database, table, columns, batch.length), parameters));
    }
  };
};
