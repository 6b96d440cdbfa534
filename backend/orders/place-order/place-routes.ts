import type { FastifyInstance, FastifyReply } from 'fastify';
import { perMinute } from '../../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../../http/commerce-scope.ts';
import { formKeySchema } from '../../http/form-key.ts';
import type { Identifier } from '../../identity/session/identifier.ts';
import { requireAuthenticated, requireShopper } from '../../identity/session/identity.ts';
import { toFailure } from '../order-failures.ts';
import type { OrderTokens } from '../read/order-token.ts';
import type { PlaceOrder } from './place-order.ts';
import { readReturnUrl } from '../../payments/return-url.ts';
import { usualReturnUrl, type Placing } from './placing.ts';

interface CheckoutBody {
  readonly orderId?: string;
  readonly x_key: string;
  readonly x_grandTotal: string;
  readonly x_returnUrl?: string;
}

const notify = { type: ['string', 'boolean', 'number'], maxLength: 5 };

const checkoutBodySchema = {
  type: 'object',
  required: ['x_key', 'x_grandTotal'],
  properties: {
    orderId: { type: 'string', pattern: '^(?:\\.|\\d{1,15})$' },
    notifyMerchant: notify,
    notifyShopper: notify,
    notifyOrderSubmitted: notify,
    x_key: formKeySchema,
    x_grandTotal: { type: 'string', pattern: '^\\d{1,7}(?:\\.\\d{1,5})?$' },
    x_returnUrl: { type: 'string', minLength: 1, maxLength: 2000 },
  },
};

const toResponse = (placing: Placing, tokens: OrderTokens, reply: FastifyReply): Readonly<Record<string, string>> => {
  if (placing.kind === 'refused') throw toFailure(placing.refusal);
  const orderId = String(placing.orderId);
  if (placing.kind === 'pending') return { orderId, x_state: 'PENDING', resourceName: 'cart' };
  if (placing.kind === 'authenticate') {
    return { orderId, x_state: 'AUTHENTICATE', x_url: placing.url, resourceName: 'cart' };
  }
  reply.code(201);
  return { orderId, x_state: 'PLACED', x_orderToken: tokens.issue(placing.orderId), resourceName: 'cart' };
};

/** Placing the order: `POST cart/@self/checkout`. [CRT-04] [ORD-01] */
export const registerPlaceRoutes = (
  app: FastifyInstance,
  deps: {
    readonly placeOrder: PlaceOrder;
    readonly identifier: Identifier;
    readonly tokens: OrderTokens;
    readonly publicOrigin: string | undefined;
    /** Calls a minute from one address. */
    readonly checkoutLimit: number;
  },
): void => {
  const { placeOrder, identifier, tokens, publicOrigin, checkoutLimit } = deps;
  app.post<{ Body: CheckoutBody }>(
    `${TRANSACTION_BASE}/cart/@self/checkout`,
    { bodyLimit: SMALL_BODY, schema: { body: checkoutBodySchema }, config: perMinute(checkoutLimit) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { orderId = '.', x_key: key, x_grandTotal, x_returnUrl } = request.body;
      const returnUrl =
        x_returnUrl === undefined ? usualReturnUrl(publicOrigin) : readReturnUrl(x_returnUrl, publicOrigin);
      const shopper = requireAuthenticated(requireShopper(await identifier.identify(request, reply)));
      const placing = await placeOrder(shopper, {
        key,
        orderId: orderId === '.' ? undefined : Number(orderId),
        totalCents: Math.round(Number(x_grandTotal) * 100),
        returnUrl,
        address: request.ip,
      });
      return toResponse(placing, tokens, reply);
    },
  );
};
