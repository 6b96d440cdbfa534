import { businessDaysAfter, frozenDeliveryDays } from '../cart/business-days.ts';
import type { ShippingMode } from '../cart/shipping-modes.ts';

/** What decides on which day a parcel arrives. */
export interface Parcel {
  readonly mode: Pick<ShippingMode, 'days'>;
  readonly isFrozen: boolean;
  /** The day that the shopper chose for frozen products, `YYYY-MM-DD`. */
  readonly deliveryDay: string | null;
  /** Business days before which it is not packed. */
  readonly waitingDays: number;
}

/**
 * The day, `YYYY-MM-DD`, that is promised for a parcel: the chosen day for frozen products, or the first one that is still
 * possible when that one is not; for all others as many business days as the shipping mode takes. [CHK-05]
 */
export const arrivalDay = ({ mode, isFrozen, deliveryDay, waitingDays }: Parcel, now: number): string => {
  if (!isFrozen || deliveryDay === null) return businessDaysAfter(now, waitingDays + mode.days);
  const [first = deliveryDay] = frozenDeliveryDays(now, waitingDays);
  return deliveryDay < first ? first : deliveryDay;
};
