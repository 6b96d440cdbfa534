import type { UpstreamFailure } from '../../core/shared/upstream-failure';

/** How often and after which pauses a read is retried. */
export interface RetryRule {
  /** Further attempts after the first. */
  readonly times: number;
  /** The longest pause before the first retry; it doubles for each further one. */
  readonly baseMs: number;
  /** Returns a random share of the pause, from 0 to less than 1, so that many callers do not retry at the same time. */
  readonly fraction: () => number;
}

const PASSING = [502, 503, 504];

/**
 * Whether a failure is retried. A time-out is not: the shopper has waited long enough, and the service is already busy.
 */
export const isWorthRetrying = (failure: UpstreamFailure): boolean =>
  (failure.kind === 'unreachable' && failure.cause === 'network') ||
  (failure.kind === 'refused' && PASSING.includes(failure.status));

/** Waits a random part of a time that grows with each attempt. */
export const pauseBefore = (made: number, { baseMs, fraction }: RetryRule): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, baseMs * 2 ** made * fraction()));
