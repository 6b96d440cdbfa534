import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { UnsavedCard } from '../../database/tables/orders-tables.ts';
import type { Payment } from '../../payments/payment-results.ts';
import { queueDetach } from '../../wallet/change-wallet.ts';
import { hasRoomFor, saveCard } from '../../wallet/wallet-cards.ts';
import type { Attempt } from './attempt-store.ts';

/**
 * Puts a typed card into the shopper's wallet when the shopper asked for it, so that the next checkout offers it. The
 * provider saved it for the customer when it authorised the payment. A wallet that was filled in the meantime takes no
 * more: the provider forgets the card, and the order is placed all the same. Returns why a card that was to be saved was
 * not, which the order tells the shopper; null otherwise. [PAY-05]
 */
export const keepCard = async (
  trx: Transaction<Database>,
  { attempt, payment, now }: { readonly attempt: Attempt; readonly payment: Payment | undefined; readonly now: number },
): Promise<UnsavedCard | null> => {
  const { customer_id: customerId, shopper_id: shopperId, unsaved_card: unsaved } = attempt;
  if (attempt.saves_card !== 1) return unsaved;
  const method = payment?.method;
  if (customerId === null || method?.kind !== 'card') return 'unavailable';
  if (await hasRoomFor(trx, shopperId, method.methodId)) {
    await saveCard(trx, { ...method, shopperId }, now);
    return null;
  }
  await queueDetach(trx, { customerId, methodId: method.methodId }, now);
  return 'wallet-full';
};
