import type { Transaction } from 'kysely';
import { isUniqueViolation } from '../database/is-unique-violation.ts';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { SessionOwner } from '../identity/session/session-store.ts';
import { makePersonalizationId } from '../identity/session/shopper-store.ts';
import { invitePrescreened } from '../petco-pay/prescreen.ts';
import { awardPoints } from '../rewards/award-points.ts';
import { keepOrderAddress } from './keep-order-address.ts';
import { palsNumberRefused, type AccountDetails } from './registration-input.ts';

export interface RegisteredShopper extends SessionOwner {
  readonly addressId: number;
}

/** Another account has this logon id. [ERR-08] */
export const logonIdTaken = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_LOGONID_ALREDY_EXIST',
    errorCode: '2030',
    message: 'The logon ID you have chosen already exists. Please choose another logon ID.',
    parameters: 'logonId',
  });

const insertAccount = async (
  trx: Transaction<Database>,
  registration: AccountDetails,
  passwordHash: string | null,
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

/**
 * Links a membership that began in a store to the account. It can be claimed once; each full 100 points become a coupon
 * at once. [RWD-04]
 */
const claimMembership = async (
  trx: Transaction<Database>,
  shopperId: number,
  number: string,
  now: number,
): Promise<void> => {
  const membership = await trx
    .updateTable('pals_in_store_member')
    .set({ claimed_by: shopperId })
    .where('pals_number', '=', number)
    .where('claimed_by', 'is', null)
    .returning(['member_since', 'points'])
    .executeTakeFirst();
  if (membership === undefined) throw palsNumberRefused();
  const { member_since, points } = membership;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('pals_member')
    .values({ shopper_id: shopperId, pals_number: number, member_since, points: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw palsNumberRefused();
  await awardPoints(trx, { shopperId, points, reason: `gathered in stores as ${number}` }, now);
};

/**
 * Creates the account with its address record; converts the guest, if any, and saves the address of the guest's last delivery. Without a hash the account has no password.
 * Throws `_ERR_LOGONID_ALREDY_EXIST` when the logon id is taken, also in a race, and `_ERR_PALS_NUMBER_INVALID` for a
 * membership that cannot be claimed; the caller must roll back then. [REG-02] [REG-08]
 */
export const registerShopper = async (
  trx: Transaction<Database>,
  registration: AccountDetails,
  passwordHash: string | null,
  guestId: number | undefined,
  now: number,
): Promise<RegisteredShopper> => {
  const owner = await insertAccount(trx, registration, passwordHash, guestId, now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? logonIdTaken() : error;
  });
  const address = await trx
    .insertInto('address')
    .values({
      shopper_id: owner.shopperId,
      nick_name: registration.logonId,
      address_type: 'ShippingAndBilling',
      is_self: 1,
      first_name: registration.firstName,
      last_name: registration.lastName,
      phone: registration.phone,
      email: registration.logonId,
    })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  if (guestId !== undefined) await keepOrderAddress(trx, owner.shopperId);
  const { palsNumber } = registration;
  if (palsNumber !== null) {
    await claimMembership(trx, owner.shopperId, palsNumber, now);
    await invitePrescreened(trx, { shopperId: owner.shopperId, palsNumber }, now);
  }
  return { ...owner, addressId: address.address_id };
};
