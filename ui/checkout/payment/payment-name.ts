import type { ChosenPayment, SavedCard } from '../../../core/checkout/loading/checkout';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { brandName } from '../card/brand-name';

const expiry = ({ expiryMonth, expiryYear }: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>): string =>
  expiryMonth === undefined || expiryYear === undefined
    ? ''
    : `, expires ${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;

/** Returns a payment by its brand and last four digits; nothing else of a card is known (PAY-02). */
export const paymentText = (payment: ChosenPayment | SavedCard, card = DEFAULT_BRAND.card): string => {
  if (payment.kind === 'paypal') return 'PayPal';
  const name = payment.kind === 'petco-pay' ? card : brandName(payment.brand);
  return `${name}${payment.lastFour === '' ? '' : ` ending in ${payment.lastFour}`}${expiry(payment)}`;
};
