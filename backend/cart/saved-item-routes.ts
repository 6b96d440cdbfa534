import type { FastifyInstance } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { fulfilmentProperties, readFulfilment } from './cart-input.ts';
import { requireCartOwner, type CartDeps } from './cart-routes.ts';
import type { DeliveryMethod } from './fulfilment.ts';
import { makeSaveForLater } from './save-for-later.ts';

interface SaveBody {
  readonly orderItemId: string;
}

const saveSchema = {
  body: {
    type: 'object',
    required: ['orderItemId'],
    properties: { orderItemId: { type: 'string', minLength: 1, maxLength: 64 } },
  },
};

interface MoveBody {
  readonly x_fulfilment?: DeliveryMethod;
  readonly physicalStoreId?: string;
}

const moveSchema = { body: { type: ['object', 'null'], properties: fulfilmentProperties } };

/** Items that a shopper keeps for later. [CHK-10] */
export const registerSavedItemRoutes = (app: FastifyInstance, deps: CartDeps): void => {
  const saveForLater = makeSaveForLater(deps);
  const path = `${TRANSACTION_BASE}/cart/@self/x_savedItems`;

  app.post<{ Body: SaveBody }>(path, { schema: saveSchema }, async (request, reply) => {
    const shopper = await requireCartOwner(deps, request, reply);
    const itemId = await saveForLater.save(shopper, request.body.orderItemId);
    reply.code(201);
    return { itemId: String(itemId), resourceName: 'x_savedItems' };
  });

  app.post<{ Params: { itemId: string }; Body: MoveBody | null }>(
    `${path}/:itemId/x_toCart`,
    { schema: moveSchema },
    async (request, reply) => {
      const shopper = await requireCartOwner(deps, request, reply);
      const choice = readFulfilment(request.body ?? {}, 'x_toCart');
      const orderItemId = await saveForLater.toCart(shopper, request.params.itemId, choice);
      reply.code(201);
      return { orderItem: [{ orderItemId: String(orderItemId) }], resourceName: 'cart' };
    },
  );

  app.delete<{ Params: { itemId: string } }>(`${path}/:itemId`, async (request, reply) => {
    const shopper = await requireCartOwner(deps, request, reply);
    await saveForLater.remove(shopper, request.params.itemId);
    return { resourceName: 'x_savedItems' };
  });
};
