import type { FastifyInstance } from 'fastify';
import { noCart } from '../cart-failures.ts';
import { readCart } from '../cart-reader.ts';
import { requireCartOwner, type CartDeps } from '../cart-routes.ts';
import { findCartId, touchCart } from '../cart-store.ts';
import { TRANSACTION_BASE } from '../../http/commerce-scope.ts';
import { requireOpenSession } from '../../identity/session/require-open-session.ts';
import { removeCoupon } from '../../rewards/cart-coupons.ts';
import { enterCode } from './enter-code.ts';
import { codeRefused } from './code-refused.ts';

interface PromoBody {
  readonly promoCode: string;
}

const promoBodySchema = {
  type: 'object',
  required: ['promoCode'],
  properties: { promoCode: { type: 'string', minLength: 1, maxLength: 40 } },
};

/** Promotion codes and rewards coupons on the cart. [CRT-03] [RWD-06] */
export const registerPromotionRoutes = (app: FastifyInstance, deps: CartDeps): void => {
  const { unitOfWork, taxes, clock } = deps;
  const path = `${TRANSACTION_BASE}/cart/@self/assigned_promotion_code`;

  app.post<{ Body: PromoBody }>(path, { schema: { body: promoBodySchema } }, async (request, reply) => {
    const shopper = await requireCartOwner(deps, request, reply);
    const code = request.body.promoCode.trim().toUpperCase();
    const orderId = await unitOfWork.run(async (trx) => {
      const cart = await readCart(trx, shopper, clock(), taxes);
      // An unsaved guest has neither a stored session nor a cart.
      if (cart === undefined) throw noCart();
      await requireOpenSession(trx, shopper.sessionId);
      await enterCode(trx, shopper, cart, code, clock());
      await touchCart(trx, cart.orderId, clock());
      return cart.orderId;
    });
    reply.code(201);
    return { orderId: String(orderId), promoCode: code, resourceName: 'assigned_promotion_code' };
  });

  app.delete<{ Params: { code: string } }>(`${path}/:code`, async (request, reply) => {
    const { shopperId } = await requireCartOwner(deps, request, reply);
    const code = request.params.code.trim().toUpperCase();
    const orderId = await unitOfWork.run(async (trx) => {
      const cartId = await findCartId(trx, shopperId);
      if (cartId === undefined) throw noCart();
      const removed = await trx
        .deleteFrom('order_promotion')
        .where('order_id', '=', cartId)
        .where('code', '=', code)
        .executeTakeFirst();
      const wasThere = removed.numDeletedRows > 0n || (await removeCoupon(trx, cartId, code));
      if (!wasThere) throw codeRefused(code, `Promo code ${code} isn’t applied to your cart.`);
      await touchCart(trx, cartId, clock());
      return cartId;
    });
    return { orderId: String(orderId), resourceName: 'assigned_promotion_code' };
  });
};
