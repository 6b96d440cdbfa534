import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const NAME = 'session';

/** The secret sessions are signed with: the configured one, or one made once and kept, whoever starts first. */
export const readServerSecret = async (database: Kysely<Database>, configured: string | undefined): Promise<string> => {
  if (configured !== undefined) return configured;
  await database
    .insertInto('server_secret')
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return row.value;
};
