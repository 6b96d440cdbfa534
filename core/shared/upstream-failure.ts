import type { ShopFact } from './shop-fact';

/** No response arrived: it is unknown what the service did. */
export interface Unreachable {
  readonly kind: 'unreachable';
  readonly service: string;
  /** `unavailable`: no request was made, because the circuit breaker is open after too many failures. */
  readonly cause: 'timed-out' | 'network' | 'unavailable' | 'aborted';
}

/** The service responded with a refusal. */
export interface Refused {
  readonly kind: 'refused';
  readonly service: string;
  readonly status: number;
  /** The reasons that the adapter recognised; empty when it recognised none. */
  readonly facts: ReadonlyArray<ShopFact>;
  /**
   * The codes of the first error, for logs and for the table of codes in `route-error-code.ts` (ERR-01). Everything
   * else depends on the facts. The adapter of a service without these codes leaves this empty.
   */
  readonly codes: ReadonlyArray<string>;
  /** The first error's own text; undefined when it has none. */
  readonly message: string | undefined;
  /** The first error's parameters, which only the service's own adapter can interpret. */
  readonly parameters: ReadonlyArray<string>;
  /**
   * The service sent no error of its own: codes and message are the status text, which is not for shoppers (ERR-05).
   */
  readonly isLocal?: boolean;
}

/** The response does not match the service's contract; `problems` contain paths, never values. */
export interface Unintelligible {
  readonly kind: 'unintelligible';
  readonly service: string;
  readonly problems: ReadonlyArray<string>;
}

export type UpstreamFailure = Unreachable | Refused | Unintelligible;

/** Whether the caller aborted the call: the service is not at fault, and nothing is logged. */
export const isAborted = (failure: { readonly kind: string }): boolean =>
  isUnreachable(failure) && failure.cause === 'aborted';

const isUnreachable = (failure: { readonly kind: string }): failure is Unreachable => failure.kind === 'unreachable';

/** Whether a failure is a refusal with one of these facts. */
export const hasFact = (failure: { readonly kind: string }, ...facts: ReadonlyArray<ShopFact>): boolean =>
  isRefused(failure) && failure.facts.some((fact) => facts.includes(fact));

const isRefused = (failure: { readonly kind: string }): failure is Refused => failure.kind === 'refused';
