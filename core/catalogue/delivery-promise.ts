import { businessDaysAfter } from './business-days';
import type { DeliveryTerms } from './delivery-terms';

/** The shop's promise for a delivery. Amounts are in the shop's currency; `by` is a day, `2026-11-25`. */
export interface DeliveryPromise {
  readonly by: string;
  readonly cost: number;
  readonly freeFrom: number;
}

/**
 * Returns the promise for an order placed at `now` (milliseconds since 1970, UTC). Weekends and federal holidays do not
 * count, as in the cart.
 */
export const deliveryPromise = (now: number, { cost, freeFrom, workingDays }: DeliveryTerms): DeliveryPromise => ({
  by: businessDaysAfter(now, workingDays),
  cost,
  freeFrom,
});

/** `Wed, Nov 25`. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toUTCString().replace(/^(\w{3}), 0?(\d{1,2}) (\w{3}).*$/, '$1, $3 $2');
