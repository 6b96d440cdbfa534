import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Trx = Transaction<Database>;

/** Adds to a campaign's totals of a day. */
export const addToDay = (
  trx: Trx,
  campaignId: number,
  day: string,
  column: 'impressions' | 'clicks' | 'repeats' | 'sales_cents',
  amount: number,
): Promise<unknown> =>
  trx
    .insertInto('ad_day')
    .values({ campaign_id: campaignId, day, [column]: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'day'])
        .doUpdateSet({ [column]: sql`${sql.ref(`ad_day.${column}`)} + ${amount}` }),
    )
    .execute();

/**
 * Reserves the price from the day's remaining budget. Returns false, and reserves nothing, when the budget is too
 * small.
 */
export const takeFromBudget = async (
  trx: Trx,
  { campaignId, day, cents }: { readonly campaignId: number; readonly day: string; readonly cents: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('ad_day')
    .set(({ eb }) => ({ spent_cents: eb('spent_cents', '+', cents) }))
    .where('campaign_id', '=', campaignId)
    .where('day', '=', day)
    .where(({ eb, selectFrom }) =>
      eb(
        eb('spent_cents', '+', cents),
        '<=',
        selectFrom('ad_campaign').select('daily_budget_cents').where('campaign_id', '=', campaignId),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Returns an amount to the budget of the day that it was taken from. */
export const giveBackToBudget = async (
  trx: Trx,
  { campaignId, day, cents }: { readonly campaignId: number; readonly day: string; readonly cents: number },
): Promise<void> => {
  await trx
    .updateTable('ad_day')
    .set(({ eb }) => ({
      spent_cents: eb('spent_cents', '-', cents),
      refunded_cents: eb('refunded_cents', '+', cents),
    }))
    .where('campaign_id', '=', campaignId)
    .where('day', '=', day)
    .execute();
};
