import type { IO } from 'fp-ts/IO';
import type { Clock } from '../shared/clock';
import type { KeyValueStorage } from '../shared/key-value-storage';
import type { Analytics } from './analytics';
import type { BehaviourTracker, TrackedItem } from './behaviour';

/** What a purchase tells others: nothing about the person. Amounts are in the shop's currency. */
export interface PlacedPurchase {
  readonly orderId: string;
  /** When the order was placed, in ISO 8601. */
  readonly placedAt: string | undefined;
  /** The price of the products after discounts, without shipping and tax. */
  readonly revenue: number;
  readonly items: ReadonlyArray<TrackedItem & { readonly quantity: number; readonly price: number }>;
}

/** Reports an order to the ad server, so that it counts for the ads that led to it. Never fails. */
export interface PurchaseCounter {
  readonly ordered: (purchase: PlacedPurchase) => IO<void>;
}

export interface ReportPurchasePorts {
  readonly analytics: Analytics;
  readonly behaviour: BehaviourTracker;
  readonly ads: PurchaseCounter;
  /** The storage that outlives the visit: the marks of reported orders. */
  readonly marks: KeyValueStorage;
  readonly clock: Clock;
}

/** Not in the specification: the numbers of the orders that this browser has reported, separated by commas. */
export const REPORTED_ORDERS_KEY = 'REPORTED_ORDERS';
const MAX_MARKS = 50;
/** An order that is older was placed on another occasion, whatever this browser has stored. */
const FRESH_MS = 30 * 60_000;

/**
 * Reports a placed order to the tag manager, the search service and the ad server, once for each order. The page after
 * the order can be loaded again, so the browser marks the order before it reports: a report that is lost is not
 * repeated. An order is not reported when it is older than half an hour, when its time is unknown or in the future, or
 * when the browser cannot store the mark. Without consent the receivers drop it themselves, and it stays marked: consent
 * that is given later does not apply to it. Never fails.
 */
export type ReportPurchase = (purchase: PlacedPurchase) => IO<void>;

export const makeReportPurchase =
  ({ analytics, behaviour, ads, marks, clock }: ReportPurchasePorts): ReportPurchase =>
  (purchase) =>
  () => {
    if (!isFresh(purchase, clock()) || !mark(marks, purchase.orderId)) return;
    const { orderId, revenue, items } = purchase;
    analytics.report({ name: 'purchase', orderId, revenue, items })();
    behaviour.track({ kind: 'purchased', orderId, revenue, items })();
    ads.ordered(purchase)();
  };

/** Clocks of browsers differ from the service's by some minutes. */
const SKEW_MS = 5 * 60_000;

const isFresh = ({ placedAt }: PlacedPurchase, now: number): boolean => {
  const age = now - Date.parse(placedAt ?? '');
  return age >= -SKEW_MS && age <= FRESH_MS;
};

/** Marks an order. Returns false when it was marked before, or when the mark cannot be stored. */
const mark = ({ read, write }: KeyValueStorage, orderId: string): boolean => {
  const marked = marksIn(read(REPORTED_ORDERS_KEY)());
  if (marked.includes(orderId)) return false;
  write(REPORTED_ORDERS_KEY, [...marked, orderId].slice(-MAX_MARKS).join(','))();
  return marksIn(read(REPORTED_ORDERS_KEY)()).includes(orderId);
};

const marksIn = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? '').split(',').filter((orderId) => orderId !== '');
