import type { TaskEither } from 'fp-ts/TaskEither';
import type { Personalization } from '../personalization/personalization';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Cart } from './cart';
import type { FulfilmentChoice } from './fulfilment/fulfilment';

/** The stock is smaller than the requested quantity. */
export interface NotEnoughStock {
  readonly kind: 'not-enough-stock';
  /** The available quantity; undefined when the service does not send it. */
  readonly available: number | undefined;
}

/** The item cannot be bought online: it is sold in stores only, has no price, or is no longer in the catalogue. */
export interface NotForSale {
  readonly kind: 'not-for-sale';
  readonly reason: string;
}

/** The line is no longer in the cart. */
export interface NoSuchLine {
  readonly kind: 'no-such-line';
}

/** The promotion code is unknown, has expired, or does not apply to the cart. */
export interface PromotionRefused {
  readonly kind: 'promotion-refused';
  readonly reason: string;
}

/** The caller has no identity, or the session has ended: an identity is needed first. */
export interface IdentityNeeded {
  readonly kind: 'identity-needed';
}

export type CartWriteFailure = IdentityNeeded | NotEnoughStock | NotForSale | NoSuchLine | UpstreamFailure;

/** The cart at the commerce service. A write that fails leaves the cart unchanged. */
export interface CartGateway {
  /** The shopper's cart; empty for shoppers without a cart or without an identity. */
  readonly load: TaskEither<UpstreamFailure, Cart>;
  /**
   * Adds a quantity of one variant, shipped unless a way is given. A quantity that is already in the cart for the same
   * place, with the same text, grows by it. A service that offers one way only ignores the way.
   */
  readonly add: (
    partNumber: string,
    quantity: number,
    choice?: FulfilmentChoice,
    personalization?: Personalization,
  ) => TaskEither<CartWriteFailure, void>;
  /** Puts another text on a line of this quantity (PRO-08). A service without personalised products refuses. */
  readonly personalize: (
    itemId: string,
    quantity: number,
    personalization: Personalization,
  ) => TaskEither<CartWriteFailure, void>;
  /**
   * Sets a line's quantity; 0 removes the line. `priceSeen` is what a piece cost where the shopper made the change: from
   * then on, only another price is a changed one (`CartItem.priceBefore`). A service without changed prices ignores it.
   */
  readonly changeQuantity: (itemId: string, quantity: number, priceSeen?: number) => TaskEither<CartWriteFailure, void>;
  readonly applyPromotion: (code: string) => TaskEither<PromotionRefused | IdentityNeeded | UpstreamFailure, void>;
  /**
   * Removes a promotion code, also one that has ended: until then `load` tells of it (`Cart.codeNotes`). Succeeds also
   * when the code is not on the cart.
   */
  readonly removePromotion: (code: string) => TaskEither<IdentityNeeded | UpstreamFailure, void>;
  /** Recalculates the totals (CRT-02), which a later `load` returns. */
  readonly calculate: TaskEither<IdentityNeeded | UpstreamFailure, void>;
}
