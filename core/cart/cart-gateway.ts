import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Cart } from './cart';

/** There is less of it than was asked for. */
export interface NotEnoughStock {
  readonly kind: 'not-enough-stock';
  /** How many there are, where the service says. */
  readonly available: number | undefined;
}

/** It cannot be bought online: sold in stores only, without a price, gone from the catalogue. */
export interface NotForSale {
  readonly kind: 'not-for-sale';
  readonly reason: string;
}

/** The line is no longer in the cart. */
export interface NoSuchLine {
  readonly kind: 'no-such-line';
}

/** The promotion code is unknown, over, or does not fit the cart. */
export interface PromotionRefused {
  readonly kind: 'promotion-refused';
  readonly reason: string;
}

/** The caller has no identity, or the session has ended: an identity is needed first. */
export interface IdentityNeeded {
  readonly kind: 'identity-needed';
}

export type CartWriteFailure = IdentityNeeded | NotEnoughStock | NotForSale | NoSuchLine | UpstreamFailure;

/** The cart as the commerce service keeps it. A write that fails leaves the cart as it was. */
export interface CartGateway {
  /** The shopper's cart; empty for those who have none, also for those without an identity. */
  readonly load: TaskEither<UpstreamFailure, Cart>;
  /** Adds so many of one variant; what is there already grows by them. */
  readonly add: (partNumber: string, quantity: number) => TaskEither<CartWriteFailure, void>;
  /** Sets a line's quantity; 0 removes the line. */
  readonly changeQuantity: (itemId: string, quantity: number) => TaskEither<CartWriteFailure, void>;
  readonly applyPromotion: (code: string) => TaskEither<PromotionRefused | IdentityNeeded | UpstreamFailure, void>;
  /** Taking away a code that is not there is a success. */
  readonly removePromotion: (code: string) => TaskEither<IdentityNeeded | UpstreamFailure, void>;
  /** Computes the totals afresh (CRT-02); `load` then gives them. */
  readonly calculate: TaskEither<IdentityNeeded | UpstreamFailure, void>;
}
