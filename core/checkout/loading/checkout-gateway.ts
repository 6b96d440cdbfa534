import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityNeeded } from '../../cart/cart-gateway';
import type { PrescriptionToSet } from '../../prescriptions/prescription';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { ContactField } from './contact';
import type { CardSummary, CheckoutPart, CheckoutState, Contact, DeclineReason, Placing } from './checkout';

/** The shopper has no cart, or it is empty: there is nothing to check out. */
export interface NothingToCheckOut {
  readonly kind: 'nothing-to-check-out';
}

/** The service does not accept these fields of the contact. */
export interface ContactRefused {
  readonly kind: 'contact-refused';
  readonly fields: ReadonlyArray<ContactField>;
}

/** The address, shipping method, delivery day or line is not among the choices; it may be gone meanwhile. */
export interface NoSuchChoice {
  readonly kind: 'no-such-choice';
}

/** What is chosen for same-day delivery cannot be brought to the address (CHK-02). */
export interface AddressOutOfReach {
  readonly kind: 'address-out-of-reach';
  /** The service's text for the shopper. */
  readonly reason: string;
}

/** The card is not in the shopper's wallet; it may have been removed meanwhile. */
export interface NoSuchCard {
  readonly kind: 'no-such-card';
}

/** The service does not accept this amount as a tip, or nothing is delivered on the same day. */
export interface TipRefused {
  readonly kind: 'tip-refused';
}

/** The service does not accept this payment. */
export interface PaymentRefused {
  readonly kind: 'payment-refused';
  /** The service's text for the shopper. */
  readonly reason: string;
}

/** Number and PIN of a gift card, digits only. */
export interface GiftCardSecret {
  readonly number: string;
  readonly pin: string;
}

/** The service does not take this gift card. */
export interface GiftCardRefused {
  readonly kind: 'gift-card-refused';
  /** `unknown`: number or PIN is wrong, and the service does not say which. */
  readonly reason: 'unknown' | 'empty' | 'too-many-cards' | 'too-many-tries';
}

/** A product of the cart has less stock than the cart needs. Nothing was charged. */
export interface StockTooSmall {
  readonly kind: 'not-enough-stock';
  readonly partNumber: string;
  /** The available quantity; undefined when the service does not send it. */
  readonly available: number | undefined;
}

/** A product of the cart cannot be had in the way that was chosen for it, such as on the same day. Nothing was charged. */
export interface NotOffered {
  readonly kind: 'not-offered';
  readonly partNumber: string;
  /** The service's text for the shopper. */
  readonly reason: string;
}

/** Parts of the checkout are missing; they may have been removed in another tab. Nothing was charged. */
export interface Incomplete {
  readonly kind: 'incomplete';
  readonly missing: ReadonlyArray<CheckoutPart>;
}

/** Prices, promotions or lines changed since the shopper saw the total (CHK-07). Nothing was charged. */
export interface OrderChanged {
  readonly kind: 'order-changed';
}

/** The sales tax cannot be computed now, or not for the address. Nothing was charged (ORD-09). */
export interface TaxUnknown {
  readonly kind: 'tax-unknown';
}

/** Nothing was charged. `too-many-tries`: so many payments were declined that this one was not tried; wait for an hour. */
export interface PaymentDeclined {
  readonly kind: 'payment-declined';
  readonly reason: DeclineReason | 'too-many-tries';
}

/** The typed card can no longer be used, and is not chosen any more: it has to be entered again. Nothing was charged. */
export interface PaymentGone {
  readonly kind: 'payment-gone';
}

/** The provider of payments cannot be reached. Nothing was charged. */
export interface PaymentUnavailable {
  readonly kind: 'payment-unavailable';
}

export type PaymentChoice =
  /** A card that was typed into the provider's frame, known by its token (PAY-02). */
  | (CardSummary & {
      readonly kind: 'card';
      readonly token: string;
      /** Whether it is saved in the wallet once the order is placed. */
      readonly saves: boolean;
    })
  | { readonly kind: 'saved'; readonly walletId: string }
  | { readonly kind: 'petco-pay'; readonly walletId: string }
  | { readonly kind: 'paypal' };

export interface PaymentToUse {
  readonly choice: PaymentChoice;
  /** The id of a saved address; undefined: the delivery address. */
  readonly billingAddressId: string | undefined;
}

/** What the shopper confirmed with Place Order. */
export interface OrderToPlace extends Placing {
  readonly orderId: string;
  /** The address to which a bank's page or PayPal sends the shopper back. */
  readonly returnUrl: string;
}

export type PlaceOrderResult =
  | {
      readonly kind: 'placed';
      readonly orderId: string;
      /** Opens the order without a sign-in. */
      readonly orderToken: string;
    }
  /** The shopper has to approve the payment at this address, and then places the same order with the same key. */
  | { readonly kind: 'authenticate'; readonly url: string }
  /** The outcome is not known yet. Placing again with the same key asks for it; it never orders twice. */
  | { readonly kind: 'pending' };

export type CheckoutFailure = NothingToCheckOut | IdentityNeeded | UpstreamFailure;
export type PrepareFailure = Incomplete | StockTooSmall | NotOffered | TaxUnknown | CheckoutFailure;
export type PlaceOrderFailure =
  | OrderChanged
  | StockTooSmall
  | NotOffered
  | Incomplete
  | TaxUnknown
  | PaymentDeclined
  | PaymentGone
  | PaymentUnavailable
  | CheckoutFailure;

/**
 * The checkout at the commerce service, which keeps its whole state (CHK-01). A write that fails leaves the checkout
 * unchanged.
 */
export interface CheckoutGateway {
  readonly load: TaskEither<CheckoutFailure, CheckoutState>;
  /** A contact without somebody who picks up leaves the one that is known as it is. */
  readonly setContact: (contact: Contact) => TaskEither<ContactRefused | CheckoutFailure, void>;
  /** Delivers all shipped lines to a saved address. */
  readonly setDeliveryAddress: (
    addressId: string,
  ) => TaskEither<NoSuchChoice | AddressOutOfReach | CheckoutFailure, void>;
  readonly chooseShippingMethod: (methodId: string) => TaskEither<NoSuchChoice | CheckoutFailure, void>;
  /** `day` as `YYYY-MM-DD`. */
  readonly chooseDeliveryDay: (day: string) => TaskEither<NoSuchChoice | CheckoutFailure, void>;
  /**
   * Says for which pets the named lines are, and which vet is asked about them (PRO-07). A pet of a kind that a product is
   * not for is no such choice.
   */
  readonly setPrescription: (prescription: PrescriptionToSet) => TaskEither<NoSuchChoice | CheckoutFailure, void>;
  /** Sets the tip, in dollars with at most two decimals; 0 removes it (CRT-02). */
  readonly addTip: (amount: number) => TaskEither<TipRefused | CheckoutFailure, void>;
  /** Replaces the former payment. Charges nothing. */
  readonly choosePayment: (
    payment: PaymentToUse,
  ) => TaskEither<PaymentRefused | NoSuchCard | NoSuchChoice | CheckoutFailure, void>;
  /** Lets a gift card pay for the order first. One that was applied before stays. Takes nothing from it (PAY-05). */
  readonly applyGiftCard: (card: GiftCardSecret) => TaskEither<GiftCardRefused | CheckoutFailure, void>;
  /** Succeeds also when the card is not applied. */
  readonly removeGiftCard: (giftCardId: string) => TaskEither<CheckoutFailure, void>;
  /** Checks that the order can be placed, and returns the key and the total for it. */
  readonly prepare: (orderId: string) => TaskEither<PrepareFailure, Placing>;
  /**
   * Places the order exactly once for each key (ORD-01): the same call again returns the same result. After
   * `unreachable` and `unintelligible` the outcome is unknown; every other failure means that nothing was ordered or
   * charged, and that a new key is needed.
   */
  readonly place: (order: OrderToPlace) => TaskEither<PlaceOrderFailure, PlaceOrderResult>;
}
