import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { Clock } from '../../shared/clock';
import type { Logger } from '../../shared/logger';
import type { Pause } from '../../shared/pause';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { AdServer, AdVisitor } from './ad-server';

/** What became of one report: `repeated` was sent before, `dropped` had no place in the queue, `lost` was sent in vain. */
export type ReportOutcome = 'sent' | 'repeated' | 'dropped' | 'lost';
type Kind = 'impression' | 'click';

export interface CountAdsPorts {
  readonly adServer: Pick<AdServer, Kind>;
  readonly clock: Clock;
  readonly pause: Pause;
  readonly logger: Logger;
  /** Told of each report once. */
  readonly observe?: ((kind: Kind, outcome: ReportOutcome) => void) | undefined;
}

/**
 * Passes on to the ad server what pages tell of their ads, behind their backs (ADS-09). An id that the same session told
 * of within the last ten minutes is not sent again. A report that fails for a while is tried once more.
 */
export interface CountAds {
  /** Whether it was taken; not when too much waits already, which is logged. None of these fail. */
  readonly click: (adId: string, visitor?: AdVisitor) => IO<boolean>;
  /** Whether all of them were taken. */
  readonly impressions: (adIds: ReadonlyArray<string>, visitor?: AdVisitor) => IO<boolean>;
  /** Until nothing waits any more. */
  readonly settled: Task<void>;
}

/** A second attempt comes later than the rest that a failing service is left. */
export const RETRY_REPORT_AFTER_MS = 6_000;
export const LOG_AGAIN_AFTER_MS = 10 * 60_000;
export const MAX_QUEUED_REPORTS = 5_000;
/** Clicks are what is paid for: so many have a place even where too many impressions wait. */
export const EXTRA_CLICKS = 1_000;
const AT_ONCE = 8;
/** So many ids are known to have been told: more than 300 a second over the ten minutes. */
const MAX_REMEMBERED = 200_000;

interface Report {
  readonly kind: Kind;
  readonly adId: string;
  readonly visitor: AdVisitor | undefined;
  readonly isRetry: boolean;
}

export const makeCountAds = ({ adServer, clock, pause, logger, observe }: CountAdsPorts): CountAds => {
  const told = new Map<string, number>();
  /** Clicks go first; those of a kind in the order in which they came. */
  const queues: Readonly<Record<Kind, Set<Report>>> = { click: new Set(), impression: new Set() };
  let sending = 0;
  let resting = 0;
  let isFull = false;
  let isLosing = false;
  let listeners: ReadonlyArray<() => void> = [];
  const waiting = (): number => queues.click.size + queues.impression.size + resting;

  const send = async (report: Report): Promise<void> => {
    const { kind, adId, visitor, isRetry } = report;
    const answer = await adServer[kind](adId, visitor)();
    if (E.isRight(answer)) {
      isLosing = false;
      observe?.(kind, 'sent');
    } else if (isRetry || !isPassing(answer.left)) lose(report, answer.left);
    else void tryAgain({ ...report, isRetry: true });
  };

  /** Whoever tells of it again is heard. An ad server that is down is written down once, not for each of thousands. */
  const lose = ({ kind, adId, visitor }: Report, failure: UpstreamFailure): void => {
    told.delete(keyOf(kind, adId, visitor));
    observe?.(kind, 'lost');
    if (!isLosing) logger.warn(`reports of ads are lost, first of all a ${kind}`, { ...failure })();
    isLosing = true;
  };

  const tryAgain = async (report: Report): Promise<void> => {
    resting += 1;
    await pause(RETRY_REPORT_AFTER_MS)();
    resting -= 1;
    queues[report.kind].add(report);
    work();
  };

  const work = (): void => {
    for (const queue of [queues.click, queues.impression]) {
      for (const report of queue) {
        if (sending >= AT_ONCE) return;
        queue.delete(report);
        sending += 1;
        void send(report).finally(() => {
          sending -= 1;
          work();
        });
      }
    }
    if (sending > 0 || waiting() > 0) return;
    isFull = false;
    for (const tell of listeners) tell();
    listeners = [];
  };

  const take = (kind: Kind, adId: string, visitor: AdVisitor | undefined): boolean => {
    const key = keyOf(kind, adId, visitor);
    const now = clock();
    if (now - (told.get(key) ?? -Infinity) < LOG_AGAIN_AFTER_MS) {
      observe?.(kind, 'repeated');
      return true;
    }
    if (waiting() >= MAX_QUEUED_REPORTS + (kind === 'click' ? EXTRA_CLICKS : 0)) {
      observe?.(kind, 'dropped');
      if (!isFull) logger.error('too many reports of ads wait: some are dropped', { waiting: waiting() })();
      isFull = true;
      return false;
    }
    remember(told, key, now);
    queues[kind].add({ kind, adId, visitor, isRetry: false });
    return true;
  };

  const takeAll = (kind: Kind, adIds: ReadonlyArray<string>, visitor: AdVisitor | undefined): boolean => {
    const taken = adIds.map((adId) => take(kind, adId, visitor));
    work();
    return !taken.includes(false);
  };

  return {
    click: (adId, visitor) => () => takeAll('click', [adId], visitor),
    impressions: (adIds, visitor) => () => takeAll('impression', adIds, visitor),
    settled: () =>
      sending === 0 && waiting() === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            listeners = [...listeners, resolve];
          }),
  };
};

/** A report of somebody else's ad does not stand in the way of that one's own. */
const keyOf = (kind: Kind, adId: string, visitor: AdVisitor | undefined): string =>
  `${kind} ${adId} ${visitor?.sessionId ?? ''}`;

/** The ad server said no to what was asked only when it says so itself, and not for having too much to do. */
const isPassing = (failure: UpstreamFailure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'refused' && (failure.status >= 500 || failure.status === 429));

/** The oldest ones are first in the map, and are forgotten first. */
const remember = (told: Map<string, number>, key: string, now: number): void => {
  told.delete(key);
  told.set(key, now);
  for (const [oldest, since] of told) {
    if (told.size <= MAX_REMEMBERED && now - since < LOG_AGAIN_AFTER_MS) break;
    told.delete(oldest);
  }
};
