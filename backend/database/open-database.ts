import { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { makeSqliteDialect, type SqliteDialectOptions } from './sqlite-dialect.ts';

/** Opens the database file, or creates it. `migrate` creates the tables. */
export const openDatabase = (file: string, options: Omit<SqliteDialectOptions, 'file'> = {}): Kysely<Database> =>
  new Kysely<Database>({ dialect: makeSqliteDialect({ ...options, file }) });
