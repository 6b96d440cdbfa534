import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Name of the secret in the database, where earlier versions stored it. */
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

/** The secret of an earlier version, read from the database; undefined when there is none. */
const findOld = async (database: Kysely<Database>): Promise<string | undefined> => {
  const row = await database
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', OLD_NAME)
    .executeTakeFirst();
  return row?.value;
};

/** Writes the secret unless another process was first. Returns the stored one. The file appears complete. */
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
 * The secret that signs sessions, hashes codes and seals mail: the configured one, or one that is generated once and
 * stored in a file of the data folder that only its owner may read. It is not in the database, so that a copy of the
 * database alone opens no account. Rejects when the file exists but cannot be used. [PLT-04]
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
