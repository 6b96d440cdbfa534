import type { Order, ShopCancellation } from './order';

/** What has paid for an order, and what it costs now. */
export type PaidBy = Pick<Order, 'giftCards' | 'payment' | 'total'>;

const HALF_A_CENT = 0.005;

/** Of what the money is meant: everything that was ordered, or a part of it. */
type Canceled = 'everything' | 'items';

/**
 * Says what canceling does with the money, or has done: a gift card has paid already and gets it back, anything else is
 * charged later (ORD-05, PAY-05).
 */
export const cancelMoneyWords = (
  { giftCards, payment, total }: PaidBy,
  what: Canceled,
  tense: 'present' | 'past' = 'past',
): string => {
  const isAll = what === 'everything';
  if (giftCards.length === 0) return isAll ? 'You won’t be charged.' : 'You won’t be charged for these items.';
  const [cards, them] = giftCards.length === 1 ? ['your gift card', 'it'] : ['your gift cards', 'them'];
  const back = `${tense === 'past' ? 'went' : 'goes'} back to ${them}`;
  if (payment === undefined) return `What ${cards} paid${isAll ? '' : ' for these items'} ${back}.`;
  // Nothing is left to charge when everything is canceled, or the gift cards cover what the order costs now.
  const isNothingDue = tense === 'past' && giftCards.reduce((due, { amount }) => due - amount, total) < HALF_A_CENT;
  if (isAll || isNothingDue) {
    const part = isAll || total < HALF_A_CENT ? '' : ' beyond the new total';
    return `What ${cards} paid${part} ${back}, and you won’t be charged the rest.`;
  }
  const account = payment.kind === 'paypal' ? 'your PayPal account' : 'your card';
  return `We’ll charge ${account} less, and what ${cards} paid beyond the new total ${back}.`;
};

/** A text of the shop's people, with a full stop where they left it out. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Says that the shop is sorry to have canceled a shipment, and why. */
export const shopCancelWords = ({ kind, reason }: ShopCancellation): string => {
  const words = reason === undefined ? '' : ` ${sentence(reason)}`;
  if (kind === 'payment-ended') {
    return `We’re sorry: your payment authorization ended before we could send these items.${words}`;
  }
  return words === ''
    ? 'We’re sorry: we couldn’t send these items.'
    : `We’re sorry: we had to cancel these items.${words}`;
};
