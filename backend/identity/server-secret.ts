import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Where the secret was kept before: beside what it protects. */
const OLD_NAME = 'session';
const FILE = 'server-secret';

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const readKept = async (file: string): Promise<string | undefined> => {
  try {
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept.length >= 32) return kept;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  throw new Error(`${file} holds no secret. Restore it, or remove it to have a new one made, which ends all sessions.`);
};

/** Moves the secret out of the database; undefined when it was never there. */
const findOld = async (database: Kysely<Database>): Promise<string | undefined> => {
  const row = await database
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', OLD_NAME)
    .executeTakeFirst();
  return row?.value;
};

/** Keeps the secret unless another process was quicker; gives the one that is kept. Nobody ever reads half of one. */
const keep = async (file: string, secret: string): Promise<string> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
    return secret;
  } catch (error) {
    const kept = isCode(error, 'EEXIST') ? await readKept(file) : undefined;
    if (kept === undefined) throw error;
    return kept;
  } finally {
    await unlink(draft);
  }
};

/**
 * The secret under which sessions, codes and mail are signed, hashed and sealed: the configured one, or one made once and
 * kept in a file of the data folder that its owner alone may read. It is not in the database, so that a copy of the
 * database alone opens nothing. Rejects when the file is there and cannot be used. [PLT-04]
 */
export const readServerSecret = async (
  database: Kysely<Database>,
  dataFolder: string,
  configured: string | undefined,
): Promise<string> => {
  if (configured !== undefined) return configured;
  const file = join(dataFolder, FILE);
  const secret =
    (await readKept(file)) ?? (await keep(file, (await findOld(database)) ?? randomBytes(32).toString('base64url')));
  await database.deleteFrom('server_secret').where('name', '=', OLD_NAME).execute();
  return secret;
};
