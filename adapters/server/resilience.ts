import {
  circuitBreaker,
  CircuitState,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel';
import * as E from 'fp-ts/Either';
import { isGivenUp, type UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CallPolicy } from '../http/http-client';

export interface BreakerOptions {
  /** After so many failures in a row a service is left alone … */
  readonly failures: number;
  /** … for so long; then a single call tries whether it is back. */
  readonly restMs: number;
  readonly onChange?: (service: string, state: 'closed' | 'open' | 'half-open') => void;
}

/**
 * One circuit breaker for each service by name: pages and doors share what is known of a service, and pictures are a
 * service of their own. Time-outs, failed connections and answers of 500 and above count; a shopper's mistakes do not,
 * and a call that its caller gave up says nothing of the service. While it is open, calls fail at once with `unreachable` and cause
 * `unavailable`, so that a page is drawn without the service instead of waiting for it (design, Failure).
 */
export const makeCircuitBreakers = (options: BreakerOptions): CallPolicy => {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  return async (service, attempt) => {
    const breaker = breakers.get(service) ?? makeBreaker(service, options);
    breakers.set(service, breaker);
    try {
      return await breaker.execute(() => weighed(breaker, attempt));
    } catch (error) {
      if (error instanceof GivenUp) return error.outcome as Awaited<ReturnType<typeof attempt>>;
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

/** What a call was that nobody waited for: for the breaker it was never made. */
class GivenUp extends Error {
  constructor(readonly outcome: unknown) {
    super('given up');
  }
}

/** On trial, a call that was given up leaves the service at rest: it has not shown that it is back. */
const weighed = async <A>(breaker: CircuitBreakerPolicy, attempt: () => Promise<A>): Promise<A> => {
  const isTrial = breaker.state === CircuitState.HalfOpen;
  const outcome = await attempt();
  if (wasGivenUp(outcome) && !isTrial) throw new GivenUp(outcome);
  return outcome;
};

const wasGivenUp = (result: unknown): boolean => {
  const outcome = result as E.Either<UpstreamFailure, unknown>;
  return E.isLeft(outcome) && isGivenUp(outcome.left);
};

/** A refusal of what was asked is an answer; no answer, or a fault of the service, counts against it. */
const isOutage = (result: unknown): boolean => {
  const outcome = result as E.Either<UpstreamFailure, { readonly status: number }>;
  if (E.isRight(outcome)) return outcome.right.status >= 500;
  const failure = outcome.left;
  if (failure.kind === 'unreachable') return true;
  return failure.kind === 'refused' && failure.status >= 500;
};
