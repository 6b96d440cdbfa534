import { billingAddresses, otherBillingAddress } from '../../../core/checkout/steps/billing-address';
import type { TypedCard } from '../../../core/checkout/steps/card-entry';
import { isExpired, type SavedCard } from '../../../core/checkout/loading/checkout';
import { billToSaved, SAME_AS_DELIVERY } from './billing-options';
import { chosenCard, CURRENT, NEW_CARD, PAYPAL, TYPED_CARD, valueOf } from './payment-options';
import type { ShownCheckout } from '../shown-checkout';

/**
 * Returns the option to begin with: the present payment unless it was declined, the default card, another saved one, a new
 * card, or PayPal. Expired cards are left out, since they cannot be chosen (PAY-05).
 * @param now in milliseconds since 1970
 */
export const bestOption = (
  checkout: ShownCheckout | undefined,
  typedCard: TypedCard | undefined,
  now: number,
): string => {
  if (typedCard !== undefined) return TYPED_CARD;
  const { savedCards = [], payment } = checkout ?? {};
  const present = chosenCard(savedCards, payment);
  const isUsable = payment !== undefined && payment.declined === undefined && !isExpired(payment, now);
  if (isUsable) return present === undefined ? CURRENT : valueOf(present);
  const cards = savedCards.filter((each) => each !== present && !isExpired(each, now));
  const card: SavedCard | undefined = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  if (card !== undefined) return valueOf(card);
  return checkout?.cardFields === undefined && checkout?.hasPayPal === true ? PAYPAL : NEW_CARD;
};

/** Returns the option to begin with: what was chosen before, else the default address for bills, else that of the delivery. */
export const firstBilling = (checkout: ShownCheckout | undefined): string => {
  if (checkout === undefined) return SAME_AS_DELIVERY;
  const { billingAddress, deliveryAddress, payment } = checkout;
  if (billingAddress !== undefined && billingAddress.id !== deliveryAddress?.id) return billToSaved(billingAddress);
  const isChosen = payment !== undefined && deliveryAddress !== undefined;
  const saved = isChosen ? undefined : otherBillingAddress(checkout);
  if (saved !== undefined) return billToSaved(saved);
  const [first] = deliveryAddress === undefined ? billingAddresses(checkout) : [];
  return first === undefined ? SAME_AS_DELIVERY : billToSaved(first);
};
