import type { TaxPlace } from '../taxes/tax-provider.ts';
import { shopDay } from '../stores/shop-day.ts';
import { firstPickupDay, isClosedToday, localTime, type StoreCalendar } from '../stores/store-time.ts';
import type { Fulfilment } from './fulfilment.ts';
import { arrivalDay } from './arrival-day.ts';
import type { ShippingMode } from './shipping-modes.ts';
import { approvalDaysOf } from '../prescriptions/prescription.ts';

/** A pickup order is packed within two hours. */
const MINUTES_TO_PACK = 120;
/** Same-day orders are taken until this hour, in the store's own time. */
export const SAME_DAY_UNTIL_HOUR = 15;
/** Statute miles that a same-day delivery goes. */
export const SAME_DAY_MILES = 15;

/** The facts of an item that decide how it can reach the shopper. */
export interface OfferedItem {
  readonly quantity: number;
  /** Whether it has a price and can be ordered here at all. */
  readonly isSold: boolean;
  readonly pickupOnly: boolean;
  /** The other company that sells and ships it. */
  readonly vendor: string | null;
  /** Whether a vet has to approve it before it is shipped. */
  readonly needsPrescription: boolean;
}

/** A store with its name, place and days. */
export interface OfferingStore extends StoreCalendar {
  readonly id: string;
  readonly name: string;
  readonly place: TaxPlace;
}

/** Why an item cannot be had in a way. */
export type NotOffered =
  | 'not-sold'
  | 'pickup-only'
  | 'vendor'
  | 'prescription'
  | 'no-store'
  | 'no-zip'
  | 'not-nearby'
  | 'store-closed'
  | 'too-late'
  | 'closes-early'
  | 'out-of-stock'
  | 'too-few';

/** One way in which an item can be had, or why it cannot. */
export interface FulfilmentOption {
  readonly fulfilment: Fulfilment;
  /** Undefined when the way is available. */
  readonly reason?: NotOffered;
  /** The stock at the place that would send it. */
  readonly available: number;
  /** Day of arrival or pickup, `YYYY-MM-DD`; undefined when the way is not available. */
  readonly date?: string;
  /** The store of a pickup or same-day delivery. */
  readonly store?: OfferingStore;
}

/** Whether no store hands it over: another company ships it, or the pharmacy does. */
const isShippedOnly = ({ vendor, needsPrescription }: OfferedItem): boolean => vendor !== null || needsPrescription;

const shippedOnlyReason = ({ vendor }: OfferedItem): NotOffered => (vendor === null ? 'prescription' : 'vendor');

const stockReason = (quantity: number, available: number): NotOffered | undefined =>
  available >= quantity ? undefined : available === 0 ? 'out-of-stock' : 'too-few';

/** The facts that decide whether and when an item is shipped. */
export interface ShipOffer {
  readonly available: number;
  /** Whether it is shipped frozen, on a day that the shopper chooses. */
  readonly frozen: boolean;
  readonly mode: ShippingMode;
  /** The day for frozen items, `YYYY-MM-DD`; null while none is known. */
  readonly deliveryDay: string | null;
  readonly now: number;
}

/**
 * Shipping to the shopper's address: any item that is sold, not for pickup only, and in stock online. A frozen item comes
 * on `deliveryDay`, or on the first day that is possible. The day of an item with a prescription allows for the approval.
 * [CHK-02] [CHK-05] [PRO-07]
 */
export const shipOption = (
  item: OfferedItem,
  { available, frozen, mode, deliveryDay, now }: ShipOffer,
): FulfilmentOption => {
  const reason = !item.isSold ? 'not-sold' : item.pickupOnly ? 'pickup-only' : stockReason(item.quantity, available);
  if (reason !== undefined) return { fulfilment: 'ship', available, reason };
  const parcel = { mode, isFrozen: frozen, deliveryDay, waitingDays: approvalDaysOf([item]) };
  return { fulfilment: 'ship', available, date: arrivalDay(parcel, now) };
};

/** The facts of a store that may hand an item over. */
export interface StoreOffer {
  /** Undefined for a store id without a record: stock is checked, opening hours are not. */
  readonly store: OfferingStore | undefined;
  readonly available: number;
  readonly now: number;
}

/** Pickup in a store: today when the store has stock and closes later than two hours from now, else its next day. [CHK-02] */
export const pickupOption = (item: OfferedItem, offer: StoreOffer | undefined): FulfilmentOption => {
  const { store, available = 0, now = 0 } = offer ?? {};
  const date = store === undefined ? shopDay(now) : firstPickupDay(store, now, MINUTES_TO_PACK);
  const reason = !item.isSold
    ? 'not-sold'
    : isShippedOnly(item)
      ? shippedOnlyReason(item)
      : offer === undefined
        ? 'no-store'
        : date === undefined || (store !== undefined && isClosedToday(store, now) && available === 0)
          ? 'store-closed'
          : stockReason(item.quantity, available);
  return {
    fulfilment: 'pickup',
    available,
    ...(store === undefined ? {} : { store }),
    ...(reason === undefined && date !== undefined ? { date } : { reason: reason ?? 'store-closed' }),
  };
};

/**
 * Delivery on the same day from a store near the shopper, ordered before 3 pm of the store's time, and two hours before
 * the store closes. [CHK-02]
 */
export const sameDayOption = (
  item: OfferedItem,
  offer: StoreOffer | 'no-zip' | 'not-nearby' | undefined,
): FulfilmentOption => {
  const { store, available = 0, now = 0 } = typeof offer === 'object' ? offer : {};
  const time = store === undefined ? undefined : localTime(store.timeZone, now);
  const reason = !item.isSold
    ? 'not-sold'
    : item.pickupOnly
      ? 'pickup-only'
      : isShippedOnly(item)
        ? shippedOnlyReason(item)
        : typeof offer === 'string'
          ? offer
          : store === undefined || time === undefined
            ? 'not-nearby'
            : isClosedToday(store, now)
              ? 'store-closed'
              : time.minutes >= SAME_DAY_UNTIL_HOUR * 60
                ? 'too-late'
                : firstPickupDay(store, now, MINUTES_TO_PACK) !== time.day
                  ? 'closes-early'
                  : stockReason(item.quantity, available);
  return {
    fulfilment: 'same-day',
    available,
    ...(store === undefined ? {} : { store }),
    ...(reason === undefined && time !== undefined ? { date: time.day } : { reason: reason ?? 'not-nearby' }),
  };
};

/** What a shopper reads when a way is not available; empty when it is. */
export const reasonText = ({ reason, fulfilment, available, store }: FulfilmentOption, item: OfferedItem): string => {
  const at = fulfilment === 'ship' ? '' : ` at ${store?.name ?? 'this store'}`;
  switch (reason) {
    case undefined:
      return '';
    case 'not-sold':
      return 'This item isn’t sold online.';
    case 'pickup-only':
      return 'This item is available for store pickup only.';
    case 'vendor':
      return `This item is sold and shipped by ${item.vendor ?? 'another company'}.`;
    case 'prescription':
      return 'Prescription items ship after your vet approves them.';
    case 'no-store':
      return 'Choose a store for pickup.';
    case 'no-zip':
      return 'Enter your ZIP code to see same-day delivery.';
    case 'not-nearby':
      return 'Same-day delivery isn’t available in this ZIP code.';
    case 'store-closed':
      return `${store?.name ?? 'The store'} is closed.`;
    case 'too-late':
      return 'It’s too late for delivery today. Order before 3 pm tomorrow.';
    case 'closes-early':
      return `${store?.name ?? 'The store'} closes too soon for delivery today.`;
    case 'out-of-stock':
      return `Out of stock${at}.`;
    case 'too-few':
      return `Only ${available} available${at}.`;
  }
};
