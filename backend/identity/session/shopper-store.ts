import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SessionOwner } from './session-store.ts';

/** A personalization id in the platform's format: the time and a random number. */
export const makePersonalizationId = (now: number): string => `${now}-${randomInt(1, 1_000_000)}`;

export interface Account extends SessionOwner {
  /** Lower case. */
  readonly logonId: string;
  readonly firstName: string | null;
  readonly passwordHash: string | null;
  readonly enabled: boolean;
  /** Whether the account was ever opened by a person who can read its mail. */
  readonly emailProved: boolean;
}

const accounts = (database: Kysely<Database>) =>
  database
    .selectFrom('shopper')
    .select([
      'shopper_id',
      'logon_id',
      'password_hash',
      'personalization_id',
      'status',
      'first_name',
      'email_proved_at',
    ])
    .where('kind', '=', 'R');

type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number];

const toAccount = (row: AccountRow): Account => ({
  shopperId: row.shopper_id,
  kind: 'R',
  personalizationId: row.personalization_id,
  logonId: row.logon_id ?? '',
  firstName: row.first_name,
  passwordHash: row.password_hash,
  enabled: row.status === 'Enabled',
  emailProved: row.email_proved_at !== null,
});

/** The registered shopper with this logon id, given in lower case. */
export const findAccount = async (database: Kysely<Database>, logonId: string): Promise<Account | undefined> => {
  const row = await accounts(database).where('logon_id', '=', logonId).executeTakeFirst();
  return row && toAccount(row);
};

/** The registered shopper with this id. */
export const findAccountById = async (database: Kysely<Database>, shopperId: number): Promise<Account | undefined> => {
  const row = await accounts(database).where('shopper_id', '=', shopperId).executeTakeFirst();
  return row && toAccount(row);
};

/** Records that a person who can read the account's mail has opened it, unless that is recorded. [USR-11] */
export const markEmailProved = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  await trx
    .updateTable('shopper')
    .set({ email_proved_at: now })
    .where('shopper_id', '=', shopperId)
    .where('email_proved_at', 'is', null)
    .execute();
};
