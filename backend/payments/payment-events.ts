/** What may have happened to a payment. Read its state with `PaymentProvider.payment`. */
export type PaymentEventKind = 'authorised' | 'failed' | 'captured' | 'cancelled' | 'refunded' | 'refund-failed';

/** A verified event of the provider. */
export interface PaymentEvent {
  /** Unique and the same in each repetition. */
  readonly eventId: string;
  readonly kind: PaymentEventKind;
  readonly paymentId: string;
  /** Of a failed refund: the key that it was requested with; undefined when it was not requested by the shop. */
  readonly refundKey?: string;
}

export type PaymentEventReading =
  | { readonly kind: 'event'; readonly event: PaymentEvent }
  /** A genuine event that the shop does not use. */
  | { readonly kind: 'ignored'; readonly eventId: string }
  /** `signature`: missing, wrong, or older than five minutes. `body`: signed, but not an event. */
  | { readonly kind: 'invalid'; readonly problem: 'signature' | 'body' };
