import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { Clock } from '../../shared/clock';
import type { Logger } from '../../shared/logger';
import type { Pause } from '../../shared/pause';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { AdServer, AdVisitor } from './ad-server';

/**
 * The outcome of a report: `repeated` was sent before, `dropped` found the queue full, `lost` could not be delivered.
 */
export type ReportOutcome = 'sent' | 'repeated' | 'dropped' | 'lost';
type Kind = 'impression' | 'click';

export interface CountAdsPorts {
  readonly adServer: Pick<AdServer, Kind>;
  readonly clock: Clock;
  readonly pause: Pause;
  readonly logger: Logger;
  /** Called once for each report. */
  readonly observe?: ((kind: Kind, outcome: ReportOutcome) => void) | undefined;
}

/**
 * Sends reports of pages on to the ad server in the background (ADS-09). An id that the same session reported within the
 * last ten minutes is not sent again. A report that fails temporarily is sent once more.
 */
export interface CountAds {
  /** Queues a click. Returns false, and logs it, when the queue is full. Never fails. */
  readonly click: (adId: string, visitor?: AdVisitor) => IO<boolean>;
  /** Queues impressions. Returns whether all of them were accepted. */
  readonly impressions: (adIds: ReadonlyArray<string>, visitor?: AdVisitor) => IO<boolean>;
  /** Resolves when the queue is empty. */
  readonly settled: Task<void>;
}

/** A retry waits longer than a circuit breaker blocks calls to a failing service. */
export const RETRY_REPORT_AFTER_MS = 6_000;
export const LOG_AGAIN_AFTER_MS = 10 * 60_000;
export const MAX_QUEUED_REPORTS = 5_000;
/** Only clicks are billed: the queue accepts this many more clicks after impressions have filled it. */
export const EXTRA_CLICKS = 1_000;
const MAX_CONCURRENT = 8;
/** Enough for more than 300 ids a second during ten minutes. */
const MAX_REMEMBERED = 200_000;

interface Report {
  readonly kind: Kind;
  readonly adId: string;
  readonly visitor: AdVisitor | undefined;
  readonly isRetry: boolean;
}

export const makeCountAds = ({ adServer, clock, pause, logger, observe }: CountAdsPorts): CountAds => {
  const reportedAt = new Map<string, number>();
  let isFull = false;
  let isLosing = false;

  const send = async (report: Report): Promise<void> => {
    const { kind, adId, visitor, isRetry } = report;
    const outcome = await adServer[kind](adId, visitor)();
    if (E.isRight(outcome)) {
      isLosing = false;
      observe?.(kind, 'sent');
    } else if (isRetry || !isTemporary(outcome.left)) lose(report, outcome.left);
    else void queue.addLater({ ...report, isRetry: true }, pause(RETRY_REPORT_AFTER_MS));
  };

  /**
   * Gives up a report and allows the same one to be reported again. An ad server that is down is logged once, not for
   * each of thousands of reports.
   */
  const lose = ({ kind, adId, visitor }: Report, failure: UpstreamFailure): void => {
    reportedAt.delete(keyOf(kind, adId, visitor));
    observe?.(kind, 'lost');
    if (!isLosing) logger.warn(`reports of ads are lost, first of all a ${kind}`, { ...failure, facts: undefined })();
    isLosing = true;
  };

  const queue = makeReportQueue(send, () => (isFull = false));

  const take = (kind: Kind, adId: string, visitor: AdVisitor | undefined): boolean => {
    const key = keyOf(kind, adId, visitor);
    const now = clock();
    if (now - (reportedAt.get(key) ?? -Infinity) < LOG_AGAIN_AFTER_MS) {
      observe?.(kind, 'repeated');
      return true;
    }
    if (queue.size() >= MAX_QUEUED_REPORTS + (kind === 'click' ? EXTRA_CLICKS : 0)) {
      observe?.(kind, 'dropped');
      if (!isFull) logger.error('too many reports of ads wait: some are dropped', { waiting: queue.size() })();
      isFull = true;
      return false;
    }
    remember(reportedAt, key, now);
    queue.add({ kind, adId, visitor, isRetry: false });
    return true;
  };

  const takeAll = (kind: Kind, adIds: ReadonlyArray<string>, visitor: AdVisitor | undefined): boolean => {
    const taken = adIds.map((adId) => take(kind, adId, visitor));
    queue.work();
    return !taken.includes(false);
  };

  return {
    click: (adId, visitor) => () => takeAll('click', [adId], visitor),
    impressions: (adIds, visitor) => () => takeAll('impression', adIds, visitor),
    settled: queue.settled,
  };
};

interface ReportQueue {
  readonly add: (report: Report) => void;
  /** Adds a report after a delay; it counts as waiting until then. */
  readonly addLater: (report: Report, delay: Task<void>) => Promise<void>;
  /** Number of waiting reports. */
  readonly size: () => number;
  /** Sends waiting reports, up to the limit of concurrent requests. */
  readonly work: () => void;
  readonly settled: Task<void>;
}

/**
 * Sends clicks before impressions, and each kind in the order of arrival. `onEmpty` runs each time the queue becomes
 * empty.
 */
const makeReportQueue = (send: (report: Report) => Promise<void>, onEmpty: () => void): ReportQueue => {
  const waiting: Readonly<Record<Kind, Set<Report>>> = { click: new Set(), impression: new Set() };
  let sending = 0;
  let delayed = 0;
  let listeners: ReadonlyArray<() => void> = [];
  const size = (): number => waiting.click.size + waiting.impression.size + delayed;

  const work = (): void => {
    for (const reports of [waiting.click, waiting.impression]) {
      for (const report of reports) {
        if (sending >= MAX_CONCURRENT) return;
        reports.delete(report);
        sending += 1;
        void send(report).finally(() => {
          sending -= 1;
          work();
        });
      }
    }
    if (sending > 0 || size() > 0) return;
    onEmpty();
    for (const listener of listeners) listener();
    listeners = [];
  };

  return {
    add: (report) => void waiting[report.kind].add(report),
    addLater: async (report, delay) => {
      delayed += 1;
      await delay();
      delayed -= 1;
      waiting[report.kind].add(report);
      work();
    },
    size,
    work,
    settled: () =>
      sending === 0 && size() === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            listeners = [...listeners, resolve];
          }),
  };
};

/** Reports are distinguished by session: the report of one shopper does not suppress that of another. */
const keyOf = (kind: Kind, adId: string, visitor: AdVisitor | undefined): string =>
  `${kind} ${adId} ${visitor?.sessionId ?? ''}`;

/** Whether a retry may succeed: no response, an error of the server, or too many requests. */
export const isTemporary = (failure: UpstreamFailure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'refused' && (failure.status >= 500 || failure.status === 429));

/** The map is ordered by age: the oldest entries are removed first. */
const remember = (reportedAt: Map<string, number>, key: string, now: number): void => {
  reportedAt.delete(key);
  reportedAt.set(key, now);
  for (const [oldest, since] of reportedAt) {
    if (reportedAt.size <= MAX_REMEMBERED && now - since < LOG_AGAIN_AFTER_MS) break;
    reportedAt.delete(oldest);
  }
};
