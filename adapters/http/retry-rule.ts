import type { UpstreamFailure } from '../../core/shared/upstream-failure';

/** How often and how patiently a read is asked again. */
export interface RetryRule {
  /** Further attempts after the first. */
  readonly times: number;
  /** The longest wait before the first of them; it doubles from one to the next. */
  readonly baseMs: number;
  /** From 0 up to 1: the share of that wait that is taken, so that many callers do not come back at once. */
  readonly fraction: () => number;
}

const PASSING = [502, 503, 504];

/** A time-out is not retried: the shopper has waited long enough, and the service is busy as it is. */
export const isWorthRetrying = (failure: UpstreamFailure): boolean =>
  (failure.kind === 'unreachable' && failure.cause === 'network') ||
  (failure.kind === 'refused' && PASSING.includes(failure.status));

/** Waits a random part of the time that grows with each attempt made. */
export const pauseBefore = (made: number, { baseMs, fraction }: RetryRule): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, baseMs * 2 ** made * fraction()));
