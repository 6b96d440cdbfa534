import type { Kysely } from 'kysely';
import type { DemoAccount } from '../identity/demo-account.ts';
import type { Database } from '../database/schema.ts';
import { seedDemoShoppers } from './seed-demo-shoppers.ts';

/** Number, year of joining and points of members who joined in a store and have no account. */
const inStoreMembers: readonly (readonly [string, string, number])[] = [
  ['123456789', '2019', 260],
  ['987654321', '2021', 80],
  ...Array.from(
    { length: 18 },
    (_, index) => [String(410_000_017 + index * 1_234_577), String(2012 + (index % 12)), (index * 37) % 400] as const,
  ),
];

const seedMemberships = async (database: Kysely<Database>): Promise<void> => {
  const rows = inStoreMembers.map(([pals_number, member_since, points]) => ({
    pals_number,
    member_since,
    points,
    claimed_by: null,
    is_demo: 1,
  }));
  await database
    .insertInto('pals_in_store_member')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Disables the demo accounts, whose password is public, and ends their sessions. Their orders and points remain. */
const closeAccounts = (database: Kysely<Database>, now: number): Promise<void> =>
  database.transaction().execute(async (trx) => {
    const accounts = trx.selectFrom('shopper').select('shopper_id').where('is_demo', '=', 1);
    await trx
      .updateTable('session')
      .set({ ended_at: now })
      .where('ended_at', 'is', null)
      .where('shopper_id', 'in', accounts)
      .execute();
    await trx.updateTable('shopper').set({ status: 'Disabled' }).where('is_demo', '=', 1).execute();
  });

/**
 * Adapts the database to the kind of shop: a demonstration has its accounts and claimable memberships; a public shop
 * has neither, even when the same data was a demonstration before. It can run at every start.
 */
export const arrangeDemonstration = async (
  database: Kysely<Database>,
  { demo, demoAccount }: { readonly demo: boolean; readonly demoAccount: DemoAccount | undefined },
  clock: () => number,
): Promise<void> => {
  if (demo) await seedMemberships(database);
  else {
    await database
      .deleteFrom('pals_in_store_member')
      .where('is_demo', '=', 1)
      .where('claimed_by', 'is', null)
      .execute();
  }
  if (demoAccount === undefined) return closeAccounts(database, clock());
  await database.updateTable('shopper').set({ status: 'Enabled' }).where('is_demo', '=', 1).execute();
  await seedDemoShoppers(database, demoAccount, clock);
};
