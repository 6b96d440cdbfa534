import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';

/** Who applies; what is unknown the bank asks for itself. */
export interface Applicant {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** What the bank decided (PCC-01): `result` is APPROVED or another word. */
export interface ApplicationResult {
  readonly callId: string;
  readonly message: string;
  readonly result: string;
  readonly status: string;
}

export interface CardApplicationRequest {
  readonly prescreenId: string | undefined;
  readonly applicant: Applicant;
}

/** The bank's application could not be opened: its script did not come at all or not in time, or it has a fault of its own. */
export type CardApplicationFailure =
  | { readonly kind: 'card-application-unavailable'; readonly reason: string }
  | { readonly kind: 'card-application-timed-out' };

/** The bank's application, which comes only when a shopper applies (PCC-03). */
export interface CardApplicationProvider {
  /**
   * Opens the application and waits, as long as the shopper takes, until it is left: gives the last result, or undefined
   * when it was closed before one. `whenOpen` runs just before the application appears, never after a failure; what the
   * shop shows itself has to give way then. After a failure the next call tries anew.
   */
  readonly apply: (
    request: CardApplicationRequest,
    whenOpen: IO<void>,
  ) => TaskEither<CardApplicationFailure, ApplicationResult | undefined>;
}
