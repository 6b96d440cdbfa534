/** What was paid with, as far as it may be shown and stored: no number and no security code. [PAY-02] */
export type MethodSummary =
  | {
      readonly kind: 'card';
      /** The provider's id of the method, which pays again when it was saved for a customer. */
      readonly methodId: string;
      /** In lower case, such as `visa`. */
      readonly brand: string;
      readonly lastFour: string;
      /** 1 to 12. */
      readonly expiryMonth: number;
      /** Four digits. */
      readonly expiryYear: number;
    }
  | { readonly kind: 'paypal' };

/** A saved card of a customer. */
export type SavedMethod = Extract<MethodSummary, { kind: 'card' }>;

/**
 * The state of a payment:
 *
 * - `needs-authentication`: the shopper has to approve at the provider. Nothing is reserved.
 * - `processing`: the provider has not decided yet.
 * - `authorised`: money is reserved and can be captured.
 * - `completed`: the last capture was made; the rest is released.
 * - `cancelled`: nothing was captured, and nothing is reserved.
 * - `failed`: the shopper or the bank refused. Nothing is reserved.
 */
export type PaymentState = 'needs-authentication' | 'processing' | 'authorised' | 'completed' | 'cancelled' | 'failed';

/** One payment at the provider. Amounts are whole cents. */
export interface Payment {
  readonly paymentId: string;
  readonly orderReference: string;
  readonly currency: string;
  readonly state: PaymentState;
  /** The amount of the request. */
  readonly amountCents: number;
  /** What can still be captured. */
  readonly capturableCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  /** Whether each shipment can be captured by itself. Known once the payment is authorised, else false. */
  readonly capturesSeveralTimes: boolean;
  /** Undefined while it is unknown. */
  readonly method: MethodSummary | undefined;
  /** Why the payment failed; undefined unless the state is `failed`. */
  readonly failure: DeclineReason | undefined;
}

/**
 * Why a payment was declined, as a shopper can act on it. Lost, stolen and blocked cards are `declined`: the reason is
 * not revealed.
 */
export type DeclineReason =
  /** Use another method or ask the bank. */
  | 'declined'
  | 'insufficient-funds'
  | 'wrong-security-code'
  | 'wrong-number'
  | 'expired-card'
  /** The bank did not answer; the same card may work in a few minutes. */
  | 'try-again-later'
  /** The shopper refused or failed the authentication, or cancelled at PayPal. */
  | 'authentication-failed';

/** The bank declined. Nothing is reserved. */
export interface Declined {
  readonly kind: 'declined';
  readonly reason: DeclineReason;
}

/** Why the provider does not carry out a request. A repetition is refused, too. */
export type RefusalReason =
  | 'unknown-payment'
  | 'unknown-method'
  | 'unknown-setup'
  | 'unknown-customer'
  /** The payment is not in a state for this, such as a capture after the last one. */
  | 'wrong-state'
  | 'authorisation-expired'
  /** More than was authorised, or more than was captured. */
  | 'amount-too-large'
  /** The sum of earlier captures or refunds is not what the provider has. */
  | 'out-of-step'
  /** The bank did not take the refund. The money is back at the shop; a new refund needs a new key. */
  | 'refund-failed'
  /** The key was used for another request. */
  | 'key-reused'
  /** The key of an authorisation or a new customer is a day old: the provider may not recognise a repetition. */
  | 'key-expired'
  | 'invalid-request';

/** The provider refused the request. Nothing changed. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

/** The provider did not receive the request or did not begin with it. Nothing changed; it can be repeated. */
export interface Unavailable {
  readonly kind: 'unavailable';
  /** `credentials`: the provider does not accept the shop's key, which the shop's operator has to correct. */
  readonly cause: 'unreachable' | 'too-many-requests' | 'credentials' | 'server-error';
}

/** The request may have been carried out or not. */
export interface OutcomeUnknown {
  readonly kind: 'outcome-unknown';
  /** `in-progress`: an earlier request with this key is being carried out, or may be. */
  readonly cause: 'time-out' | 'connection-lost' | 'server-error' | 'in-progress' | 'unreadable-response';
}

/** Expected failures of every operation. */
export type OperationFailure = Refused | Unavailable | OutcomeUnknown;

export type AuthoriseResult =
  | { readonly kind: 'authorised'; readonly payment: Payment }
  | {
      readonly kind: 'needs-authentication';
      readonly payment: Payment;
      /** The provider's page for the shopper; undefined when the browser must confirm with the client secret. */
      readonly url: string | undefined;
      /** Lets the shopper's browser confirm this payment. It must not be logged or stored. */
      readonly clientSecret: string;
    }
  /** The provider has not decided yet; ask with `payment`, or wait for an event. */
  | { readonly kind: 'processing'; readonly payment: Payment }
  /** Only for a repetition: the payment was captured, cancelled or failed since. */
  | { readonly kind: 'found'; readonly payment: Payment }
  | Declined
  | OperationFailure;

export type LookUpResult = AuthoriseResult | { readonly kind: 'not-found' };

export type PaymentReading =
  { readonly kind: 'found'; readonly payment: Payment } | { readonly kind: 'not-found' } | Unavailable;

export type CaptureResult =
  | { readonly kind: 'captured'; readonly payment: Payment }
  | { readonly kind: 'deferred'; readonly payment: Payment }
  | Declined
  | OperationFailure;

export type CancelResult = { readonly kind: 'released'; readonly payment: Payment } | OperationFailure;

export type RefundResult = { readonly kind: 'refunded'; readonly payment: Payment } | OperationFailure;

export type CreateCustomerResult = { readonly kind: 'created'; readonly customerId: string } | OperationFailure;

export type SaveMethodResult =
  | { readonly kind: 'saved'; readonly method: SavedMethod }
  /** The provider's page for the shopper. */
  | { readonly kind: 'needs-authentication'; readonly setupId: string; readonly url: string }
  | Declined
  | OperationFailure;

export type RemoveCustomerResult = { readonly kind: 'removed' } | OperationFailure;

/** `declined`: the provider does not take this date for the card. */
export type ChangeExpiryResult = { readonly kind: 'changed' } | Declined | OperationFailure;

export type DetachResult = { readonly kind: 'detached' } | OperationFailure;
