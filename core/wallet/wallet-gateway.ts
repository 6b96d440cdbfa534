import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityNeeded } from '../cart/cart-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Wallet } from './wallet';

/** The wallet has no such card; it may have been removed in another tab. */
export interface NoSuchCard {
  readonly kind: 'no-such-card';
}

/** `identity-needed`: the shopper is not signed in, or the sign-in was too long ago. */
export type ChangeWalletFailure = NoSuchCard | IdentityNeeded | UpstreamFailure;

/** The shopper's wallet. A change that fails changes nothing. */
export interface WalletGateway {
  /** The signed-in shopper's wallet; empty for a shopper without an identity (USR-10). */
  readonly wallet: TaskEither<UpstreamFailure, Wallet>;
  /** Removes a card here and at the payment provider. What it has paid stays paid (PAY-05). */
  readonly remove: (walletId: string) => TaskEither<ChangeWalletFailure, void>;
  /** Makes a card the default instead of the former one (PAY-05). */
  readonly makeDefault: (walletId: string) => TaskEither<ChangeWalletFailure, void>;
}
