import type { IO } from 'fp-ts/IO';
import type { Clock } from '../shared/clock';
import type { Cookies } from '../shared/cookies';
import type { KeyValueStorage } from '../shared/key-value-storage';
import type { Analytics } from './analytics';
import type { BehaviourTracker, TrackedItem } from './behaviour';
import type { Consent } from './consent';

/** What a purchase tells others: nothing about the person. Amounts are in the shop's currency. */
export interface PlacedPurchase {
  readonly orderId: string;
  /** When the order was placed, in ISO 8601. */
  readonly placedAt: string | undefined;
  /** The price of the products after discounts, without shipping and tax. */
  readonly revenue: number;
  readonly items: ReadonlyArray<TrackedItem & { readonly quantity: number; readonly price: number }>;
}

/**
 * Reports an order to the ad server, so that it counts for the ads that led to it (ORD-03). Lines without a part number or
 * a quantity do not count. Never fails: a report is lost while the server is down, and nothing is repeated.
 */
export interface PurchaseCounter {
  readonly ordered: (purchase: PlacedPurchase) => IO<void>;
}

export interface ReportPurchasePorts {
  readonly analytics: Analytics;
  readonly behaviour: BehaviourTracker;
  readonly ads: PurchaseCounter;
  /** The storage that outlives the visit: the marks of reported orders. */
  readonly marks: KeyValueStorage;
  /**
   * Keep the marks while their orders are reported, also after a sign-out, which clears the storage (USR-08). Nothing is
   * written to them without consent.
   */
  readonly cookies: Pick<Cookies, 'read' | 'write'>;
  readonly consent: Pick<Consent, 'mayTrack'>;
  readonly clock: Clock;
}

/** Not in the specification: the numbers of the orders that this browser has reported, separated by commas. */
export const REPORTED_ORDERS_KEY = 'REPORTED_ORDERS';
const MAX_MARKS = 50;
/** The cookie is sent with every request. */
const MAX_IN_COOKIE = 10;
/** An order that is older was placed on another occasion, whatever this browser has stored. */
const FRESH_MS = 30 * 60_000;

/**
 * Reports a placed order to the tag manager, the search service and the ad server, once for each order. The page after
 * the order can be loaded again, so the browser marks the order before it reports: a report that is lost is not
 * repeated. An order is not reported when it is older than half an hour, when its time is unknown or in the future, or
 * when the browser cannot store the mark. Without consent the receivers drop it themselves, and it stays marked in the
 * storage: consent that is given later does not apply to it. Never fails.
 */
export type ReportPurchase = (purchase: PlacedPurchase) => IO<void>;

export const makeReportPurchase =
  ({ analytics, behaviour, ads, clock, ...marks }: ReportPurchasePorts): ReportPurchase =>
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
const mark = (
  { marks, cookies, consent }: Pick<ReportPurchasePorts, 'marks' | 'cookies' | 'consent'>,
  orderId: string,
): boolean => {
  const stored = marksIn(marks);
  const recent = marksIn(cookies);
  if (stored.includes(orderId) || recent.includes(orderId)) return false;
  marks.write(REPORTED_ORDERS_KEY, latest([...stored, orderId], MAX_MARKS))();
  if (consent.mayTrack()) {
    const maxAgeSeconds = (FRESH_MS + SKEW_MS) / 1000;
    cookies.write(REPORTED_ORDERS_KEY, latest([...recent, orderId], MAX_IN_COOKIE), { maxAgeSeconds })();
  }
  return marksIn(marks).includes(orderId);
};

const latest = (orderIds: ReadonlyArray<string>, most: number): string => orderIds.slice(-most).join(',');

const marksIn = ({ read }: Pick<KeyValueStorage, 'read'>): ReadonlyArray<string> =>
  (read(REPORTED_ORDERS_KEY)() ?? '').split(',').filter((orderId) => orderId !== '');
