import { sql, type Kysely } from 'kysely';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseProblem } from '../database/database-problem.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

export interface DataFolderOptions {
  /** Time to wait for a lock of another process. */
  readonly busyTimeoutMs?: number;
  /** For loading many rows: the file is not mapped into memory, which would grow with it. */
  readonly bulk?: boolean;
  /** As for `openSqlite`. */
  readonly onCheckpointError?: (error: unknown) => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Opens the shop's database; creates folder, file and tables when they are missing. Rejects with a one-line message
 * that names the problem and the remedy; nothing is left open then.
 */
export const openDataFolder = async (folder: string, options: DataFolderOptions = {}): Promise<Kysely<Database>> => {
  const { bulk = false, ...dialect } = options;
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Error(`DATA_DIR must be a folder that this process may create and write to: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  const file = join(folder, 'shop.db');
  const database = openDatabase(file, dialect);
  try {
    if (bulk) await sql`pragma mmap_size = 0`.execute(database);
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw new Error(databaseProblem(error, file), { cause: error });
  }
};

/** Opens the database of a folder for reading; an empty database in memory when there is none. */
export const openForReading = async (folder: string, options: DataFolderOptions = {}): Promise<Kysely<Database>> => {
  const { bulk: _bulk, ...dialect } = options;
  const file = join(folder, 'shop.db');
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return openDatabase(file, { ...dialect, readOnly: true });
  const database = openDatabase(':memory:', dialect);
  await migrate(database);
  return database;
};
