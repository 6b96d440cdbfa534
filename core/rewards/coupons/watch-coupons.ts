import * as E from 'fp-ts/Either';
import {
  asyncScheduler,
  defer,
  distinctUntilChanged,
  map,
  NEVER,
  repeat,
  switchMap,
  takeWhile,
  tap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import type { PageVisibility } from '../../shared/page-visibility';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import { isAnyLoading, markLoading } from './coupon-state';
import type { RefreshRewards } from '../refresh-rewards';
import type { Rewards } from '../rewards';

export interface WatchCouponsPorts {
  /** Fetches the rewards, and stores them once every coupon is loaded (RWD-07). */
  readonly refreshRewards: RefreshRewards;
  readonly visibility: PageVisibility;
}

/**
 * Polls every 2 s until every coupon has a status, then completes (RWD-06). A failed poll is emitted as a value; polling
 * continues, more slowly while failures follow each other. It pauses while the page is hidden and resumes with a poll at
 * once. Unsubscribing stops it.
 */
export type WatchCoupons = Observable<E.Either<UpstreamFailure, Rewards>>;

const POLL_MS = 2_000;
/** The number of consecutive failures that do not slow the polling down. */
const PATIENCE = 3;
const SLOWEST_POLL_MS = 32_000;

export const makeWatchCoupons = (
  { refreshRewards, visibility }: WatchCouponsPorts,
  clock: SchedulerLike = asyncScheduler,
): WatchCoupons =>
  defer(() => {
    let failures = 0;
    const polls = defer(refreshRewards).pipe(
      map(E.map(markLoading)),
      tap((answer) => (failures = E.isLeft(answer) ? failures + 1 : 0)),
      repeat({ delay: () => timer(pauseAfter(failures), clock) }),
    );
    return visibility.isVisible.pipe(
      distinctUntilChanged(),
      switchMap((isVisible) => (isVisible ? polls : NEVER)),
      takeWhile((answer) => E.isLeft(answer) || isAnyLoading(answer.right), true),
    );
  });

/**
 * Returns the pause after a number of consecutive failures: it doubles with each failure after the first few, up to a
 * limit.
 */
export const pauseAfter = (failures: number): number =>
  Math.min(SLOWEST_POLL_MS, POLL_MS * 2 ** Math.max(0, failures - PATIENCE));
