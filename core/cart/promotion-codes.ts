import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BecomeGuest } from '../identity/session/ensure-guest-identity';
import type { SessionStore } from '../identity/session/session-store';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { asGuestIfNeeded } from './as-guest';
import { MAX_CODE_LENGTH, type Cart } from './cart';
import type { CartGateway, IdentityNeeded, PromotionRefused } from './cart-gateway';
import { rereadCart, type CartNotRead } from './reread-cart';

export interface PromotionCodePorts {
  readonly cart: CartGateway;
}

/** With `cart-not-read`, the code was applied or removed; every other failure means that it was not. */
export type PromotionCodeError =
  | { readonly kind: 'empty-code' | 'impossible-code' }
  | PromotionRefused
  | IdentityNeeded
  | UpstreamFailure
  | CartNotRead;

/**
 * Changes the codes on the cart and returns the cart with its new totals. A failure leaves the cart unchanged, except
 * for `cart-not-read`.
 */
export type ChangePromotionCode = (code: string) => TE.TaskEither<PromotionCodeError, Cart>;

export interface ApplyPromotionCodePorts extends PromotionCodePorts {
  readonly becomeGuest: BecomeGuest;
  readonly session: SessionStore;
}

/**
 * Applies a code. A shopper without an identity becomes a guest first, so that the service can check the code against a
 * cart; a registered shopper whose session is over has to sign in again.
 */
export const makeApplyPromotionCode = ({ cart, becomeGuest, session }: ApplyPromotionCodePorts): ChangePromotionCode =>
  changing(cart, (code) => asGuestIfNeeded(becomeGuest, session)(cart.applyPromotion(code)));

/** Removes a code. */
export const makeRemovePromotionCode = ({ cart }: PromotionCodePorts): ChangePromotionCode =>
  changing(cart, (code) => cart.removePromotion(code));

type WriteCode = (code: string) => TE.TaskEither<PromotionRefused | IdentityNeeded | UpstreamFailure, void>;

const changing =
  (cart: CartGateway, write: WriteCode): ChangePromotionCode =>
  (code) =>
    pipe(
      requireCode(code),
      TE.chainW(write),
      TE.chainW(() => rereadCart(cart)),
    );

/** Letters, digits, spaces and the punctuation of codes. The commerce service ends a session that sends markup (ERR-02). */
const POSSIBLE_CODE = /^[\p{L}\p{N} .,_&+%$!#*'’/-]+$/u;

/** Converts a typed code to capitals; fails when it is empty or cannot be a code. */
const requireCode = (typed: string): TE.TaskEither<PromotionCodeError, string> => {
  const code = typed.trim().toUpperCase();
  if (code === '') return TE.left({ kind: 'empty-code' });
  return code.length <= MAX_CODE_LENGTH && POSSIBLE_CODE.test(code)
    ? TE.right(code)
    : TE.left({ kind: 'impossible-code' });
};
