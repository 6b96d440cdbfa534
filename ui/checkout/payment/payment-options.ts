import type { ChosenPayment, SavedCard } from '../../../core/checkout/loading/checkout';
import type { PaymentChoice } from '../../../core/checkout/loading/checkout-gateway';

/** The values of the options in the payment's form, beside those of saved cards. */
export const NEW_CARD = 'new-card';
export const PAYPAL = 'paypal';
/** The payment that is chosen already. */
export const CURRENT = 'current';
/** A card that was typed on the provider's own page. */
export const TYPED_CARD = 'typed-card';

/** Returns the value of a saved card's option. */
export const valueOf = ({ kind, walletId }: Pick<SavedCard, 'kind' | 'walletId'>): string => `${kind}:${walletId}`;

/** Returns the saved card that is the chosen payment; undefined for another payment, and for a card that is not saved any more. */
export const chosenCard = (
  savedCards: ReadonlyArray<SavedCard>,
  payment: ChosenPayment | undefined,
): SavedCard | undefined => {
  if (payment?.kind !== 'saved' && payment?.kind !== 'petco-pay') return undefined;
  const kind = payment.kind === 'saved' ? 'card' : 'petco-pay';
  return savedCards.find(
    (card) =>
      card.kind === kind &&
      card.brand === payment.brand &&
      card.lastFour === payment.lastFour &&
      card.expiryMonth === payment.expiryMonth &&
      card.expiryYear === payment.expiryYear,
  );
};

/** Returns the saved card that an option stands for; undefined for other values. */
export const savedChoice = (value: string): PaymentChoice | undefined => {
  const [, kind, walletId] = /^(card|petco-pay):([\w-]{1,64})$/.exec(value) ?? [];
  if (walletId === undefined) return undefined;
  return kind === 'card' ? { kind: 'saved', walletId } : { kind: 'petco-pay', walletId };
};
