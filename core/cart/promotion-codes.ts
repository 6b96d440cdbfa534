import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Cart } from './cart';
import type { CartGateway, IdentityNeeded, PromotionRefused } from './cart-gateway';
import { rereadCart, type CartNotRead } from './reread-cart';

export interface PromotionCodePorts {
  readonly cart: CartGateway;
}

/** `cart-not-read` alone means that the code is applied, or taken away. */
export type PromotionCodeError =
  { readonly kind: 'empty-code' } | PromotionRefused | IdentityNeeded | UpstreamFailure | CartNotRead;

/** Applies a code, or takes it away, and gives the cart with its new totals. Every other failure leaves the cart as it was. */
export type ChangePromotionCode = (code: string) => TE.TaskEither<PromotionCodeError, Cart>;

export const makeApplyPromotionCode = ({ cart }: PromotionCodePorts): ChangePromotionCode =>
  changing(cart, 'applyPromotion');

export const makeRemovePromotionCode = ({ cart }: PromotionCodePorts): ChangePromotionCode =>
  changing(cart, 'removePromotion');

const changing =
  (cart: CartGateway, change: 'applyPromotion' | 'removePromotion'): ChangePromotionCode =>
  (code) =>
    pipe(
      requireCode(code),
      TE.chainW((wanted) => cart[change](wanted)),
      TE.chainW(() => rereadCart(cart)),
    );

/** Codes are written in capitals, whatever was typed. */
const requireCode = (code: string): TE.TaskEither<PromotionCodeError, string> =>
  code.trim() === '' ? TE.left({ kind: 'empty-code' }) : TE.right(code.trim().toUpperCase());
