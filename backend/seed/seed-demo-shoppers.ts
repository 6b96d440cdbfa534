import type { Kysely, Transaction } from 'kysely';
import type { DemoAccount } from '../identity/demo-account.ts';
import type { Database } from '../database/schema.ts';
import { seedDemoAccount } from './seed-demo-account.ts';
import { offerPrescreen } from '../petco-pay/prescreen.ts';
import { awardPoints } from '../rewards/award-points.ts';
import { failsAtFirst } from '../rewards/coupon.ts';
import { joinPals } from '../rewards/join-pals.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Numbers of coupons that load at once. */
const countCouponNos = (): (() => string) => {
  let last = 100_000;
  return () => {
    do last += 1;
    while (failsAtFirst(`C-${last}`));
    return `C-${last}`;
  };
};

const countPalsNumbers = (): (() => string) => {
  let last = 246_813_578;
  return () => String((last += 1));
};

/** Awards of the member: three coupons that expire one after the other, and 60 points. */
const awards: readonly { readonly reason: string; readonly points: number; readonly daysAgo: number }[] = [
  { reason: 'purchases before the shop opened, 1', points: 100, daysAgo: 60 },
  { reason: 'purchases before the shop opened, 2', points: 100, daysAgo: 30 },
  { reason: 'purchases before the shop opened, 3', points: 160, daysAgo: 10 },
];

const findShopperId = async (trx: Transaction<Database>, logonId: string): Promise<number> => {
  const query = trx.selectFrom('shopper').select('shopper_id').where('logon_id', '=', logonId);
  return (await query.executeTakeFirstOrThrow()).shopper_id;
};

const isMember = async (trx: Transaction<Database>, shopperId: number): Promise<boolean> =>
  (await trx.selectFrom('pals_member').select('shopper_id').where('shopper_id', '=', shopperId).executeTakeFirst()) !==
  undefined;

const seedMember = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  await joinPals(trx, { shopperId, phone: null, memberSince: '2019' }, countPalsNumbers());
  const nextCouponNo = countCouponNos();
  for (const { reason, points, daysAgo } of awards) {
    await awardPoints(trx, { shopperId, points, reason }, now - daysAgo * DAY_MS, nextCouponNo);
  }
};

const seedVisa = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  await trx
    .insertInto('wallet_card')
    .values({
      shopper_id: shopperId,
      card_type: 'VISA',
      token: 'demo-visa',
      last_four: '1111',
      expire_month: 12,
      expire_year: new Date(now).getUTCFullYear() + 3,
      is_default: 1,
      added_at: now,
    })
    .execute();
};

const DEMO_STORE = '1101';

/** Sets the store unless the member has chosen one or it does not exist. */
const seedStore = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  await trx
    .updateTable('shopper')
    .set({ preferred_store_id: DEMO_STORE })
    .where('shopper_id', '=', shopperId)
    .where('preferred_store_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('store').select('store_id').where('store_id', '=', DEMO_STORE)),
    )
    .execute();
};

/**
 * Creates the demonstration shoppers: the given account, a member since 2019 with 60 points, three coupons, a card in
 * the wallet, the bank's offer and a preferred store; and Casey with the same password and nothing else. Existing data
 * stays unchanged, so it can run at every start and be interrupted at any point.
 */
export const seedDemoShoppers = async (
  database: Kysely<Database>,
  account: DemoAccount,
  clock: () => number,
): Promise<void> => {
  await seedDemoAccount(database, account, clock);
  const casey = { logonId: 'casey@example.test', firstName: 'Casey', lastName: 'Lane', password: account.password };
  await seedDemoAccount(database, casey, clock);
  await database.transaction().execute(async (trx) => {
    const shopperId = await findShopperId(trx, account.logonId);
    // A member has had the card already: it may have been removed since.
    if (!(await isMember(trx, shopperId))) await seedVisa(trx, shopperId, clock());
    await seedMember(trx, shopperId, clock());
    await offerPrescreen(trx, shopperId, clock());
    await seedStore(trx, shopperId);
  });
};
