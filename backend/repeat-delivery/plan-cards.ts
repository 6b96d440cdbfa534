import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hasExpiredOn } from '../wallet/card-expiry.ts';
import type { Plan } from './plan.ts';
import { earliestDayOf } from './plan-times.ts';

/** What is wrong with the card of a plan itself. */
export type CardLack = 'removed' | 'expired';

/**
 * The plans whose card was removed from the wallet, or will have expired on the day of the next delivery, by their numbers.
 */
export const readCardLacks = async (
  database: Kysely<Database>,
  plans: readonly Pick<Plan, 'planId' | 'walletId' | 'nextDate'>[],
  now: number,
): Promise<ReadonlyMap<number, CardLack>> => {
  const walletIds = [...new Set(plans.flatMap(({ walletId }) => walletId ?? []))];
  const rows =
    walletIds.length === 0
      ? []
      : await database
          .selectFrom('wallet_card')
          .select(['wallet_id', 'expire_month', 'expire_year'])
          .where('wallet_id', 'in', walletIds)
          .execute();
  const cards = new Map(rows.map((row) => [row.wallet_id, row]));
  const lacks = new Map<number, CardLack>();
  for (const { planId, walletId, nextDate } of plans) {
    const card = walletId === null ? undefined : cards.get(walletId);
    if (card === undefined) lacks.set(planId, 'removed');
    else if (hasExpiredOn(card, earliestDayOf(nextDate, now))) lacks.set(planId, 'expired');
  }
  return lacks;
};
