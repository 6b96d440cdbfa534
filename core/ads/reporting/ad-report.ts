import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Analytics, AnalyticsEvent } from '../../analytics/analytics';
import type { Clock } from '../../shared/clock';
import type { Logger } from '../../shared/logger';
import type { Pause } from '../../shared/pause';
import type { Refused, Unreachable } from '../../shared/upstream-failure';
import { isLeft } from '../../shared/either';

/** A click on an ad. It is stored until the ad server has counted it (ADS-09). */
export interface AdClick {
  readonly id: string;
  /** Undefined for a banner or a slide, because these advertise no single product. */
  readonly sku: string | undefined;
  readonly sessionId: string;
  readonly customerId: string | undefined;
  /** Milliseconds since 1970. */
  readonly ts: number;
}

/** Stores the last click, so that the next page can send it again. None of these fail. */
export interface AdClickStore {
  readonly recall: IO<AdClick | undefined>;
  readonly keep: (click: AdClick) => IO<void>;
  readonly forget: IO<void>;
}

/**
 * Counts impressions and clicks. A request arrives also when the shopper leaves the page. The ad server recognises
 * repeated reports and counts each impression and click once.
 */
export interface AdCounter {
  /** Impressions of one page view, up to 50 ids at a time. */
  readonly impressions: (ids: ReadonlyArray<string>, sessionId: string) => TaskEither<AdReportFailure, void>;
  readonly click: (click: AdClick) => TaskEither<AdReportFailure, void>;
}

/** The report was refused, or it is not known whether it was counted. */
export type AdReportFailure = Refused | Unreachable;

/** Reports impressions and clicks of the ads on a page (ADS-09). None of these fail: a report that cannot be made is lost. */
export interface ReportAds {
  /** Reports that an ad was seen, once for each ad in a page's life. */
  readonly seen: (adId: string) => IO<void>;
  /** Reports that the shopper followed an ad, or added its product to the cart. */
  readonly clicked: (ad: { readonly id: string; readonly sku?: string | undefined }) => IO<void>;
  /** Sends the stored click of an earlier page. */
  readonly sendStored: IO<void>;
}

export interface ReportAdsPorts {
  /** The tag manager; it checks the consent itself. */
  readonly analytics: Analytics;
  readonly counter: AdCounter;
  readonly clickStore: AdClickStore;
  /** See `makeAdSessionId`. */
  readonly sessionId: IO<string>;
  /** Id of the signed-in customer; undefined for a guest, and without consent to tracking. */
  readonly customerId: IO<string | undefined>;
  readonly clock: Clock;
  readonly pause: Pause;
  /** Calls `run` whenever the page is left or hidden. This may be the last code that runs on the page. */
  readonly whenLeft: (run: () => void) => void;
  readonly logger: Logger;
}

/** Impressions are collected for this long, and sent in batches of at most MAX_BATCH. */
const COLLECTED_MS = 1_000;
const MAX_BATCH = 50;
/** An older stored click is dropped, because it is no longer billed. */
const CLICK_KEPT_MS = 24 * 60 * 60_000;

/**
 * Makes the reports of one page. Impressions are collected for a second, or until there are 50, or until the page is left.
 * Each click is sent; the last one is also stored, and the next page sends it again when it was not counted, for a day.
 * A report that was not counted is logged in one line.
 */
export const makeReportAds = (ports: ReportAdsPorts): ReportAds => {
  const { analytics, clickStore, sessionId, customerId, clock } = ports;
  const reported = new Set<string>();
  const countImpression = makeImpressionQueue(ports);
  const sendClick = makeSendClick(ports);

  const reportToTagManager = (name: Extract<AnalyticsEvent, { widgetId: string }>['name'], widgetId: string): void => {
    try {
      analytics.report({ name, widgetId, widgetType: 'citrus' })();
    } catch {
      // Ignored on purpose: a fault of the tag manager must not disturb the shopper (ADS-09).
    }
  };

  return {
    seen: (adId) => () => {
      if (reported.has(adId)) return;
      reported.add(adId);
      reportToTagManager('CITRUS_AD_IMPRESSION', adId);
      countImpression(adId);
    },
    clicked:
      ({ id, sku }) =>
      () => {
        const click: AdClick = { id, sku, sessionId: sessionId(), customerId: customerId(), ts: clock() };
        clickStore.keep(click)();
        sendClick(click);
        reportToTagManager('CITRUS_AD_CLICK', id);
      },
    sendStored: () => {
      const stored = clickStore.recall();
      if (stored === undefined) return;
      // A time in the future comes from a wrong clock; without this check the click could be kept for ever.
      const age = clock() - stored.ts;
      if (age >= 0 && age < CLICK_KEPT_MS) sendClick(stored);
      else clickStore.forget();
    },
  };
};

const logUncounted = (logger: Logger, what: string, { kind, ...facts }: AdReportFailure): void =>
  logger.warn(`an ad's ${what} was not counted`, { kind, ...facts })();

/** Collects impressions and sends them in batches: after a second, at 50, or when the page is left. */
const makeImpressionQueue = ({
  counter,
  sessionId,
  pause,
  whenLeft,
  logger,
}: ReportAdsPorts): ((adId: string) => void) => {
  let waiting: ReadonlyArray<string> = [];
  const send = (): void => {
    const ids = waiting;
    waiting = [];
    if (ids.length === 0) return;
    void counter
      .impressions(ids, sessionId())()
      .then((response) => {
        if (isLeft(response)) logUncounted(logger, 'impression', response.left);
      });
  };
  whenLeft(send);
  return (adId) => {
    waiting = [...waiting, adId];
    if (waiting.length >= MAX_BATCH) send();
    else if (waiting.length === 1) void pause(COLLECTED_MS)().then(send);
  };
};

/** Sends a click, and removes it from the store when it was counted. */
const makeSendClick =
  ({ counter, clickStore, logger }: ReportAdsPorts) =>
  (click: AdClick): void =>
    void counter
      .click(click)()
      .then((response) => {
        if (isLeft(response)) return logUncounted(logger, 'click', response.left);
        // The store may hold a newer click, which has not been counted yet.
        if (isSameClick(clickStore.recall(), click)) clickStore.forget();
      });

const isSameClick = (one: AdClick | undefined, other: AdClick): boolean => one?.id === other.id && one.ts === other.ts;
