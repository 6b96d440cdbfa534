import type { CheckoutPart } from '../../core/checkout/loading/checkout';
import type { PlaceOrderFailure } from '../../core/checkout/loading/checkout-gateway';
import { CHECKOUT_PATHS } from '../../core/paths/paths';
import { firstOpenPath } from './checkout-steps';

/** The parameter with which Payment says that the order has no payment any more. */
export const PAYMENT_GONE = 'payment-gone';

/** The parameters with which Delivery says that the order has no address, or no day, that it can go to or arrive on. */
export const ADDRESS_GONE = 'address-gone';
export const DAY_GONE = 'day-gone';

/** The parameter with which Payment says that the typed card has to be entered again. */
export const CARD_GONE = 'card-gone';

/**
 * Returns the path of the first step that is not complete when an order could not be placed for that. What is missing was
 * there at Review, so it was removed or is not offered any more, such as a card in another tab or a day after midnight, and
 * the step says so (CHK-07, PAY-05).
 */
export const reopenedPath = (missing: ReadonlyArray<CheckoutPart>): string => {
  const path = unfinishedPath(missing);
  return path === CHECKOUT_PATHS.payment ? `${path}?${PAYMENT_GONE}=1` : path;
};

/** As `reopenedPath`, for an order that was perhaps never complete: only Delivery says what it needs. */
export const unfinishedPath = (missing: ReadonlyArray<CheckoutPart>): string => {
  const path = firstOpenPath(missing);
  if (path !== CHECKOUT_PATHS.delivery) return path;
  return `${path}?${missing.includes('address') ? ADDRESS_GONE : DAY_GONE}=1`;
};

/** Returns the path of the step in which a refused order is mended, which says why; undefined when that is not one step. */
export const pathAfter = (failure: PlaceOrderFailure): string | undefined => {
  if (failure.kind === 'payment-gone') return `${CHECKOUT_PATHS.payment}?${CARD_GONE}=1`;
  return failure.kind === 'incomplete' ? reopenedPath(failure.missing) : undefined;
};
