import { ContainerModule } from 'inversify';
import { makeAddToCart } from '../../core/cart/add-to-cart';
import { makeChangeQuantity } from '../../core/cart/change-quantity';
import { makeLoadCart } from '../../core/cart/load-cart';
import { makeApplyPromotionCode, makeRemovePromotionCode } from '../../core/cart/promotion-codes';
import { makeRecalculateCart } from '../../core/cart/recalculate-cart';
import { BackendTokens } from '../backend/tokens';
import { IdentityTokens } from '../identity/tokens';
import { CartTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const cartModule = new ContainerModule(({ bind }) => {
  bind(CartTokens.cart).toResolvedValue(({ cart }) => cart, [BackendTokens.personal]);
  bind(CartTokens.loadCart).toResolvedValue(
    (cart, session) => makeLoadCart({ cart, session }),
    [CartTokens.cart, IdentityTokens.session],
  );
  bind(CartTokens.addToCart).toResolvedValue(
    (cart, becomeGuest, ensureGuestIdentity, session) =>
      makeAddToCart({ cart, becomeGuest, ensureGuestIdentity, session }),
    [CartTokens.cart, IdentityTokens.becomeGuest, IdentityTokens.ensureGuestIdentity, IdentityTokens.session],
  );
  bind(CartTokens.changeQuantity).toResolvedValue((cart) => makeChangeQuantity({ cart }), [CartTokens.cart]);
  bind(CartTokens.applyPromotionCode).toResolvedValue(
    (cart, becomeGuest, session) => makeApplyPromotionCode({ cart, becomeGuest, session }),
    [CartTokens.cart, IdentityTokens.becomeGuest, IdentityTokens.session],
  );
  bind(CartTokens.removePromotionCode).toResolvedValue((cart) => makeRemovePromotionCode({ cart }), [CartTokens.cart]);
  bind(CartTokens.recalculateCart).toResolvedValue(
    (cart, session) => makeRecalculateCart({ cart, session }),
    [CartTokens.cart, IdentityTokens.session],
  );
});
