import {
  circuitBreaker,
  CircuitState,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhenResult,
  type IHalfOpenAfterBackoffContext,
  isBrokenCircuitError,
} from 'cockatiel';
import * as E from 'fp-ts/Either';
import { isAborted, type Unreachable, type UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { CallKind, CallLabels } from '../../http/call-kind';
import type { CallPolicy } from '../../http/http-client';
import { makeServiceBreakers, type AdmittedCall } from './service-breakers';
import { makeTrial, makeTrialWait, type Trial } from './trial';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** When a breaker opens, and for how long. */
export interface BreakerLimits {
  /** The breaker opens after this many failures in a row. */
  readonly failures: number;
  /** How long an open breaker blocks calls, in milliseconds. After that, a single call, the trial, decides. */
  readonly openMs: number;
  /**
   * Whether a status of 500 or 501 is a failure. A 500 may be caused by the input, such as one shopper's broken cart, so it
   * counts only for calls whose input the shop itself chooses. A missing response and statuses from 502 always count.
   */
  readonly countsFaults: boolean;
}

export interface BreakerOptions {
  readonly limits: Readonly<Record<CallKind, BreakerLimits>>;
  /** Milliseconds since 1970; `Date.now` by default. */
  readonly clock?: () => number;
  readonly onChange?: (call: CallLabels, state: BreakerState) => void;
}

const FAILURES = 5;

/**
 * Limits for the calls that pages and forms make. Breakers stay open for a short time for calls that every shopper
 * needs, and longer for optional content.
 */
export const PAGE_LIMITS: BreakerOptions['limits'] = {
  essential: { failures: FAILURES, openMs: 2_000, countsFaults: false },
  personal: { failures: FAILURES, openMs: 5_000, countsFaults: false },
  public: { failures: FAILURES, openMs: 5_000, countsFaults: true },
  optional: { failures: FAILURES, openMs: 10_000, countsFaults: true },
};

/** Limits for the calls that browsers make through the proxies. Browsers may send anything, so a 500 never counts. */
export const BROWSER_LIMITS: BreakerOptions['limits'] = {
  essential: PAGE_LIMITS.essential,
  personal: PAGE_LIMITS.personal,
  public: { ...PAGE_LIMITS.public, countsFaults: false },
  optional: { ...PAGE_LIMITS.optional, countsFaults: false },
};

/** The time-out of optional calls, as a share of the time-out of all other calls. */
const OPTIONAL_SHARE = 0.5;

/** The time-out of each kind of call in milliseconds, from the configured one. */
export const timeoutsFrom = (upstreamTimeoutMs: number): Readonly<Record<CallKind, number>> => ({
  essential: upstreamTimeoutMs,
  personal: upstreamTimeoutMs,
  public: upstreamTimeoutMs,
  optional: upstreamTimeoutMs * OPTIONAL_SHARE,
});

/**
 * Makes a policy with one circuit breaker for each service, kind of call and resource, so that an endpoint that is down
 * affects no other (decision 14). While a breaker is open, calls fail at once with `unreachable` and cause `unavailable`; so do
 * calls to a service of which no resource answers (`makeServiceBreakers`). While the trial of either is under way, other calls
 * wait for its outcome, at most for their own time-out: they are made once it got a response, and fail otherwise.
 *
 * Three outcomes are not counted: a refusal of the input (see `BreakerLimits`), a call that its caller aborted, and a call
 * that began before the breaker last changed. When the trial itself is aborted, the next call is the trial.
 */
export const makeCircuitBreakers = (options: BreakerOptions): CallPolicy => {
  const breakers = new Map<string, Breaker>();
  const serviceBreakers = makeServiceBreakers(options.clock ?? Date.now);
  const admit = (breaker: Breaker, call: CallLabels): AdmittedCall | undefined =>
    breaker.policy.state === CircuitState.HalfOpen ? undefined : serviceBreakers.admit(call);
  return async (call, attempt, wait) => {
    const key = `${call.service} ${call.kind} ${call.resource}`;
    const breaker = breakers.get(key) ?? makeBreaker(call, options);
    breakers.set(key, breaker);
    const endsInTime = makeTrialWait(wait);
    let admitted = admit(breaker, call);
    // An aborted trial decides nothing: one of the waiting calls is the next trial, and the others wait for that.
    while (admitted === undefined) {
      const trial = breaker.trial() ?? serviceBreakers.trialOf(call);
      if (trial === undefined || !(await endsInTime(trial))) return E.left(unavailable(call));
      admitted = admit(breaker, call);
    }
    let outcome: Awaited<ReturnType<typeof attempt>> | undefined;
    const observed: typeof attempt = async () => {
      outcome = await attempt();
      return outcome;
    };
    try {
      return await breaker.policy.execute(() => evaluate(breaker, observed));
    } catch (error) {
      if (error instanceof NotCounted && outcome !== undefined) return outcome;
      if (!isBrokenCircuitError(error)) throw error;
      return E.left(unavailable(call));
    } finally {
      admitted.end(outcome);
    }
  };
};

interface Breaker {
  readonly policy: CircuitBreakerPolicy;
  /** How often the breaker has changed its state. */
  readonly changes: () => number;
  /** Resolves when the pending trial is over; undefined while there is none. */
  readonly trial: () => Promise<void> | undefined;
}

const makeBreaker = (call: CallLabels, { limits, onChange }: BreakerOptions): Breaker => {
  const { failures, openMs, countsFaults } = limits[call.kind];
  const policy = circuitBreaker(handleWhenResult(isFailure(countsFaults)), {
    breaker: new ConsecutiveBreaker(failures),
    // The library ends every trial by opening or closing. After an aborted trial it opens for no time at all, so that
    // the next call is the trial; observers are not notified.
    halfOpenAfter: new DelegateBackoff(({ result }: IHalfOpenAfterBackoffContext) =>
      isAbortedTrial(result) ? 0 : openMs,
    ),
  });
  let changes = 0;
  let trial: Trial | undefined;
  let isUndecided = false;
  let reported: BreakerState = 'closed';
  policy.onBreak((reason) => {
    isUndecided = isAbortedTrial(reason);
  });
  policy.onStateChange((state) => {
    changes += 1;
    trial?.end();
    trial = state === CircuitState.HalfOpen ? makeTrial() : undefined;
    const name = isUndecided && state === CircuitState.Open ? 'half-open' : NAMES[state];
    if (name === reported) return;
    reported = name;
    onChange?.(call, name);
  });
  return { policy, changes: () => changes, trial: () => trial?.ended };
};

/** Whether a breaker opened only because its trial was aborted. */
const isAbortedTrial = (reason: object): boolean => 'value' in reason && wasAborted(reason.value);

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

/** Thrown through the breaker, which counts only returned outcomes. */
class NotCounted extends Error {}

/**
 * Makes the call and decides whether the breaker counts its outcome. An aborted call shows nothing about the service. A
 * call that began before the breaker last changed shows nothing about the service's present state.
 */
const evaluate = async <A>({ policy, changes }: Breaker, attempt: () => Promise<A>): Promise<A> => {
  const isTrial = policy.state === CircuitState.HalfOpen;
  const before = changes();
  const outcome = await attempt();
  // An aborted trial is returned, because the library would treat a thrown one as a success and close the breaker.
  if (changes() !== before || (!isTrial && wasAborted(outcome))) throw new NotCounted('not counted');
  return outcome;
};

const wasAborted = (result: unknown): boolean => {
  const outcome = result as E.Either<UpstreamFailure, unknown>;
  return E.isLeft(outcome) && isAborted(outcome.left);
};

/** Whether the breaker counts a result as a failure. A refusal of the input is a response: the service works. */
const isFailure =
  (countsFaults: boolean) =>
  (result: unknown): boolean => {
    const outcome = result as E.Either<UpstreamFailure, { readonly status: number }>;
    const leastStatus = countsFaults ? 500 : 502;
    if (E.isRight(outcome)) return outcome.right.status >= leastStatus;
    const failure = outcome.left;
    return failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= leastStatus);
  };
