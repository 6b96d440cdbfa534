import type { UnitOfWork } from '../database/unit-of-work.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import type { Shopper } from '../identity/identity.ts';
import { requireOpenSession } from '../identity/require-open-session.ts';
import type { ProfileChange } from './person-change-input.ts';

/**
 * Changes names and telephone number of the account and of its own address record; gives that record's id. Throws for
 * another email address, since accounts are known by theirs.
 */
export type ChangeProfile = (shopper: Shopper, change: ProfileChange) => Promise<number | undefined>;

/** Changing the profile over the database. */
export const makeChangeProfile =
  (unitOfWork: UnitOfWork): ChangeProfile =>
  ({ shopperId, sessionId }, { firstName, lastName, phone, email }) =>
    unitOfWork.run(async (trx) => {
      await requireOpenSession(trx, sessionId);
      const { logon_id } = await trx
        .selectFrom('shopper')
        .select('logon_id')
        .where('shopper_id', '=', shopperId)
        .executeTakeFirstOrThrow();
      if (email !== undefined && email !== logon_id) {
        throw invalidParameter('email1', 'The email address of an account cannot be changed.');
      }
      const change = {
        ...(firstName !== undefined && { first_name: firstName }),
        ...(lastName !== undefined && { last_name: lastName }),
        ...(phone !== undefined && { phone }),
      };
      const own = await trx
        .selectFrom('address')
        .select('address_id')
        .where('shopper_id', '=', shopperId)
        .where('is_self', '=', 1)
        .executeTakeFirst();
      if (Object.keys(change).length === 0) return own?.address_id;
      await trx.updateTable('shopper').set(change).where('shopper_id', '=', shopperId).execute();
      if (own !== undefined) {
        await trx.updateTable('address').set(change).where('address_id', '=', own.address_id).execute();
      }
      return own?.address_id;
    });
