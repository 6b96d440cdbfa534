import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { UnsavedCard } from '../../database/tables/orders-tables.ts';
import { isSignedIn, type Shopper } from '../../identity/session/identity.ts';
import { findCustomer, openCustomer, type CustomerDeps } from '../../payments/payment-customer.ts';
import { hasRoomFor } from '../../wallet/wallet-cards.ts';
import type { PaymentChoice } from './checkout.ts';

/** A choice of payment in the provider's terms. */
export interface ResolvedPayment extends PaymentChoice {
  /** The provider's id of the customer, for saved cards. */
  readonly customerId: string | undefined;
  /** Why a card is not saved although the shopper asked for it; null otherwise. */
  readonly unsaved: UnsavedCard | null;
}

const findWalletCard = (database: Kysely<Database>, shopperId: number, walletId: string) =>
  database
    .selectFrom('wallet_card')
    .select(['token', 'card_type', 'last_four'])
    .where('wallet_id', '=', Number(walletId))
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

/**
 * Completes the shopper's choice with what the provider needs: the token of a card in the wallet, and the customer of the
 * account. Undefined when a card of the wallet is not the shopper's or is gone. A typed card that cannot be saved now is
 * used without being saved, and the result says why. [PAY-05]
 */
export const resolvePayment = async (
  deps: CustomerDeps,
  shopper: Shopper,
  choice: PaymentChoice,
): Promise<ResolvedPayment | undefined> => {
  const { shopperId } = shopper;
  if (choice.kind === 'saved' || choice.kind === 'petco-pay') {
    if (!isSignedIn(shopper) || !/^\d{1,15}$/.test(choice.token)) return undefined;
    const card = await findWalletCard(deps.database, shopperId, choice.token);
    if (card === undefined) return undefined;
    const customerId = choice.kind === 'saved' ? await findCustomer(deps.database, shopperId) : undefined;
    const brand = choice.brand || card.card_type;
    return {
      ...choice,
      token: card.token,
      brand,
      lastFour: choice.lastFour || card.last_four,
      savesCard: false,
      customerId,
      unsaved: null,
    };
  }
  const unsaved = { ...choice, savesCard: false, customerId: undefined };
  if (choice.kind !== 'card' || !choice.savesCard || !isSignedIn(shopper)) return { ...unsaved, unsaved: null };
  if (!(await hasRoomFor(deps.database, shopperId))) return { ...unsaved, unsaved: 'wallet-full' };
  const customerId = await openCustomer(deps, shopperId);
  return customerId === undefined ? { ...unsaved, unsaved: 'unavailable' } : { ...choice, customerId, unsaved: null };
};
