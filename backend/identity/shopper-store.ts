import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SessionOwner } from './session-store.ts';

/** A personalization id as the platform writes them: the time and a number. */
export const makePersonalizationId = (now: number): string => `${now}-${randomInt(1, 1_000_000)}`;

/** Creates a guest. */
export const insertGuest = async (trx: Transaction<Database>, now: number): Promise<SessionOwner> => {
  const personalizationId = makePersonalizationId(now);
  const row = await trx
    .insertInto('shopper')
    .values({ kind: 'G', personalization_id: personalizationId, created_at: now })
    .returning('shopper_id')
    .executeTakeFirstOrThrow();
  return { shopperId: row.shopper_id, kind: 'G', personalizationId };
};

export interface Account extends SessionOwner {
  readonly passwordHash: string | null;
  readonly enabled: boolean;
}

/** The registered shopper with this logon id, given in lower case. */
export const findAccount = async (database: Kysely<Database>, logonId: string): Promise<Account | undefined> => {
  const row = await database
    .selectFrom('shopper')
    .select(['shopper_id', 'password_hash', 'personalization_id', 'status'])
    .where('logon_id', '=', logonId)
    .where('kind', '=', 'R')
    .executeTakeFirst();
  return (
    row && {
      shopperId: row.shopper_id,
      kind: 'R',
      personalizationId: row.personalization_id,
      passwordHash: row.password_hash,
      enabled: row.status === 'Enabled',
    }
  );
};
