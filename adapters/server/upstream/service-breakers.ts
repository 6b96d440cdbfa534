import * as E from 'fp-ts/Either';
import { isAborted, type UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { CallKind, CallLabels } from '../../http/call-kind';
import { makeTrial, type Trial } from './trial';

type Outcome = E.Either<UpstreamFailure, unknown>;

/** The breaker of a service opens when this many of its resources did not respond since the last response of any. */
const FAILING_RESOURCES = 3;
/** How long an open breaker blocks calls. After that it is half-open: a trial call decides. */
const OPEN_MS = 1_000;

interface ServiceBreaker {
  /** Resources that have not responded since the last response of any, with the kind of the failed call. */
  readonly failing: Map<string, CallKind>;
  /** The pending trial call of each kind. */
  readonly trials: Map<CallKind, Trial>;
  /** No trial call starts before this moment, whatever its kind. */
  openUntil: number;
  /** The number of responses so far. */
  responses: number;
}

/** A call that may be made. */
export interface AdmittedCall {
  /**
   * Must be called once when the call is over: with its outcome, or without one if the call was not made after all. The
   * end of a trial call ends the trial.
   */
  readonly end: (outcome?: Outcome) => void;
}

export interface ServiceBreakers {
  /** Admits a call. Returns undefined if it must not be made, because the breaker of its service is open. */
  readonly admit: (call: CallLabels) => AdmittedCall | undefined;
  /**
   * The pending trial that blocks such a call; undefined without one. It resolves after the trial, whatever its outcome; then
   * `admit` may be asked again.
   */
  readonly trialOf: (call: CallLabels) => Promise<void> | undefined;
}

/**
 * Makes one circuit breaker for each service. It opens when three resources of the service timed out or refused
 * connections and none responded in between. Calls then fail at once, except for one trial call of each kind a second.
 * Without it, each resource of a host that hangs would time out separately, one after the other within a single form.
 * Any response, whatever its status, closes the breaker. It is open only to kinds of calls of which one has failed, so that
 * resources of other kinds that hang never block them (decision 14).
 *
 * Two kinds of outcomes are ignored: aborted calls, and failures of calls that started before the last response.
 *
 * @param clock Milliseconds since 1970.
 */
export const makeServiceBreakers = (clock: () => number): ServiceBreakers => {
  const breakers = new Map<string, ServiceBreaker>();

  const breakerOf = (service: string): ServiceBreaker => {
    const breaker: ServiceBreaker = breakers.get(service) ?? {
      failing: new Map<string, CallKind>(),
      trials: new Map<CallKind, Trial>(),
      openUntil: 0,
      responses: 0,
    };
    breakers.set(service, breaker);
    return breaker;
  };

  const record = (
    breaker: ServiceBreaker,
    call: CallLabels,
    outcome: Outcome,
    { isCurrent, isTrial }: { readonly isCurrent: boolean; readonly isTrial: boolean },
  ): void => {
    if (E.isRight(outcome) || outcome.left.kind !== 'unreachable') {
      breaker.failing.clear();
      breaker.responses += 1;
      return;
    }
    if (isAborted(outcome.left) || !isCurrent) return;
    const wasOpen = isOpenTo(breaker, call.kind);
    breaker.failing.set(`${call.kind} ${call.resource}`, call.kind);
    // Calls that started before the breaker opened and fail afterwards do not keep it open for longer.
    if (isTrial || (!wasOpen && isOpenTo(breaker, call.kind))) breaker.openUntil = clock() + OPEN_MS;
  };

  return {
    admit: (call) => {
      const { kind } = call;
      const breaker = breakerOf(call.service);
      const isTrial = isOpenTo(breaker, kind);
      if (isTrial && (breaker.trials.has(kind) || clock() < breaker.openUntil)) return undefined;
      const trial = isTrial ? makeTrial() : undefined;
      if (trial !== undefined) breaker.trials.set(kind, trial);
      const { responses } = breaker;
      return {
        end: (outcome) => {
          if (isTrial) breaker.trials.delete(kind);
          if (outcome !== undefined) {
            record(breaker, call, outcome, { isCurrent: breaker.responses === responses, isTrial });
          }
          trial?.end();
        },
      };
    },
    trialOf: ({ service, kind }) => {
      const breaker = breakers.get(service);
      return breaker !== undefined && isOpenTo(breaker, kind) ? breaker.trials.get(kind)?.ended : undefined;
    },
  };
};

const isOpenTo = ({ failing }: ServiceBreaker, kind: CallKind): boolean =>
  failing.size >= FAILING_RESOURCES && [...failing.values()].includes(kind);
