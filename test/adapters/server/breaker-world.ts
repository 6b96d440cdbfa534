import * as E from 'fp-ts/Either';
import type { CallLabels } from '../../../adapters/http/call-kind';
import {
  makeCircuitBreakers,
  type BreakerLimits,
  type BreakerOptions,
} from '../../../adapters/server/upstream/resilience';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';

export type Outcome = E.Either<UpstreamFailure, { readonly status: number }>;

export const fine: Outcome = E.right({ status: 200 });
export const late: Outcome = E.left({ kind: 'unreachable', service: 'x', cause: 'timed-out' });
export const refusedWith = (status: number): Outcome =>
  E.left({ kind: 'refused', service: 'x', status, facts: [], codes: [], message: undefined, parameters: [] });
export const unavailable = (service: string) => E.left({ kind: 'unreachable', service, cause: 'unavailable' });

export const LIMITS: BreakerLimits = { failures: 3, openMs: 10_000, countsFaults: true };
export const EQUAL: BreakerOptions['limits'] = {
  essential: LIMITS,
  personal: LIMITS,
  public: LIMITS,
  optional: LIMITS,
};
export const SEARCH: CallLabels = { service: 'search', kind: 'public', resource: 'browse' };
export const COMMERCE: CallLabels = { service: 'commerce', kind: 'personal', resource: 'order' };

/** Breakers whose calls have the outcome that the test gives, with the number of calls made and the states of breakers. */
export const setUp = (limits: BreakerOptions['limits'] = EQUAL) => {
  const states: string[] = [];
  const policy = makeCircuitBreakers({
    limits,
    onChange: ({ service, kind, resource }, state) => states.push(`${service} ${kind} ${resource} ${state}`),
  });
  const calls = { made: 0 };
  const call = (labels: CallLabels, outcome: Outcome | Promise<Outcome>, signal?: AbortSignal) =>
    policy(
      labels,
      () => {
        calls.made += 1;
        return Promise.resolve(outcome);
      },
      { timeoutMs: 2_000, signal },
    );
  return { call, calls, states };
};

/** A pending call whose outcome the test sets. */
export const pending = () => {
  let end: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    end = resolve;
  });
  return { outcome, end };
};
