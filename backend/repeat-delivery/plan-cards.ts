import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { hasExpiredOn } from '../wallet/card-expiry.ts';
import { PETCO_PAY } from '../wallet/wallet-cards.ts';
import type { Plan } from './plan.ts';
import { earliestDayOf } from './plan-times.ts';

/** What is wrong with the card of a plan itself. */
export type CardLack = 'removed' | 'expired';

/** Whether a card will have expired on the day of the next delivery, and so pays nothing. */
export const expiresByDelivery = (
  card: Parameters<typeof hasExpiredOn>[0],
  { nextDate }: Pick<Plan, 'nextDate'>,
  now: number,
): boolean => hasExpiredOn(card, earliestDayOf(nextDate, now));

/** A saved card. */
export type FoundCard = Pick<Selectable<Database['wallet_card']>, 'wallet_id' | 'expire_month' | 'expire_year'>;

/** A saved card of the shopper's wallet; undefined when it is not there, and for the shop's own card. */
export const findCard = (
  trx: Transaction<Database>,
  shopperId: number,
  walletId: number | null,
): Promise<FoundCard | undefined> =>
  trx
    .selectFrom('wallet_card')
    .select(['wallet_id', 'expire_month', 'expire_year'])
    .where('wallet_id', '=', walletId)
    .where('shopper_id', '=', shopperId)
    .where('card_type', '<>', PETCO_PAY)
    .executeTakeFirst();

/** Throws unless the card is a saved one of the shopper's wallet that will not have expired by the next delivery. */
export const requireCard = async (
  trx: Transaction<Database>,
  shopperId: number,
  { walletId, nextDate }: { readonly walletId: number; readonly nextDate: string },
  now: number,
): Promise<void> => {
  const card = await findCard(trx, shopperId, walletId);
  if (card === undefined) throw invalidParameter('walletId', 'walletId must be a saved card of your wallet.');
  if (expiresByDelivery(card, { nextDate }, now)) {
    throw invalidParameter('walletId', 'This card expires before the next delivery. Choose another card.');
  }
};

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
  for (const plan of plans) {
    const { planId, walletId } = plan;
    const card = walletId === null ? undefined : cards.get(walletId);
    if (card === undefined) lacks.set(planId, 'removed');
    else if (expiresByDelivery(card, plan, now)) lacks.set(planId, 'expired');
  }
  return lacks;
};
