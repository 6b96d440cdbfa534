import { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { makeSqliteDialect, type SqliteDialectOptions } from './sqlite-dialect.ts';

/** Opens (and if need be creates) the database file. The tables are there once `migrate` has run. */
export const openDatabase = (file: string, options: Omit<SqliteDialectOptions, 'file'> = {}): Kysely<Database> =>
  new Kysely<Database>({ dialect: makeSqliteDialect({ ...options, file }) });
