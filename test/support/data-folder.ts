import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDataFolder } from '../../backend/catalogue/open-data-folder.ts';
import type { Database } from '../../backend/database/schema.ts';
import { copyDatabase } from './copy-database.ts';

/** What the database of a new shop holds beside its tables. */
export interface Contents {
  /** Tells contents apart; becomes a part of a file name. */
  readonly name: string;
  /** Writes them. They must not depend on the time. */
  readonly write: (database: Kysely<Database>) => Promise<unknown>;
}

const NOTHING: Contents = { name: 'empty', write: async () => undefined };

/**
 * Makes a data folder with the database of a new shop, for `openDataFolder`. The database is a copy: all test files of a
 * run share its template, since creating the tables takes ten times as long. Whoever makes the folder removes it.
 */
export const copyDataFolder = async (prefix: string, contents = NOTHING): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await copyDatabase(contents.name, folder, async (own) => {
    const database = await openDataFolder(own);
    await contents.write(database);
    await database.destroy();
  });
  return folder;
};
