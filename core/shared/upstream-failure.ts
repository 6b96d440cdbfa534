import type { ShopFact } from './shop-fact';

/** No answer came: nothing is known about what the service did. */
export interface Unreachable {
  readonly kind: 'unreachable';
  readonly service: string;
  /** `unavailable`: not even asked, because it failed so often lately that it is left alone for a while. */
  readonly cause: 'timed-out' | 'network' | 'unavailable' | 'aborted';
}

/** The service answered and said no. */
export interface Refused {
  readonly kind: 'refused';
  readonly service: string;
  readonly status: number;
  /** The reasons that the adapter recognised; empty when the refusal has no meaning for the shop. */
  readonly facts: ReadonlyArray<ShopFact>;
  /**
   * The codes of the first error, for logs and for the table of codes in `route-error-code.ts` (ERR-01). Everything else
   * depends on the facts. An adapter whose service does not use the codes of that table leaves this empty.
   */
  readonly codes: ReadonlyArray<string>;
  /** The first error's own text, where it gave one. */
  readonly message: string | undefined;
  /** The first error's parameters, which only the service's own adapter can interpret. */
  readonly parameters: ReadonlyArray<string>;
  /** The service gave no error of its own: codes and message are the status text, which is not for shoppers (ERR-05). */
  readonly isLocal?: boolean;
}

/** The service answered something that its contract does not allow; `problems` name the paths, never the values. */
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
