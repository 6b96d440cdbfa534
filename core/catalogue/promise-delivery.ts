import { businessDaysAfter } from './business-days';
import type { DeliveryPromise } from './delivery-promise';
import type { DeliveryTerms } from './delivery-terms';

/**
 * Returns the promise for an order placed at `now` (milliseconds since 1970, UTC). Weekends and federal holidays do not
 * count, as in the cart.
 */
export const deliveryPromise = (now: number, { cost, freeFrom, workingDays }: DeliveryTerms): DeliveryPromise => ({
  by: businessDaysAfter(now, workingDays),
  cost,
  freeFrom,
});
