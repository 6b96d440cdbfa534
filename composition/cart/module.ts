import * as TE from 'fp-ts/TaskEither';
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { makeAddToCart } from '../../core/cart/add-to-cart';
import { makeChangeQuantity } from '../../core/cart/change-quantity';
import { makeChooseFulfilment } from '../../core/cart/fulfilment/choose-fulfilment';
import { makeLoadCartOptions, makeLoadItemOptions } from '../../core/cart/fulfilment/load-fulfilment-options';
import { makeLoadCart } from '../../core/cart/load-cart';
import { makePersonalizeLine } from '../../core/cart/personalize-line';
import { makeApplyPromotionCode, makeRemovePromotionCode } from '../../core/cart/promotion-codes';
import { makeRecalculateCart } from '../../core/cart/recalculate-cart';
import { makeMoveToCart, makeRemoveSaved, makeSaveForLater } from '../../core/cart/saved/save-for-later';
import { canOf } from '../../core/configuration/capabilities';
import { BackendTokens } from '../backend/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { IdentityTokens } from '../identity/tokens';
import { CartTokens } from './tokens';

type Bind = ContainerModuleLoadOptions['bind'];

const bindFulfilment = (bind: Bind): void => {
  bind(CartTokens.chooseFulfilment).toResolvedValue(
    (cart, fulfilment) => makeChooseFulfilment({ cart, fulfilment }),
    [CartTokens.cart, CartTokens.fulfilment],
  );
  bind(CartTokens.loadCartOptions).toResolvedValue(
    (fulfilment, session, capabilities) => makeLoadCartOptions({ fulfilment, session, can: canOf(capabilities) }),
    [CartTokens.fulfilment, IdentityTokens.session, ConfigurationTokens.capabilities],
  );
  bind(CartTokens.loadItemOptions).toResolvedValue(
    (fulfilment, capabilities) => makeLoadItemOptions({ fulfilment, can: canOf(capabilities) }),
    [CartTokens.fulfilment, ConfigurationTokens.capabilities],
  );
};

const bindSavedItems = (bind: Bind): void => {
  bind(CartTokens.saveForLater).toResolvedValue(
    (cart, savedItems) => makeSaveForLater({ cart, savedItems }),
    [CartTokens.cart, CartTokens.savedItems],
  );
  bind(CartTokens.moveToCart).toResolvedValue(
    (cart, savedItems) => makeMoveToCart({ cart, savedItems }),
    [CartTokens.cart, CartTokens.savedItems],
  );
  bind(CartTokens.removeSaved).toResolvedValue(
    (cart, savedItems) => makeRemoveSaved({ cart, savedItems }),
    [CartTokens.cart, CartTokens.savedItems],
  );
};

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const cartModule = new ContainerModule(({ bind }) => {
  bind(CartTokens.cart).toResolvedValue(({ cart }) => cart, [BackendTokens.personal]);
  bind(CartTokens.fulfilment).toResolvedValue(({ fulfilment }) => fulfilment, [BackendTokens.personal]);
  bind(CartTokens.savedItems).toResolvedValue(({ savedItems }) => savedItems, [BackendTokens.personal]);
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
  bind(CartTokens.personalizeLine).toResolvedValue((cart) => makePersonalizeLine({ cart }), [CartTokens.cart]);
  bind(CartTokens.applyPromotionCode).toResolvedValue(
    (cart, becomeGuest, session) => makeApplyPromotionCode({ cart, becomeGuest, session }),
    [CartTokens.cart, IdentityTokens.becomeGuest, IdentityTokens.session],
  );
  bind(CartTokens.removePromotionCode).toResolvedValue((cart) => makeRemovePromotionCode({ cart }), [CartTokens.cart]);
  bind(CartTokens.recalculateCart).toResolvedValue(
    (cart, session) => makeRecalculateCart({ cart, session }),
    [CartTokens.cart, IdentityTokens.session],
  );
  bindFulfilment(bind);
  bindSavedItems(bind);
  bind(CartTokens.ways).toResolvedValue(
    (chooseFulfilment, loadCartOptions, loadItemOptions, saveForLater, moveToCart, removeSaved) =>
      TE.right({ chooseFulfilment, loadCartOptions, loadItemOptions, saveForLater, moveToCart, removeSaved }),
    [
      CartTokens.chooseFulfilment,
      CartTokens.loadCartOptions,
      CartTokens.loadItemOptions,
      CartTokens.saveForLater,
      CartTokens.moveToCart,
      CartTokens.removeSaved,
    ],
  );
});
