import { businessDaysAfter, frozenDeliveryDays } from './business-days.ts';
import type { ShippingMode } from './shipping-modes.ts';

/** What decides on which day a parcel arrives. */
export interface Parcel {
  readonly mode: Pick<ShippingMode, 'days'>;
  readonly isFrozen: boolean;
  /** The day for frozen products, `YYYY-MM-DD`; null while none is known. */
  readonly deliveryDay: string | null;
  /** Business days before which it is not packed. */
  readonly waitingDays: number;
}

/**
 * The day, `YYYY-MM-DD`, that is promised for a parcel: the chosen day for frozen products, or the first one that is still
 * possible without a choice or when it is not; for all others as many business days as the shipping mode takes. [CHK-05]
 */
export const arrivalDay = ({ mode, isFrozen, deliveryDay, waitingDays }: Parcel, now: number): string => {
  if (!isFrozen) return businessDaysAfter(now, waitingDays + mode.days);
  const [first] = frozenDeliveryDays(now, waitingDays);
  return deliveryDay === null || deliveryDay < first ? first : deliveryDay;
};
