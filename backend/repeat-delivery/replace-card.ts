import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { hasExpired } from '../wallet/card-expiry.ts';
import { makeDefaultCard, noSuchCard, removeCard, type Replacement } from '../wallet/change-wallet.ts';
import { PETCO_PAY } from '../wallet/wallet-cards.ts';
import { changePlan } from './change-plan.ts';
import { readPlans } from './plan.ts';
import { expiresByDelivery } from './plan-cards.ts';

const expiresFirst = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PAY_CARD_EXPIRES',
    message: 'This card expires before the next repeat delivery. Choose another card.',
    parameters: 'x_replacedBy',
  });

/** The two cards of the shopper's wallet. Throws when one is missing, and when the other card cannot pay later orders. */
const readCards = async (trx: Transaction<Database>, { shopperId, walletId, by }: Replacement, now: number) => {
  const rows = await trx
    .selectFrom('wallet_card')
    .select(['wallet_id', 'is_default', 'card_type', 'expire_month', 'expire_year'])
    .where('shopper_id', '=', shopperId)
    .where('wallet_id', 'in', [walletId, by])
    .execute();
  const own = new Map(rows.map((row) => [row.wallet_id, row]));
  const [removed, other] = [own.get(walletId), own.get(by)];
  if (removed === undefined) throw noSuchCard();
  if (other === undefined || walletId === by || other.card_type === PETCO_PAY || hasExpired(other, now)) {
    throw noSuchCard('x_replacedBy');
  }
  return { isDefault: removed.is_default === 1, other };
};

/**
 * Removes a card as `removeCard` does, after another card of the wallet has taken its place: that one pays the repeat
 * deliveries, of which paused ones stay paused and earlier changes can still be undone, and is the default if the removed
 * card was. Throws, with nothing changed,
 * `_ERR_PAY_NO_SUCH_CARD` unless both are the shopper's and the other one can pay, `_ERR_PAY_CARD_EXPIRES` when it expires
 * before a next delivery, and `_ERR_REPEAT_DELIVERY_STATE` while the order of one is being placed. [ACC-03]
 */
export const replaceCard = async (trx: Transaction<Database>, replacement: Replacement, now: number): Promise<void> => {
  const { shopperId, walletId, by } = replacement;
  const { isDefault, other } = await readCards(trx, replacement, now);
  const plans = await readPlans(trx, shopperId);
  for (const plan of plans.filter((one) => one.status !== 'cancelled' && one.walletId === walletId)) {
    if (expiresByDelivery(other, plan, now)) throw expiresFirst();
    await changePlan(trx, { shopperId, planId: plan.planId }, { kind: 'replace-card', walletId: by }, now);
  }
  if (isDefault) await makeDefaultCard(trx, { shopperId, walletId: by });
  await removeCard(trx, replacement, now);
};
