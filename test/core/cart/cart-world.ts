import * as E from 'fp-ts/Either';
import { makeAddToCart } from '../../../core/cart/add-to-cart';
import type { Cart } from '../../../core/cart/cart';
import { makeChangeQuantity } from '../../../core/cart/change-quantity';
import { makeLoadCart } from '../../../core/cart/load-cart';
import { makeApplyPromotionCode, makeRemovePromotionCode } from '../../../core/cart/promotion-codes';
import { makeRecalculateCart } from '../../../core/cart/recalculate-cart';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';

export const FOOD = { partNumber: 'FOOD', name: 'Dog food', price: 12.99, stock: 500 };
export const TANK = { partNumber: 'TANK', name: 'Fish tank', price: 89, stock: 3 };
export const HAMSTER = { partNumber: 'HAMSTER', name: 'Hamster', price: 19.99, stock: 9, inStoresOnly: true };

/** The cart's use cases with a new browser. */
export const cartWorld = () => {
  const identity = new FakeIdentityGateway();
  const cart = new FakeCartGateway(identity.caller).sells(FOOD, TANK, HAMSTER).hasPromotion('PUP5', 5);
  const session = new FakeSessionStore();
  return {
    identity,
    cart,
    session,
    /** The content of the caller's cart at the service, whatever failures the gateway is set to. */
    kept: () => keptCart(cart),
    loadCart: makeLoadCart({ cart, session }),
    addToCart: makeAddToCart({
      cart,
      becomeGuest: makeBecomeGuest({ identity, session }),
      ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
      session,
    }),
    changeQuantity: makeChangeQuantity({ cart }),
    applyPromotionCode: makeApplyPromotionCode({ cart, becomeGuest: makeBecomeGuest({ identity, session }), session }),
    removePromotionCode: makeRemovePromotionCode({ cart }),
    recalculateCart: makeRecalculateCart({ cart, session }),
  };
};

export type CartTestWorld = ReturnType<typeof cartWorld>;

/** As cartWorld, for a guest with two dog foods in the cart. */
export const guestWithFood = async (): Promise<CartTestWorld & { readonly itemId: string }> => {
  const world = cartWorld();
  world.identity.caller.becomesGuest('700055');
  world.session.hasGuest('700055');
  await world.cart.add(FOOD.partNumber, 2)();
  const { items } = await world.kept();
  return { ...world, itemId: items[0]?.id ?? '' };
};

const keptCart = async (cart: FakeCartGateway): Promise<Cart> => {
  const loaded = await cart.isBack().load();
  if (E.isLeft(loaded)) throw new Error('a fake that is back has to answer');
  return loaded.right;
};
