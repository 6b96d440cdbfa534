import {
  circuitBreaker,
  CircuitState,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel';
import * as E from 'fp-ts/Either';
import { isGivenUp, type Unreachable, type UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CallKind, CallLabels } from '../http/call-kind';
import type { CallPolicy } from '../http/http-client';
import { makeSilentServices } from './silent-services';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** When calls of one kind stop, and when they are tried again. */
export interface BreakerLimits {
  /** After this many failures in a row a resource is not called any more … */
  readonly failures: number;
  /** … for this long. Then a single call tries whether it is back. */
  readonly restMs: number;
  /**
   * Whether an answer of 500 or 501 is a failure. It may come of what was sent, such as one shopper's broken cart, so it
   * counts only where the shop itself words the question. No answer, and 502 and above, are failures in any case.
   */
  readonly countsFaults: boolean;
}

export interface BreakerOptions {
  readonly limits: Readonly<Record<CallKind, BreakerLimits>>;
  /** Milliseconds since 1970; the system's unless told. */
  readonly clock?: () => number;
  readonly onChange?: (call: CallLabels, state: BreakerState) => void;
}

const FAILURES = 5;

/**
 * For the calls that pages and forms make. What nobody can shop without is tried again first, and what a page can do
 * without last.
 */
export const PAGE_LIMITS: BreakerOptions['limits'] = {
  essential: { failures: FAILURES, restMs: 2_000, countsFaults: false },
  personal: { failures: FAILURES, restMs: 5_000, countsFaults: false },
  public: { failures: FAILURES, restMs: 5_000, countsFaults: true },
  optional: { failures: FAILURES, restMs: 10_000, countsFaults: true },
};

/** For the calls that browsers make through the shop's proxies: what they send may be anything, so no 500 counts. */
export const BROWSER_LIMITS: BreakerOptions['limits'] = {
  essential: PAGE_LIMITS.essential,
  personal: PAGE_LIMITS.personal,
  public: { ...PAGE_LIMITS.public, countsFaults: false },
  optional: { ...PAGE_LIMITS.optional, countsFaults: false },
};

/** The longest that optional content may keep a page waiting, as a share of what other calls may take. */
const OPTIONAL_SHARE = 0.5;

/** The time-outs of each kind of call, from the one that is configured. */
export const timeoutsFrom = (upstreamTimeoutMs: number): Readonly<Record<CallKind, number>> => ({
  essential: upstreamTimeoutMs,
  personal: upstreamTimeoutMs,
  public: upstreamTimeoutMs,
  optional: upstreamTimeoutMs * OPTIONAL_SHARE,
});

/**
 * One circuit breaker for each service, kind of call and resource, so that an endpoint that is down takes nothing else
 * along (decision 14). While one is open, and while its single trial call is under way, calls fail at once with
 * `unreachable` and cause `unavailable`. A shopper's mistakes do not count, and neither does a call that its caller gave
 * up, or one that began before the breaker last changed. A service of which no resource answers is left alone as a whole.
 */
export const makeCircuitBreakers = (options: BreakerOptions): CallPolicy => {
  const breakers = new Map<string, Breaker>();
  const silent = makeSilentServices(options.clock ?? Date.now);
  return async (call, attempt) => {
    const key = `${call.service} ${call.kind} ${call.resource}`;
    const breaker = breakers.get(key) ?? makeBreaker(call, options);
    breakers.set(key, breaker);
    if (breaker.policy.state === CircuitState.HalfOpen || !silent.isCallable(call)) return E.left(unavailable(call));
    const observed: typeof attempt = async () => {
      const outcome = await attempt();
      silent.note(call, outcome);
      return outcome;
    };
    try {
      return await breaker.policy.execute(() => weighed(breaker, observed));
    } catch (error) {
      if (error instanceof Unweighed) return error.outcome as Awaited<ReturnType<typeof attempt>>;
      if (!isBrokenCircuitError(error)) throw error;
      return E.left(unavailable(call));
    } finally {
      silent.release(call);
    }
  };
};

interface Breaker {
  readonly policy: CircuitBreakerPolicy;
  /** How often the breaker has changed its state. */
  readonly changes: () => number;
}

const makeBreaker = (call: CallLabels, { limits, onChange }: BreakerOptions): Breaker => {
  const { failures, restMs, countsFaults } = limits[call.kind];
  const policy = circuitBreaker(handleWhenResult(isFailure(countsFaults)), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  });
  let changes = 0;
  policy.onStateChange((state) => {
    changes += 1;
    onChange?.(call, NAMES[state]);
  });
  return { policy, changes: () => changes };
};

const NAMES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;

const unavailable = ({ service }: CallLabels): Unreachable => ({
  kind: 'unreachable',
  service,
  cause: 'unavailable',
});

/** Carries an outcome past the breaker, which does not count what is thrown. */
class Unweighed extends Error {
  constructor(readonly outcome: unknown) {
    super('not counted');
  }
}

/**
 * A call that was given up says nothing of the service, except on trial: then it has not shown that the service is back.
 * A call that ends after the breaker has changed says nothing of how the service is now.
 */
const weighed = async <A>({ policy, changes }: Breaker, attempt: () => Promise<A>): Promise<A> => {
  const isTrial = policy.state === CircuitState.HalfOpen;
  const before = changes();
  const outcome = await attempt();
  if (changes() !== before || (!isTrial && wasGivenUp(outcome))) throw new Unweighed(outcome);
  return outcome;
};

const wasGivenUp = (result: unknown): boolean => {
  const outcome = result as E.Either<UpstreamFailure, unknown>;
  return E.isLeft(outcome) && isGivenUp(outcome.left);
};

/** A refusal of what was asked is an answer, whatever the service thinks of it. */
const isFailure =
  (countsFaults: boolean) =>
  (result: unknown): boolean => {
    const outcome = result as E.Either<UpstreamFailure, { readonly status: number }>;
    const leastStatus = countsFaults ? 500 : 502;
    if (E.isRight(outcome)) return outcome.right.status >= leastStatus;
    const failure = outcome.left;
    return failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= leastStatus);
  };
