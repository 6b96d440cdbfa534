import type { Kysely } from 'kysely';
import type { DemoAccount } from '../identity/demo-account.ts';
import type { Database } from '../database/schema.ts';
import { hashPassword } from '../identity/password/passwords.ts';
import { markEmailProved } from '../identity/session/shopper-store.ts';
import { registerShopper } from '../person/register-shopper.ts';

/** Registers the demonstration account; does nothing when its logon id exists. */
export const seedDemoAccount = async (
  database: Kysely<Database>,
  account: DemoAccount,
  clock: () => number,
): Promise<void> => {
  const { logonId, password, firstName, lastName } = account;
  const existing = await database.selectFrom('shopper').select('shopper_id').where('logon_id', '=', logonId).execute();
  if (existing.length > 0) return;
  const passwordHash = await hashPassword(password);
  const registration = { firstName, lastName, logonId, phone: null, palsNumber: null };
  await database.transaction().execute(async (trx) => {
    const { shopperId } = await registerShopper(trx, registration, passwordHash, undefined, clock());
    // The shop itself chose its password, so no unknown person can have registered the address.
    await markEmailProved(trx, shopperId, clock());
    await trx.updateTable('shopper').set({ is_demo: 1 }).where('shopper_id', '=', shopperId).execute();
  });
};
