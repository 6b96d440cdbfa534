import {
  circuitBreaker,
  CircuitState,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel';
import * as E from 'fp-ts/Either';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CallPolicy } from '../http/http-client';

export interface BreakerOptions {
  /** After so many failures in a row a service is left alone … */
  readonly failures: number;
  /** … for so long; then a single call tries whether it is back. */
  readonly restMs: number;
  readonly onChange?: (service: string, state: 'closed' | 'open' | 'half-open') => void;
}

/**
 * One circuit breaker for each service by name. While it is open, calls fail at once with `unreachable` and cause
 * `unavailable`, so that a page is drawn without the service instead of waiting for it (design, Failure).
 */
export const makeCircuitBreakers = (options: BreakerOptions): CallPolicy => {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  return async (service, attempt) => {
    const breaker = breakers.get(service) ?? makeBreaker(service, options);
    breakers.set(service, breaker);
    try {
      return await breaker.execute(attempt);
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error;
      return E.left({ kind: 'unreachable', service, cause: 'unavailable' });
    }
  };
};

const makeBreaker = (service: string, { failures, restMs, onChange }: BreakerOptions): CircuitBreakerPolicy => {
  const breaker = circuitBreaker(handleWhenResult(isOutage), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  });
  breaker.onStateChange((state) => onChange?.(service, NAMES[state]));
  return breaker;
};

const NAMES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;

/** A refusal of what was asked is an answer; no answer, or a fault of the service, counts against it. */
const isOutage = (result: unknown): boolean => {
  const outcome = result as E.Either<UpstreamFailure, { readonly status: number }>;
  if (E.isRight(outcome)) return outcome.right.status >= 500;
  const failure = outcome.left;
  if (failure.kind === 'unreachable') return failure.cause !== 'aborted';
  return failure.kind === 'refused' && failure.status >= 500;
};
