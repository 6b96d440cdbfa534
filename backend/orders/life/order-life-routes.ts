import type { FastifyInstance } from 'fastify';
import { MAX_LINES, readPositiveQuantity, quantitySchema, type WireQuantity } from '../../cart/quantity.ts';
import { perMinute } from '../../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../../http/commerce-scope.ts';
import { formKeySchema } from '../../http/form-key.ts';
import { requireReadableOrder, type OrderReadDeps } from '../read/order-routes.ts';
import { cancelOrder, type WantedPieces } from './cancel-order.ts';
import type { OrderChangeDeps } from './order-change.ts';
import { RETURN_REASONS, returnOrder, type ReturnReason } from './return-order.ts';

interface CancelBody {
  readonly x_key: string;
  readonly orderItem?: readonly { readonly orderItemId: string; readonly quantity: WireQuantity }[];
  readonly x_orderToken?: string;
}

interface ReturnBody extends CancelBody {
  readonly reason: ReturnReason;
}

/** JSON schema of pieces of an order's lines. */
export const piecesSchema = {
  type: 'array',
  minItems: 1,
  maxItems: MAX_LINES * 2,
  items: {
    type: 'object',
    required: ['orderItemId', 'quantity'],
    properties: { orderItemId: { type: 'string', pattern: '^\\d{1,15}$' }, quantity: quantitySchema },
  },
};

const token = { type: 'string', minLength: 1, maxLength: 200 };

/** Made by the shopper's page, as the key of placing an order. */

const cancelBodySchema = {
  type: 'object',
  required: ['x_key'],
  properties: { orderItem: piecesSchema, x_key: formKeySchema, x_orderToken: token },
};

const returnBodySchema = {
  type: 'object',
  required: ['orderItem', 'reason', 'x_key'],
  properties: {
    orderItem: piecesSchema,
    reason: { type: 'string', enum: RETURN_REASONS },
    x_key: formKeySchema,
    x_orderToken: token,
  },
};

/** Reads pieces of an order's lines. Throws 400 with the name of a quantity that is none. */
export const readPieces = (items: NonNullable<CancelBody['orderItem']>): readonly WantedPieces[] =>
  items.map(({ orderItemId, quantity }, index) => ({
    lineId: Number(orderItemId),
    quantity: readPositiveQuantity(quantity, `orderItem.${index}.quantity`),
  }));

/** Cancelling and returning, by the shopper who placed the order or with its token. [ORD-05] */
export const registerOrderLife = (
  app: FastifyInstance,
  deps: Pick<OrderReadDeps, 'database' | 'identifier' | 'tokens'> &
    OrderChangeDeps & {
      /** Calls a minute from one address. */
      readonly checkoutLimit: number;
    },
): void => {
  const limits = { bodyLimit: SMALL_BODY * 2, config: perMinute(deps.checkoutLimit) };

  app.post<{ Params: { readonly orderId: string }; Body: CancelBody }>(
    `${TRANSACTION_BASE}/order/:orderId/x_cancel`,
    { ...limits, schema: { body: cancelBodySchema } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { orderItem, x_key, x_orderToken } = request.body;
      const wanted = { orderId: request.params.orderId, token: x_orderToken };
      const { head } = await requireReadableOrder(deps, request, reply, wanted);
      await cancelOrder(deps, head.order_id, { key: x_key, wanted: orderItem && readPieces(orderItem) });
      return { orderId: String(head.order_id), resourceName: 'order' };
    },
  );

  app.post<{ Params: { readonly orderId: string }; Body: ReturnBody }>(
    `${TRANSACTION_BASE}/order/:orderId/x_return`,
    { ...limits, schema: { body: returnBodySchema } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { orderItem = [], reason, x_key, x_orderToken } = request.body;
      const wanted = { orderId: request.params.orderId, token: x_orderToken };
      const { head } = await requireReadableOrder(deps, request, reply, wanted);
      const requested = { key: x_key, wanted: readPieces(orderItem), reason };
      const returnIds = await returnOrder(deps, head.order_id, requested);
      reply.code(201);
      return { returnId: String(returnIds[0]), x_returnIds: returnIds.map(String), resourceName: 'order' };
    },
  );
};
