import type { Kysely } from 'kysely';
import type { Database } from '../../../../backend/database/schema.ts';
import type { BackendUnderTest } from './backend-under-test.ts';
import type { Answer, Browser } from './browser.ts';

/** A browser whose shopper has joined the rewards programme. */
export interface Member {
  readonly browser: Browser;
  readonly shopperId: number;
  readonly palsNumber: string;
}

/** Registers a shopper who joins the rewards programme. */
export const makeMember = async (backend: BackendUnderTest, logonId: string): Promise<Member> => {
  const browser = await backend.registered(logonId);
  const { body } = await browser.post('person/createPals', {});
  const { shopper_id } = await backend.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', logonId)
    .executeTakeFirstOrThrow();
  return { browser, shopperId: shopper_id, palsNumber: body.x_palsId };
};

interface CouponFacts {
  readonly amountCents?: number;
  readonly expiresOn?: string;
  readonly status?: string;
  readonly spentAt?: number;
}

/** Gives a member a coupon, loaded by default. */
export const giveCoupon = async (
  database: Kysely<Database>,
  shopperId: number,
  couponNo: string,
  { amountCents = 500, expiresOn = '2030-06-30', status = 'Loaded', spentAt }: CouponFacts = {},
): Promise<void> => {
  await database
    .insertInto('pals_coupon')
    .values({
      coupon_no: couponNo,
      shopper_id: shopperId,
      amount_cents: amountCents,
      expires_on: expiresOn,
      push_status: status,
      load_due_at: null,
      spent_at: spentAt ?? null,
    })
    .execute();
};

/** A card application, by default one that is approved. */
export const application = (more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'robin@example.test',
  phone: '5555550100',
  income: '48000',
  ...more,
});

/** Accepts the approved card. */
export const takeUp = (browser: Browser, more: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  browser.post('wallet/petcoPayTempCard', { saveToWallet: 'true', enrollmentStatus: 'APPROVED', ...more });

/** All rows of a table, to check that a refused request changed none. */
export const rowsOf = (
  database: Kysely<Database>,
  table: 'pals_member' | 'pals_coupon' | 'order_coupon' | 'card_application' | 'card_account' | 'wallet_card',
): Promise<readonly unknown[]> => database.selectFrom(table).selectAll().execute();
