import type { UserType } from '../../../../core/identity/session/header-user';
import { allBut } from '../../../../core/configuration/capabilities';
import { makeBuyAgain } from '../../../../core/orders/buy-again';
import { makeCancelOrder, makeReturnItems } from '../../../../core/orders/change-order';
import { makeListOrders, makeListPurchases } from '../../../../core/orders/list-orders';
import { makeLookUpOrder } from '../../../../core/orders/look-up-order';
import { makeViewOrder } from '../../../../core/orders/view-order';
import { ORDER_TIME } from '../../../builders/order';
import * as TE from 'fp-ts/TaskEither';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakeCartGateway } from '../../../fakes/fake-cart-gateway';
import { FakeOrderGateway } from '../../../fakes/fake-order-gateway';
import { FakeRepeatDeliveryGateway } from '../../../fakes/fake-repeat-delivery-gateway';
import { FakeSessionStore } from '../../../fakes/fake-session-store';
import { FakePreferredPlaceStore } from '../../../fakes/fake-preferred-place-store';

export const USER = '700002';
export const CHANGE_KEY = 'key-of-the-page-0001';
const clock = (): number => ORDER_TIME;
export const FOOD = { partNumber: 'SKU-1001', name: 'Dog food', price: 12.99, stock: 50 };

/** What loaders and actions of the pages of orders need, for one shopper. */
export const pagesWorld = (userType: UserType | 'none' = 'registered') => {
  const caller = new FakeCaller();
  const session = new FakeSessionStore();
  if (userType === 'registered') {
    caller.signsIn(USER);
    session.hasRegistered(USER);
  }
  if (userType === 'guest') {
    caller.becomesGuest(USER);
    session.hasGuest(USER);
  }
  const orders = new FakeOrderGateway(caller);
  const cart = new FakeCartGateway(caller).sells(FOOD);
  const viewOrder = makeViewOrder({ orders, session, clock });
  const repeatDelivery = new FakeRepeatDeliveryGateway(caller);
  return {
    orders,
    cart,
    repeatDelivery,
    ports: {
      shop: 'Petco',
      newChangeKey: () => CHANGE_KEY,
      userType: session.userType,
      viewOrder,
      repeatOffer: repeatDelivery.offer,
      capabilities: allBut([]),
      listOrders: makeListOrders({ orders, session, clock }),
      listPurchases: makeListPurchases({ orders, session, placeStore: new FakePreferredPlaceStore() }),
      lookUpOrder: makeLookUpOrder({ orders }),
      cancelOrder: makeCancelOrder({ orders }),
      returnItems: makeReturnItems({ orders }),
      buyAgain: makeBuyAgain({
        cart,
        session,
        becomeGuest: TE.right(undefined),
        ensureGuestIdentity: TE.right(undefined),
      }),
    },
  };
};

/** The request for a page by its address. */
export const requestOf = (address: string) => {
  const [path = '', query = ''] = address.split('?', 2);
  return { path, parameters: {}, query: new URLSearchParams(query), cameFrom: undefined };
};
