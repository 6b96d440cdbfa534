import type { FastifyInstance } from 'fastify';
import { noCart } from '../cart/cart-failures.ts';
import { applyGiftCard, MAX_GIFT_CARDS, removeGiftCard } from '../gift-cards/applied-gift-cards.ts';
import type { GiftCardGuard } from '../gift-cards/gift-card-guard.ts';
import { readGiftCard } from '../gift-cards/gift-card-number.ts';
import type { GiftCardRow, GiftCards } from '../gift-cards/gift-card-store.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Checkout } from '../orders/place-order/checkout.ts';
import { readCheckout } from '../orders/place-order/read-checkout.ts';
import { changeOwnCheckout, requireBuyer, type CheckoutDeps } from './checkout-owner.ts';
import { changeCheckout } from './checkout-store.ts';
import { toAppliedGift, toGiftPayment } from './gift-card-responses.ts';

export interface GiftCardRouteDeps extends CheckoutDeps {
  readonly giftCards: GiftCards;
  readonly giftCardGuard: GiftCardGuard;
}

interface GiftCardBody {
  readonly orderId?: string;
  readonly number: string;
  readonly pin: string;
}

const bodySchema = {
  type: 'object',
  required: ['number', 'pin'],
  properties: {
    orderId: { type: 'string', maxLength: 20 },
    number: { type: 'string', maxLength: 40 },
    pin: { type: 'string', maxLength: 20 },
  },
};

/** One answer to a wrong number, a wrong PIN and a card that was deactivated: nothing is revealed about the number. */
const refused = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_GIFT_CARD_REFUSED',
    message: 'We couldn’t find a gift card with this number and PIN. Check both and try again.',
    parameters: ['number', 'pin'],
  });

const empty = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_GIFT_CARD_EMPTY',
    message: 'This gift card has no balance left.',
    parameters: 'number',
  });

const tooMany = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_GIFT_CARD_LIMIT',
    message: `You can use up to ${MAX_GIFT_CARDS} gift cards per order. Remove one to use another.`,
    parameters: [String(MAX_GIFT_CARDS)],
  });

/**
 * Applying gift cards to the cart and removing them. Nothing is taken from a card before the order is placed. A wrong
 * card counts against the limits of `GiftCardGuard`; a right one does not. [PAY-05]
 */
export const registerGiftCardRoutes = (app: FastifyInstance, deps: GiftCardRouteDeps): void => {
  const { giftCards, giftCardGuard, database, clock } = deps;

  app.post<{ Body: GiftCardBody }>(
    `${TRANSACTION_BASE}/cart/@self/x_gift_card`,
    { bodyLimit: SMALL_BODY, schema: { body: bodySchema } },
    async (request, reply) => {
      const buyer = await requireBuyer(deps, request, reply);
      const secret = readGiftCard(request.body);
      const attempt = { number: secret.number, shopperId: buyer.shopperId, address: request.ip };
      await giftCardGuard.take(attempt);
      const card = await giftCards.verified(database, secret);
      if (card === undefined) throw refused();
      await giftCardGuard.giveBack(attempt);
      if (card.balance_cents === 0) throw empty();
      const { applied, checkout } = await changeOwnCheckout(deps, buyer, request.body.orderId, async (trx, cartId) => {
        if (!(await applyGiftCard(trx, cartId, card.gift_card_id, clock()))) throw tooMany();
        await changeCheckout(trx, cartId, {}, clock());
        const changed = await readCheckout(trx, buyer, clock(), deps);
        if (changed === undefined) throw noCart();
        return { applied: appliedOf(changed.gifts, card), checkout: changed };
      });
      reply.code(201);
      const orderId = String(checkout.cart.orderId);
      return { orderId, ...applied, ...toGiftPayment(checkout), resourceName: 'x_gift_card' };
    },
  );

  app.delete<{ Params: { readonly giftCardId: string } }>(
    `${TRANSACTION_BASE}/cart/@self/x_gift_card/:giftCardId`,
    async (request, reply) => {
      const buyer = await requireBuyer(deps, request, reply);
      const { giftCardId } = request.params;
      const orderId = await changeOwnCheckout(deps, buyer, undefined, async (trx, cartId) => {
        if (/^\d{1,15}$/.test(giftCardId)) await removeGiftCard(trx, cartId, Number(giftCardId));
        return cartId;
      });
      return { orderId: String(orderId), resourceName: 'x_gift_card' };
    },
  );
};

/** The response's part about the card; empty when it was deactivated this moment. */
const appliedOf = (gifts: Checkout['gifts'], card: GiftCardRow) => {
  const gift = gifts.find(({ giftCardId }) => giftCardId === card.gift_card_id);
  return gift === undefined ? {} : toAppliedGift(gift);
};
