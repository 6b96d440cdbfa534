import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Whether a row of the list is that of an account: it has the account's address, and the account asked for it or has
 * proved the address. Anybody can register with an address that is not proved, and must not see what others asked for with it.
 */
export const isListedAccount = ({
  and,
  or,
  eb,
  ref,
}: ExpressionBuilder<Database, 'newsletter_address' | 'shopper'>): Expression<SqlBool> =>
  and([
    eb('newsletter_address.email', '=', ref('shopper.logon_id')),
    or([eb('newsletter_address.shopper_id', '=', ref('shopper.shopper_id')), eb('email_proved_at', 'is not', null)]),
  ]);

const addressOf = async (database: Kysely<Database>, shopperId: number) =>
  database
    .selectFrom('shopper')
    .select(['logon_id', 'email_proved_at'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

/**
 * Adds an address, in lower case, for the account that asks, or for a guest (null). One that is on the list stays as it
 * is, but the account's own address becomes the account's there, so that the account can take it off. An account that has
 * not proved its address does not learn that it was there: the row then says that it is new. [FTR-03]
 */
export const addToList = async (
  database: Kysely<Database>,
  { email, shopperId, now }: { readonly email: string; readonly shopperId: number | null; readonly now: number },
): Promise<void> => {
  const account = shopperId === null ? undefined : await addressOf(database, shopperId);
  const isProved = typeof account?.email_proved_at === 'number';
  await database
    .insertInto('newsletter_address')
    .values({ email, shopper_id: shopperId, subscribed_at: now })
    .onConflict((conflict) => {
      const listed = conflict.column('email');
      return account?.logon_id === email
        ? listed.doUpdateSet({ shopper_id: shopperId, ...(isProved ? {} : { subscribed_at: now }) })
        : listed.doNothing();
    })
    .execute();
};

/** Removes an address, given in lower case, whoever asked for it. */
export const removeFromList = async (trx: Transaction<Database>, email: string): Promise<void> => {
  await trx.deleteFrom('newsletter_address').where('email', '=', email).execute();
};

/**
 * Puts the address of an account on the list, or takes it off. An account takes off what it asked for itself, and every
 * request for its address once it has proved that. [ACC-02]
 */
export const chooseOffers = async (
  trx: Transaction<Database>,
  shopperId: number,
  { isWanted, now }: { readonly isWanted: boolean; readonly now: number },
): Promise<void> => {
  const account = await addressOf(trx, shopperId);
  if (account === undefined || account.logon_id === null) return;
  const email = account.logon_id;
  if (isWanted) return addToList(trx, { email, shopperId, now });
  if (account.email_proved_at !== null) return removeFromList(trx, email);
  const listed = trx.deleteFrom('newsletter_address').where('email', '=', email);
  await listed.where('shopper_id', '=', shopperId).execute();
};
