import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';

/** The shop's data of the applicant. The bank's form asks for undefined fields. */
export interface Applicant {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** The bank's decision (PCC-01). `result` is `APPROVED` for an approval, and any other text for none. */
export interface ApplicationResult {
  readonly callId: string;
  readonly message: string;
  readonly result: string;
  readonly status: string;
}

/** The initial data of an application: the bank's pre-approved offer, if there is one, and the applicant. */
export interface CardApplicationRequest {
  readonly prescreenId: string | undefined;
  readonly applicant: Applicant;
}

/**
 * The bank's application could not be opened: its script failed to load or threw an error (`unavailable`, with the
 * reason), or it did not load in time (`timed-out`).
 */
export type CardApplicationFailure =
  | { readonly kind: 'card-application-unavailable'; readonly reason: string }
  | { readonly kind: 'card-application-timed-out' };

/** The bank's card application, loaded only when a shopper applies (PCC-03). */
export interface CardApplicationProvider {
  /**
   * Opens the application and completes when the shopper closes it, without a time limit. Gives the last result, or
   * undefined when there was none. Runs `whenOpen` just before the application appears, so that the shop closes its own
   * dialog; not when opening fails. A call after a failure loads the script again.
   */
  readonly apply: (
    request: CardApplicationRequest,
    whenOpen: IO<void>,
  ) => TaskEither<CardApplicationFailure, ApplicationResult | undefined>;
}
