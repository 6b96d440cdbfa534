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

export interface OfferRequest {
  readonly prescreenId: string | undefined;
  readonly applicant: Applicant;
}

/** The bank's desk could not be opened: its script did not come, or it reported a fault of its own. */
export type OfferDeskFailure = { readonly kind: 'offer-desk-unavailable'; readonly reason: string };

/** The bank's application, which comes only when a shopper applies (PCC-03). */
export interface OfferDesk {
  /** Opens the application and waits until it is left: with a result, or undefined when it was closed before one. */
  readonly apply: (request: OfferRequest) => TaskEither<OfferDeskFailure, ApplicationResult | undefined>;
}
