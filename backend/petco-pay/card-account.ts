import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CardAccountTable } from '../database/tables/rewards-tables.ts';
import type { Database } from '../database/schema.ts';

export type CardAccount = Selectable<CardAccountTable>;

const VALID_YEARS = 3;

/** The shopper's card account, enrolled or not; undefined without one. */
export const findCardAccount = async (
  executor: Kysely<Database>,
  shopperId: number,
): Promise<CardAccount | undefined> =>
  executor.selectFrom('card_account').selectAll().where('shopper_id', '=', shopperId).executeTakeFirst();

/** The id of the shopper's newest approved call; undefined without one. [PCC-04] */
export const findApprovedCall = async (executor: Kysely<Database>, shopperId: number): Promise<string | undefined> => {
  const row = await executor
    .selectFrom('card_application')
    .select('call_id')
    .where('shopper_id', '=', shopperId)
    .where('result', '=', 'APPROVED')
    .orderBy('application_id', 'desc')
    .executeTakeFirst();
  return row?.call_id;
};

/** Opens the card account of an approved shopper; keeps an existing one. `now`: milliseconds since 1970. [PCC-04] */
export const openCardAccount = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  const today = new Date(now);
  await trx
    .insertInto('card_account')
    .values({
      shopper_id: shopperId,
      token: `pcc_${randomBytes(24).toString('base64url')}`,
      last_four: String(randomInt(0, 10_000)).padStart(4, '0'),
      expire_month: today.getUTCMonth() + 1,
      expire_year: today.getUTCFullYear() + VALID_YEARS,
      approved_at: now,
      enrolled_at: null,
      first_purchase_order_id: null,
    })
    .onConflict((conflict) => conflict.column('shopper_id').doNothing())
    .execute();
};
