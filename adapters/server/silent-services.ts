import * as E from 'fp-ts/Either';
import { isGivenUp, type UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CallKind, CallLabels } from '../http/call-kind';

type Outcome = E.Either<UpstreamFailure, unknown>;

/** So many resources have to be silent, with no answer from any other in between: then it is the service that is. */
const SILENT_RESOURCES = 3;
/** A service that is silent is tried again after this time, by a single call. */
const REST_MS = 1_000;

/** Calls that try a silent service: those that shopping depends on do not wait for the others. */
type Trial = 'essential' | 'other';

interface Silence {
  /** Resources that gave no answer since any other did, with the kind of call that found out. */
  readonly resources: Map<string, CallKind>;
  readonly trials: Set<Trial>;
  restsUntil: number;
}

export interface SilentServices {
  /** Whether the call is to be made: not while its service is silent, but for one call at a time that tries it. */
  readonly isCallable: (call: CallLabels) => boolean;
  /** Notes how a call that was made ended. */
  readonly note: (call: CallLabels, outcome: Outcome) => void;
  /** A call that was to be made is over, whether it was made or not. */
  readonly release: (call: CallLabels) => void;
}

/**
 * Knows services that answer nobody, by a clock in milliseconds since 1970: three of their resources gave no answer in time, or no connection, and none
 * answered in between. Without it each resource of a host that hangs would have to time out by itself, one after the other
 * in a single form. A service of which any resource answers, whatever it says, is not silent. Essential calls are made
 * all the same until one of them was not answered: others that hang never keep them back (decision 14).
 */
export const makeSilentServices = (clock: () => number): SilentServices => {
  const silences = new Map<string, Silence>();
  const silenceOf = (service: string): Silence => {
    const known = silences.get(service) ?? {
      resources: new Map<string, CallKind>(),
      trials: new Set<Trial>(),
      restsUntil: 0,
    };
    silences.set(service, known);
    return known;
  };
  const isSilent = ({ resources }: Silence): boolean => resources.size >= SILENT_RESOURCES;
  const isSilentTo = (silence: Silence, kind: CallKind): boolean =>
    isSilent(silence) && (kind !== 'essential' || [...silence.resources.values()].includes('essential'));

  return {
    isCallable: ({ service, kind }) => {
      const silence = silenceOf(service);
      if (!isSilentTo(silence, kind)) return true;
      if (silence.trials.has(trialOf(kind)) || clock() < silence.restsUntil) return false;
      silence.trials.add(trialOf(kind));
      return true;
    },
    note: ({ service, kind, resource }, outcome) => {
      // A call that its caller gave up shows neither.
      if (E.isLeft(outcome) && isGivenUp(outcome.left)) return;
      const silence = silenceOf(service);
      if (E.isRight(outcome) || outcome.left.kind !== 'unreachable') {
        silence.resources.clear();
        return;
      }
      silence.resources.set(`${kind} ${resource}`, kind);
      if (isSilent(silence)) silence.restsUntil = clock() + REST_MS;
    },
    release: ({ service, kind }) => void silenceOf(service).trials.delete(trialOf(kind)),
  };
};

const trialOf = (kind: CallKind): Trial => (kind === 'essential' ? 'essential' : 'other');
