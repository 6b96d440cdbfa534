import type { FastifyInstance } from 'fastify';
import { noCart } from '../cart/cart-failures.ts';
import { readCart, type Cart } from '../cart/cart-reader.ts';
import { requireCartOwner, type CartDeps } from '../cart/cart-routes.ts';
import { touchCart } from '../cart/cart-store.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { isEarned, isRunning, type Promotion } from './promotion.ts';
import { findPromotion } from './promotion-store.ts';

interface PromoBody {
  readonly promoCode: string;
}

const promoBodySchema = {
  type: 'object',
  required: ['promoCode'],
  properties: { promoCode: { type: 'string', minLength: 1, maxLength: 40 } },
};

const MOST_CODES = 5;

const refused = (code: string, message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: 'ERR_PROMOTION_CODE_INVALID', message, parameters: code });

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Refuses a code that is unknown, not running, not earned by this cart, or one too many. */
const requireUsable = (promotion: Promotion | undefined, code: string, cart: Cart, now: number): void => {
  if (promotion === undefined) throw refused(code, `The promotion code ${code} is not valid.`);
  if (now < promotion.startsAt) throw refused(code, `The promotion code ${code} is not valid yet.`);
  if (!isRunning(promotion, now)) throw refused(code, `The promotion code ${code} has expired.`);
  const lines = cart.lines.map((line, index) => ({
    department: line.department,
    totalCents: cart.priced.lines[index]?.totalCents ?? 0,
  }));
  if (!isEarned(promotion, lines)) {
    const what = promotion.department === null ? 'products' : `${promotion.department} products`;
    throw refused(
      code,
      `The promotion code ${code} needs ${dollars(promotion.minSubtotalCents)} of ${what} in the cart.`,
    );
  }
  const others = cart.promotions.filter((present) => present.code !== code);
  if (others.length >= MOST_CODES) throw refused(code, `A cart takes at most ${MOST_CODES} promotion codes.`);
};

/** Promotion codes on the cart. [CRT-03] */
export const registerPromotionRoutes = (app: FastifyInstance, deps: CartDeps): void => {
  const { unitOfWork, clock } = deps;
  const path = `${TRANSACTION_BASE}/cart/@self/assigned_promotion_code`;

  app.post<{ Body: PromoBody }>(path, { schema: { body: promoBodySchema } }, async (request, reply) => {
    const { shopperId } = await requireCartOwner(deps, request, reply);
    const code = request.body.promoCode.trim().toUpperCase();
    const orderId = await unitOfWork.run(async (trx) => {
      const cart = await readCart(trx, shopperId, clock());
      if (cart === undefined) throw noCart();
      requireUsable(await findPromotion(trx, code), code, cart, clock());
      await trx
        .insertInto('order_promotion')
        .values({ order_id: cart.orderId, code, added_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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
      const cart = await readCart(trx, shopperId, clock());
      if (cart === undefined) throw noCart();
      const removed = await trx
        .deleteFrom('order_promotion')
        .where('order_id', '=', cart.orderId)
        .where('code', '=', code)
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) throw refused(code, `The promotion code ${code} is not on the cart.`);
      await touchCart(trx, cart.orderId, clock());
      return cart.orderId;
    });
    return { orderId: String(orderId), resourceName: 'assigned_promotion_code' };
  });
};
