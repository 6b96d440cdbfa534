import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityNeeded } from '../cart/cart-gateway';
import type { DeclineReason } from '../checkout/loading/checkout';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Wallet } from './wallet';

/** The wallet has no such card; it may have been removed in another tab. */
export interface NoSuchCard {
  readonly kind: 'no-such-card';
}

/** `identity-needed`: the shopper is not signed in, or the sign-in was too long ago. */
export type ChangeWalletFailure = NoSuchCard | IdentityNeeded | UpstreamFailure;

/**
 * `no-such-card`: the wallet no longer has the card that is removed. `no-such-replacement`: it has not the other card, or
 * that one cannot pay. `card-expires`: that one expires before the next delivery that it would pay. `delivery-under-way`:
 * the order of a repeat delivery is being placed with the former card.
 */
export type ReplaceCardFailure =
  ChangeWalletFailure | { readonly kind: 'no-such-replacement' | 'card-expires' | 'delivery-under-way' };

/** `card-declined`: the payment provider does not take this date for the card, or no longer has the card. */
export type ChangeExpiryFailure = CardDeclined | ChangeWalletFailure;

/** A card that the shopper has typed at the payment provider. */
export interface CardToAdd {
  readonly token: string;
  /** The whole address to which the bank sends the shopper back. */
  readonly returnUrl: string;
}

/** The card is in the wallet, or waits until the shopper has approved it at the bank's page. */
export type CardAdded = { readonly kind: 'added' } | { readonly kind: 'needs-approval'; readonly url: string };

/** The bank did not accept the card, or the shopper did not approve it. */
export interface CardDeclined {
  readonly kind: 'card-declined';
  readonly reason: DeclineReason;
}

/** `wallet-full`: a card has to be removed first. `too-many-tries`: the shopper has to wait for an hour. */
export type CardNotAdded = CardDeclined | { readonly kind: 'wallet-full' } | { readonly kind: 'too-many-tries' };

/** `no-such-card`: the provider does not know the card, or it is another shopper's. */
export type AddCardFailure = CardNotAdded | ChangeWalletFailure;

/** The shopper's wallet. A change that fails changes nothing. */
export interface WalletGateway {
  /** The signed-in shopper's wallet; empty for a shopper without an identity (USR-10). */
  readonly wallet: TaskEither<UpstreamFailure, Wallet>;
  /** Removes a card here and at the payment provider. What it has paid stays paid (PAY-05). */
  readonly remove: (walletId: string) => TaskEither<ChangeWalletFailure, void>;
  /** Adds a card without an order. Nothing is charged, and a repetition adds nothing (ACC-03). */
  readonly add: (card: CardToAdd) => TaskEither<AddCardFailure, CardAdded>;
  /** Adds a card that the shopper has approved at the bank, by the id with which the bank sent the shopper back (ACC-03). */
  readonly finishAdding: (setupId: string) => TaskEither<AddCardFailure, CardAdded>;
  /** Makes a card the default instead of the former one (PAY-05). */
  readonly makeDefault: (walletId: string) => TaskEither<ChangeWalletFailure, void>;
  /**
   * Changes the date of a card, a month of two digits and a year of four, here and at the payment provider. Repeating it
   * changes nothing. `no-such-card` also for a card whose bank sends the date (ACC-03).
   */
  readonly changeExpiry: (
    walletId: string,
    expiry: { readonly month: string; readonly year: string },
  ) => TaskEither<ChangeExpiryFailure, void>;
  /**
   * Removes a card after another one of the wallet has taken its place: that one pays the repeat deliveries, and is the
   * default if the removed card was (ACC-03).
   */
  readonly replace: (walletId: string, by: string) => TaskEither<ReplaceCardFailure, void>;
}
