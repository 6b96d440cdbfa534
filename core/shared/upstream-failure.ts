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
  /** The first error's `errorCode` and `errorKey`, those of them that it gave: a rule is checked against both. */
  readonly codes: ReadonlyArray<string>;
  /** The first error's own text, where it gave one. */
  readonly message: string | undefined;
  /** The first error's parameters, whatever form they came in. */
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

/** Whether a failure is a refusal that carries one of the codes, in either of its fields. */
export const isRefusedWith = (failure: { readonly kind: string }, codes: ReadonlyArray<string>): boolean =>
  isRefused(failure) && failure.codes.some((code) => codes.includes(code));

const isRefused = (failure: { readonly kind: string }): failure is Refused => failure.kind === 'refused';
