import type { Transaction } from 'kysely';
import { isUniqueViolation } from '../database/is-unique-violation.ts';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { SessionOwner } from '../identity/session-store.ts';
import { makePersonalizationId } from '../identity/shopper-store.ts';
import type { Registration } from './registration-input.ts';

export interface RegisteredShopper extends SessionOwner {
  readonly addressId: number;
}

const alreadyExists = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_LOGONID_ALREDY_EXIST',
    errorCode: '2030',
    message: 'The logon ID you have chosen already exists. Please choose another logon ID.',
    parameters: 'logonId',
  });

const insertAccount = async (
  trx: Transaction<Database>,
  registration: Registration,
  passwordHash: string,
  guestId: number | undefined,
  now: number,
): Promise<SessionOwner> => {
  const account = {
    kind: 'R',
    logon_id: registration.logonId,
    password_hash: passwordHash,
    first_name: registration.firstName,
    last_name: registration.lastName,
    email: registration.logonId,
    phone: registration.phone,
    claimed_pals_number: registration.palsNumber,
    registered_at: now,
  };
  // A guest who registers keeps the id, and with it the cart.
  const converted =
    guestId === undefined
      ? undefined
      : await trx
          .updateTable('shopper')
          .set(account)
          .where('shopper_id', '=', guestId)
          .where('kind', '=', 'G')
          .returning(['shopper_id', 'personalization_id'])
          .executeTakeFirst();
  const row =
    converted ??
    (await trx
      .insertInto('shopper')
      .values({ ...account, personalization_id: makePersonalizationId(now), created_at: now })
      .returning(['shopper_id', 'personalization_id'])
      .executeTakeFirstOrThrow());
  return { shopperId: row.shopper_id, kind: 'R', personalizationId: row.personalization_id };
};

const joinPals = async (trx: Transaction<Database>, shopperId: number, number: string, now: number): Promise<void> => {
  await trx
    .insertInto('pals_member')
    .values({
      shopper_id: shopperId,
      pals_number: number,
      member_since: String(new Date(now).getUTCFullYear()),
      points: 0,
    })
    // A number that belongs to somebody else is noted on the account and gives no membership.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Creates the account with its address record, converting the guest when there is one.
 * Throws `_ERR_LOGONID_ALREDY_EXIST` when the logon id is taken, however close the race. [REG-02] [REG-08]
 */
export const registerShopper = async (
  trx: Transaction<Database>,
  registration: Registration,
  passwordHash: string,
  guestId: number | undefined,
  now: number,
): Promise<RegisteredShopper> => {
  const owner = await insertAccount(trx, registration, passwordHash, guestId, now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? alreadyExists() : error;
  });
  const address = await trx
    .insertInto('address')
    .values({
      shopper_id: owner.shopperId,
      nick_name: registration.logonId,
      address_type: 'ShippingAndBilling',
      is_self: 1,
      is_primary: 1,
      first_name: registration.firstName,
      last_name: registration.lastName,
      phone: registration.phone,
      email: registration.logonId,
    })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  if (registration.palsNumber !== null) await joinPals(trx, owner.shopperId, registration.palsNumber, now);
  return { ...owner, addressId: address.address_id };
};
