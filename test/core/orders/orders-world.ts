import { makeBuyAgain } from '../../../core/orders/buy-again';
import { makeCancelOrder, makeReturnItems } from '../../../core/orders/change-order';
import { makeListOrders, makeListPurchases } from '../../../core/orders/list-orders';
import { makeLookUpOrder } from '../../../core/orders/look-up-order';
import { makeViewOrder } from '../../../core/orders/view-order';
import { ORDER_TIME } from '../../builders/order';
import { FakeOrderGateway } from '../../fakes/fake-order-gateway';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { cartWorld } from '../cart/cart-world';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';

/** The use cases of orders with a new browser. */
export const ordersWorld = () => {
  const { identity, cart, session, kept } = cartWorld();
  const orders = new FakeOrderGateway(identity.caller);
  const placeStore = new FakePreferredPlaceStore();
  let now = ORDER_TIME;
  const clock = (): number => now;
  return {
    identity,
    cart,
    session,
    orders,
    /** The shopper's store. */
    placeStore,
    /** The content of the caller's cart. */
    kept,
    itIs: (moment: string): void => {
      now = Date.parse(moment);
    },
    signsIn: (): void => {
      identity.caller.signsIn('700002');
      session.hasRegistered('700002');
    },
    viewOrder: makeViewOrder({ orders, session, clock }),
    listOrders: makeListOrders({ orders, session, clock }),
    listPurchases: makeListPurchases({ orders, session, placeStore }),
    lookUpOrder: makeLookUpOrder({ orders }),
    cancelOrder: makeCancelOrder({ orders }),
    returnItems: makeReturnItems({ orders }),
    buyAgain: makeBuyAgain({
      cart,
      session,
      becomeGuest: makeBecomeGuest({ identity, session }),
      ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
    }),
  };
};
