import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DeclineReason } from '../../payments/payment-results.ts';
import type { Attempt } from './attempt-store.ts';

/**
 * Records that the payment of an attempt was declined, so that the shopper sees which one it was and can choose another.
 * A payment that was chosen meanwhile is not marked: it is another kind or another card. [PAY-05]
 */
export const markDeclined = async (
  trx: Transaction<Database>,
  { order_id: orderId, payment_kind: kind, payment_last_four: lastFour }: Attempt,
  reason: DeclineReason,
): Promise<void> => {
  await trx
    .updateTable('checkout')
    .set({ declined_reason: reason })
    .where('order_id', '=', orderId)
    .where('payment_kind', '=', kind ?? '')
    .where((where) => where(where.fn.coalesce('payment_last_four', where.val('')), '=', lastFour ?? ''))
    .execute();
};

/**
 * Takes the typed card of an attempt out of its checkout, since the provider does not take it again: the shopper enters it
 * once more. A payment that was chosen meanwhile stays. [PAY-02] [PAY-05]
 */
export const removeTypedCard = async (
  trx: Transaction<Database>,
  { order_id: orderId, payment_token: token }: Attempt,
  now: number,
): Promise<void> => {
  await trx
    .updateTable('checkout')
    .set({ payment_id: null, payment_kind: null, payment_token: null, declined_reason: null, updated_at: now })
    .where('order_id', '=', orderId)
    .where('payment_kind', '=', 'card')
    .where('payment_token', '=', token ?? '')
    .execute();
};
