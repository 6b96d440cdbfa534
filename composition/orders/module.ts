import { ContainerModule } from 'inversify';
import { makeBuyAgain } from '../../core/orders/buy-again';
import { makeCancelOrder, makeReturnItems } from '../../core/orders/change-order';
import { makeListOrders, makeListPurchases } from '../../core/orders/list-orders';
import { makeLookUpOrder } from '../../core/orders/look-up-order';
import { makeViewOrder } from '../../core/orders/view-order';
import { BackendTokens } from '../backend/tokens';
import { CartTokens } from '../cart/tokens';
import { IdentityTokens } from '../identity/tokens';
import { PlatformTokens } from '../platform/tokens';
import { StoreTokens } from '../stores/tokens';
import { OrderTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bind(OrderTokens.gateway).toResolvedValue(({ orders }) => orders, [BackendTokens.personal]);
  bind(OrderTokens.viewOrder).toResolvedValue(
    (orders, session, clock) => makeViewOrder({ orders, session, clock }),
    [OrderTokens.gateway, IdentityTokens.session, PlatformTokens.clock],
  );
  bind(OrderTokens.lookUpOrder).toResolvedValue((orders) => makeLookUpOrder({ orders }), [OrderTokens.gateway]);
  bind(OrderTokens.listOrders).toResolvedValue(
    (orders, session, clock) => makeListOrders({ orders, session, clock }),
    [OrderTokens.gateway, IdentityTokens.session, PlatformTokens.clock],
  );
  bind(OrderTokens.listPurchases).toResolvedValue(
    (orders, session, placeStore) => makeListPurchases({ orders, session, placeStore }),
    [OrderTokens.gateway, IdentityTokens.session, StoreTokens.placeStore],
  );
  bind(OrderTokens.cancelOrder).toResolvedValue((orders) => makeCancelOrder({ orders }), [OrderTokens.gateway]);
  bind(OrderTokens.returnItems).toResolvedValue((orders) => makeReturnItems({ orders }), [OrderTokens.gateway]);
  bind(OrderTokens.buyAgain).toResolvedValue(
    (cart, becomeGuest, ensureGuestIdentity, session) =>
      makeBuyAgain({ cart, becomeGuest, ensureGuestIdentity, session }),
    [CartTokens.cart, IdentityTokens.becomeGuest, IdentityTokens.ensureGuestIdentity, IdentityTokens.session],
  );
});
