import * as E from 'fp-ts/Either';
import { isAborted, type UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CallKind, CallLabels } from '../http/call-kind';

type Outcome = E.Either<UpstreamFailure, unknown>;

/** A service is silent when this many of its resources did not answer since the last answer of any of them. */
const SILENT_RESOURCES = 3;
/** How long a silent service is not called. Then a single call tries whether it answers. */
const REST_MS = 1_000;

interface Silence {
  /** Resources that have not answered since the last answer of any, with the kind of the call that found out. */
  readonly resources: Map<string, CallKind>;
  /** Kinds whose trial is under way. */
  readonly trials: Set<CallKind>;
  /** No trial begins before this moment: a trial that failed has shown the same for all kinds that are silent. */
  restsUntil: number;
  /** How many answers of the service there have been. */
  answers: number;
}

/** A call that may be made. */
export interface AdmittedCall {
  /**
   * Must be called once, when the call is over: with its outcome, or without one when it was not made after all. Only the
   * trial itself ends a trial.
   */
  readonly end: (outcome?: Outcome) => void;
}

export interface SilentServices {
  /** Admits a call; `undefined` means that it must not be made, because its service is silent. */
  readonly admit: (call: CallLabels) => AdmittedCall | undefined;
}

/**
 * Detects services that do not answer at all: three of their resources timed out or refused connections, and none
 * answered in between. Calls to such a service fail at once, except for one of each kind a second that tries it; without
 * this, each resource of a host that hangs would have to time out separately, one after the other within a single form.
 * Any answer, whatever its status, ends the silence. Calls of one kind are made until one of that kind was not answered
 * either, so that resources of other kinds that hang never block them (decision 14).
 *
 * Two kinds of outcomes are ignored: of calls that their callers aborted, and failures of calls that began before the
 * service last answered.
 *
 * @param clock Milliseconds since 1970.
 */
export const makeSilentServices = (clock: () => number): SilentServices => {
  const silences = new Map<string, Silence>();

  const silenceOf = (service: string): Silence => {
    const known: Silence = silences.get(service) ?? {
      resources: new Map<string, CallKind>(),
      trials: new Set<CallKind>(),
      restsUntil: 0,
      answers: 0,
    };
    silences.set(service, known);
    return known;
  };

  const note = (silence: Silence, call: CallLabels, outcome: Outcome, isCurrent: boolean, isTrial: boolean): void => {
    if (E.isRight(outcome) || outcome.left.kind !== 'unreachable') {
      silence.resources.clear();
      silence.answers += 1;
      return;
    }
    if (isAborted(outcome.left) || !isCurrent) return;
    const wasSilent = isSilentTo(silence, call.kind);
    silence.resources.set(`${call.kind} ${call.resource}`, call.kind);
    // Calls that began before the silence and end in it do not prolong the rest.
    if (isTrial || (!wasSilent && isSilentTo(silence, call.kind))) silence.restsUntil = clock() + REST_MS;
  };

  return {
    admit: (call) => {
      const { kind } = call;
      const silence = silenceOf(call.service);
      const isTrial = isSilentTo(silence, kind);
      if (isTrial && (silence.trials.has(kind) || clock() < silence.restsUntil)) return undefined;
      if (isTrial) silence.trials.add(kind);
      const { answers } = silence;
      return {
        end: (outcome) => {
          if (isTrial) silence.trials.delete(kind);
          if (outcome !== undefined) note(silence, call, outcome, silence.answers === answers, isTrial);
        },
      };
    },
  };
};

const isSilentTo = ({ resources }: Silence, kind: CallKind): boolean =>
  resources.size >= SILENT_RESOURCES && [...resources.values()].includes(kind);
