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
