import type { CheckoutPart } from '../../core/checkout/loading/checkout';
import { CHECKOUT_PATHS } from '../../core/paths/paths';
import { firstOpenPath } from './checkout-steps';

/** The parameter with which Payment says that the order has no payment any more. */
export const PAYMENT_GONE = 'payment-gone';

/**
 * Returns the path of the first step that is not complete when an order could not be placed for that. What is missing was
 * there at Review, so it was removed meanwhile, such as a card in another tab, and Payment says so (PAY-05).
 */
export const reopenedPath = (missing: ReadonlyArray<CheckoutPart>): string => {
  const path = firstOpenPath(missing);
  return path === CHECKOUT_PATHS.payment ? `${path}?${PAYMENT_GONE}=1` : path;
};
