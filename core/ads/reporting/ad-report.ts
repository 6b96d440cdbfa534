import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Analytics, AnalyticsEvent } from '../../analytics/analytics';
import type { Clock } from '../../shared/clock';
import type { Logger } from '../../shared/logger';
import type { Pause } from '../../shared/pause';
import type { Refused, Unreachable } from '../../shared/upstream-failure';
import { isLeft } from '../../shared/either';

/** A click on an ad, as it is stored until it was sent (ADS-09). */
export interface AdClick {
  readonly id: string;
  /** Undefined for a banner or a slide, which is about no single product. */
  readonly sku: string | undefined;
  readonly sessionId: string;
  readonly customerId: string | undefined;
  /** Milliseconds since 1970. */
  readonly ts: number;
}

/** The last click, kept so that it survives the page it led away from. None of these fail. */
export interface AdClickStore {
  readonly recall: IO<AdClick | undefined>;
  readonly keep: (click: AdClick) => IO<void>;
  readonly forget: IO<void>;
}

/**
 * Where impressions and clicks are counted. What is sent arrives also when the page is left meanwhile. Counting the same
 * one twice is the ad server's to notice: it counts each once.
 */
export interface AdCounter {
  /** Impressions of one page view, up to 50 ids at a time. */
  readonly impressions: (ids: ReadonlyArray<string>, sessionId: string) => TaskEither<AdReportFailure, void>;
  readonly click: (click: AdClick) => TaskEither<AdReportFailure, void>;
}

/** It was not counted, or nobody knows. */
export type AdReportFailure = Refused | Unreachable;

/** Tells what became of the ads on a page (ADS-09). None of these fail: a report that cannot be made is lost. */
export interface ReportAds {
  /** Reports that an ad was seen, once for each ad in a page's life. */
  readonly seen: (adId: string) => IO<void>;
  /** An ad was followed, or its product was put into the cart. */
  readonly clicked: (ad: { readonly id: string; readonly sku?: string | undefined }) => IO<void>;
  /** Sends the click that the page before could not send. */
  readonly sendStored: IO<void>;
}

export interface ReportAdsPorts {
  /** The tag manager; it asks for consent itself. */
  readonly analytics: Analytics;
  readonly counter: AdCounter;
  readonly clickStore: AdClickStore;
  /** See `makeAdSessionId`. */
  readonly sessionId: IO<string>;
  /** Who is signed in; undefined for a guest, and for whoever may not be followed. */
  readonly customerId: IO<string | undefined>;
  readonly clock: Clock;
  readonly pause: Pause;
  /** Runs what it is given whenever the page is being left or hidden, which may be the last that it does. */
  readonly whenLeft: (run: () => void) => void;
  readonly logger: Logger;
}

/** Impressions are collected for this long, and sent in batches of at most MAX_BATCH. */
const GATHERED_MS = 1_000;
const MAX_BATCH = 50;
/** What could not be sent for so long is dropped: nobody is paid for it any more. */
const CLICK_KEPT_MS = 24 * 60 * 60_000;

/**
 * Makes the reports of one page's life. Impressions are gathered for a second, or until there are 50, or until the page is
 * left. Of several clicks each is sent and the last one is kept; one that was not counted is sent again from the next
 * page, for a day. What could not be counted is logged in one line.
 */
export const makeReportAds = (ports: ReportAdsPorts): ReportAds => {
  const { analytics, counter, clickStore, sessionId, customerId, clock, pause, whenLeft, logger } = ports;
  const reported = new Set<string>();
  let waiting: ReadonlyArray<string> = [];

  const reportToTagManager = (name: Extract<AnalyticsEvent, { widgetId: string }>['name'], widgetId: string): void => {
    try {
      analytics.report({ name, widgetId, widgetType: 'citrus' })();
    } catch {
      // Swallowed on purpose: no shopper should suffer from being counted (ADS-09).
    }
  };
  const uncounted = (what: string, { kind, ...facts }: AdReportFailure): void =>
    logger.warn(`an ad's ${what} was not counted`, { kind, ...facts })();

  const sendWaiting = (): void => {
    const ids = waiting;
    waiting = [];
    if (ids.length === 0) return;
    void counter
      .impressions(ids, sessionId())()
      .then((response) => {
        if (isLeft(response)) uncounted('impression', response.left);
      });
  };
  const sendClick = (click: AdClick): void =>
    void counter
      .click(click)()
      .then((response) => {
        if (isLeft(response)) return uncounted('click', response.left);
        // Meanwhile there may have been another click, which is not sent yet.
        if (isSameClick(clickStore.recall(), click)) clickStore.forget();
      });
  whenLeft(sendWaiting);

  return {
    seen: (adId) => () => {
      if (reported.has(adId)) return;
      reported.add(adId);
      reportToTagManager('CITRUS_AD_IMPRESSION', adId);
      waiting = [...waiting, adId];
      if (waiting.length >= MAX_BATCH) sendWaiting();
      else if (waiting.length === 1) void pause(GATHERED_MS)().then(sendWaiting);
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
      // One that comes from the future was kept by a clock that was wrong: it could stay for ever.
      const age = clock() - stored.ts;
      if (age >= 0 && age < CLICK_KEPT_MS) sendClick(stored);
      else clickStore.forget();
    },
  };
};

const isSameClick = (one: AdClick | undefined, other: AdClick): boolean => one?.id === other.id && one.ts === other.ts;
