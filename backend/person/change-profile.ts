import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { chooseOffers } from '../mail/newsletter-list.ts';
import { reminderColumns } from '../mail/reminders.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import type { ProfileChange } from './person-change-input.ts';

/**
 * Changes names and phone number of the account and its own address record, the account's store, and which mail the
 * shopper wants: offers by the list of the newsletter. Returns that record's id. Throws for another email address, which
 * identifies the account, and for an unknown store. [ACC-02]
 */
export type ChangeProfile = (shopper: Shopper, change: ProfileChange) => Promise<number | undefined>;

const requireStore = async (trx: Transaction<Database>, storeId: string): Promise<void> => {
  const store = await trx.selectFrom('store').select('store_id').where('store_id', '=', storeId).executeTakeFirst();
  if (store === undefined) throw invalidParameter('x_preferedStoreId', `There is no store ${storeId}.`);
};

/** `ChangeProfile` on the database. */
export const makeChangeProfile =
  (unitOfWork: UnitOfWork, clock: () => number): ChangeProfile =>
  ({ shopperId, sessionId }, { firstName, lastName, phone, email, wantsOffers, reminders, preferredStoreId }) =>
    unitOfWork.run(async (trx) => {
      await requireOpenSession(trx, sessionId);
      const { logon_id } = await trx
        .selectFrom('shopper')
        .select('logon_id')
        .where('shopper_id', '=', shopperId)
        .executeTakeFirstOrThrow();
      if (email !== undefined && email !== logon_id) {
        throw invalidParameter(
          'email1',
          'The email address of an account is changed with a code that is mailed to the new one.',
        );
      }
      if (typeof preferredStoreId === 'string') await requireStore(trx, preferredStoreId);
      const change = {
        ...(firstName !== undefined && { first_name: firstName }),
        ...(lastName !== undefined && { last_name: lastName }),
        ...(phone !== undefined && { phone }),
      };
      if (wantsOffers !== undefined) await chooseOffers(trx, shopperId, { isWanted: wantsOffers, now: clock() });
      const own = await trx
        .selectFrom('address')
        .select('address_id')
        .where('shopper_id', '=', shopperId)
        .where('is_self', '=', 1)
        .executeTakeFirst();
      const ofAccount = {
        ...change,
        ...reminderColumns(reminders),
        ...(preferredStoreId !== undefined && { preferred_store_id: preferredStoreId }),
      };
      if (Object.keys(ofAccount).length === 0) return own?.address_id;
      await trx.updateTable('shopper').set(ofAccount).where('shopper_id', '=', shopperId).execute();
      if (own !== undefined && Object.keys(change).length > 0) {
        await trx.updateTable('address').set(change).where('address_id', '=', own.address_id).execute();
      }
      return own?.address_id;
    });
