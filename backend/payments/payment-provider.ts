import type { PaymentEventReading } from './payment-events.ts';
import type {
  AuthoriseResult,
  CancelResult,
  CaptureResult,
  ChangeExpiryResult,
  CreateCustomerResult,
  DetachResult,
  LookUpResult,
  PaymentReading,
  RefundResult,
  RemoveCustomerResult,
  SaveMethodResult,
} from './payment-results.ts';

/** Days after which a card's authorisation ends by itself, at the earliest: money cannot be captured any more. [PAY-06] */
export const AUTHORISATION_DAYS = 7;

/**
 * Names one operation, so that repeating it changes nothing. The caller stores it before it sends the first request and
 * repeats it with the same values only.
 */
export interface OperationKey {
  /** 1 to 200 letters, digits and `_:.-`, unique among all operations. */
  readonly value: string;
  /** When the caller created the key, in milliseconds since 1970. Providers forget keys after a day. */
  readonly issuedAt: number;
}

/** What a shopper pays with. */
export type PaymentMethodChoice =
  /** The token that the provider's frame returned for a typed card. */
  | { readonly kind: 'card'; readonly token: string }
  /** A saved method of the customer of the request. */
  | { readonly kind: 'saved'; readonly methodId: string }
  | { readonly kind: 'paypal' };

export interface AuthoriseRequest {
  readonly key: OperationKey;
  /** The order that is paid. An order has one authorisation. */
  readonly orderReference: string;
  /** Whole cents, 1 to 99,999,999. */
  readonly amountCents: number;
  /** ISO 4217 in lower case, such as `usd`. */
  readonly currency: string;
  readonly method: PaymentMethodChoice;
  /** The provider's pages for authentication and PayPal send the shopper back to this address. */
  readonly returnUrl: string;
  /** The provider's id of the customer, see `createCustomer`. A saved method and `savesMethod` need it. */
  readonly customerId?: string;
  /** Whether the typed card is saved for the customer. The payment's method then has the id of the saved card. */
  readonly savesMethod: boolean;
}

export interface CaptureRequest {
  readonly key: OperationKey;
  readonly paymentId: string;
  /** Whole cents of this shipment. 0 is allowed in the last capture: it closes the payment without another shipment. */
  readonly amountCents: number;
  /** The sum of all earlier shipments, whether or not the provider could capture them yet. */
  readonly shippedBeforeCents: number;
  /** Whether no shipment follows. The rest of the authorisation is then released. */
  readonly isLast: boolean;
}

export interface CancelRequest {
  readonly key: OperationKey;
  readonly paymentId: string;
}

export interface RefundRequest {
  readonly key: OperationKey;
  readonly paymentId: string;
  /** Whole cents, at least 1. */
  readonly amountCents: number;
  /** The sum of all earlier refunds of this payment that did not fail. */
  readonly refundedBeforeCents: number;
}

export interface SaveMethodRequest {
  readonly key: OperationKey;
  /** The provider's id of the customer, see `createCustomer`. */
  readonly customerId: string;
  /** The token that the provider's frame returned for a typed card. */
  readonly token: string;
  /** The bank's page sends the shopper back to this address, with the id of the setup as `setup_intent`. */
  readonly returnUrl: string;
}

/** The date of a renewed card, which has the number of the former one. */
export interface ChangeExpiryRequest {
  /** The provider's id of the customer; undefined for a card that it has saved for none. */
  readonly customerId: string | undefined;
  readonly methodId: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
}

/**
 * A provider of payments. Amounts are whole cents. Every operation that changes something carries a key: a repetition
 * with the same key and values changes nothing and returns the result of the first one, and concurrent requests with
 * one key have one effect. [PAY-01]
 *
 * Expected failures are values; see payment-results.ts. `declined`, `refused` and `unavailable` guarantee that nothing
 * changed. After `outcome-unknown` the caller asks by key: `lookUp` for an authorisation, the same request again for a
 * capture, a cancellation or a refund. It never uses a new key for the same operation, so that nothing is charged twice.
 *
 * Operations with different keys on one payment are sent one after the other: sums of earlier captures and refunds are
 * compared before a request is sent. The provider itself bounds captures by what was authorised and refunds by what was
 * captured, also when requests are concurrent. [PAY-06]
 */
export interface PaymentProvider {
  /** The smallest amount of an authorisation, in whole cents; 0 when there is none beyond a cent. Less is `refused`. */
  readonly minimumChargeCents: number;

  /**
   * Whether it takes the shop's own credit card, by the token that `petco-pay/card-account.ts` issues. One that does not
   * declines it, so the shop does not offer it. [PAY-05]
   */
  readonly takesStoreCard: boolean;

  /**
   * Reserves the amount. Captures nothing. [PAY-06]
   *
   * `needs-authentication` means that the shopper must approve at the provider first: a bank's page, or PayPal. The
   * state of the payment then follows from `payment` after the return or an event.
   */
  authorise(request: AuthoriseRequest): Promise<AuthoriseResult>;

  /**
   * Resolves the unknown outcome of an authorisation, with the request that was sent. Returns the present state of the
   * payment with this key. A request that never reached the provider is carried out now, for the first and only time.
   * `not-found` means that there is none and that none will be made: the key is too old to be repeated.
   */
  lookUp(request: AuthoriseRequest): Promise<LookUpResult>;

  /** Reads the present state of a payment. */
  payment(paymentId: string): Promise<PaymentReading>;

  /**
   * Takes the money of a shipment that leaves. `deferred` means that the provider can capture this payment only once:
   * nothing is captured now, and the last capture takes the money of all shipments. A repetition never captures twice,
   * however late it comes.
   *
   * `refused`: more than was authorised, a payment that is not authorised or no longer, or `shippedBeforeCents` is not
   * what the provider captured. [PAY-06]
   */
  capture(request: CaptureRequest): Promise<CaptureResult>;

  /**
   * Releases what is not captured, including shipments whose capture was deferred; close a payment with shipments by a
   * last capture instead. What was captured stays captured. A payment with nothing left to release is left unchanged and
   * counts as released.
   */
  cancel(request: CancelRequest): Promise<CancelResult>;

  /**
   * Returns captured money. `refunded` means that the provider accepted the refund; the bank can still refuse it later,
   * which is the event `refund-failed` with the key of the refund. `refused`: more than was captured and not yet refunded, other earlier refunds, or
   * a repetition of a refund that failed. [PAY-06]
   */
  refund(request: RefundRequest): Promise<RefundResult>;

  /** Creates a customer, who can have saved methods. `reference` is the shop's id of the account. */
  createCustomer(request: { readonly key: OperationKey; readonly reference: string }): Promise<CreateCustomerResult>;

  /**
   * Saves a typed card for a customer, without a payment: for later orders, also while the shopper is away. Nothing is
   * reserved. `needs-authentication` means that the shopper must approve at the bank's page first; `savedMethod` then says
   * what became of it. [ACC-03]
   */
  saveMethod(request: SaveMethodRequest): Promise<SaveMethodResult>;

  /**
   * Reads what became of a card that waited for the bank. `refused` for a setup of another customer, for none, and for one
   * whose card was detached since.
   */
  savedMethod(request: { readonly customerId: string; readonly setupId: string }): Promise<SaveMethodResult>;

  /**
   * Changes the month and year in which a saved card expires. It needs no key: a repetition leaves the same date. `refused`
   * for a method of another customer, and for one that is gone. [ACC-03]
   */
  changeExpiry(request: ChangeExpiryRequest): Promise<ChangeExpiryResult>;

  /** Removes a customer with all saved methods. What was paid stays. A customer who is already gone counts as removed. [ACC-07] */
  removeCustomer(request: { readonly customerId: string }): Promise<RemoveCustomerResult>;

  /** Removes a saved method. `refused` for a method of another customer. A method that is already gone counts as detached. */
  detach(request: { readonly customerId: string; readonly methodId: string }): Promise<DetachResult>;

  /**
   * Verifies and decodes a webhook request. `rawBody` is the body as received, byte for byte. Ignores nothing silently:
   * events of no interest are `ignored`, requests that are not the provider's are `invalid`.
   *
   * An event can arrive late, twice or out of order: store its id to ignore repetitions, and read the state with
   * `payment` instead of trusting the order.
   */
  readWebhook(rawBody: string, signature: string | undefined): PaymentEventReading;
}

/** What a checkout has to know of the provider: see its members of these names. */
export type ChargeTerms = Pick<PaymentProvider, 'minimumChargeCents' | 'takesStoreCard'>;

/** The terms of a shop's provider; a shop that takes no payments has none to keep. [PAY-05] */
export const chargeTermsOf = (provider: ChargeTerms | undefined): ChargeTerms => ({
  minimumChargeCents: provider?.minimumChargeCents ?? 0,
  takesStoreCard: provider?.takesStoreCard ?? true,
});
