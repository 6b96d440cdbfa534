import type { FastifyInstance } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { toCartResponse } from './cart-responses.ts';
import { requireCart, type CartDeps } from './cart-routes.ts';
import { readSavedItems } from './saved-items.ts';

/** The cart with its shipping modes. [CRT-02] */
export const registerShippingRoutes = (app: FastifyInstance, deps: CartDeps): void => {
  const { database, clock } = deps;

  app.get(`${TRANSACTION_BASE}/cart/@self/shipping_info`, async (request, reply) => {
    const cart = await requireCart(deps, request, reply);
    const saved = await readSavedItems(database, cart.shopperId, clock());
    return {
      ...toCartResponse(cart, saved, app.storeIds.storeId),
      resourceId: request.url,
      resourceName: 'shipping_info',
    };
  });
};
