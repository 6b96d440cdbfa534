import type { FastifyInstance } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { toAmount } from '../http/wire-amount.ts';
import { CURRENCY, toCartResponse } from './cart-responses.ts';
import { requireCart, type CartDeps } from './cart-routes.ts';
import type { Cart, CartLine } from './cart-reader.ts';
import { readSavedItems } from './saved-items.ts';
import { deliveryModes, modeOf, shippingCharge, type ShippingMode } from './shipping-modes.ts';

const toMode = (mode: ShippingMode): Readonly<Record<string, string>> => ({
  shipModeId: mode.id,
  shipModeCode: mode.code,
  carrier: mode.carrier,
  description: mode.description,
});

const deliveredCents = (cart: Cart): number =>
  cart.lines.reduce((sum, line, index) => {
    const priced = cart.priced.lines[index];
    return line.fulfilment !== 'ship' || priced === undefined ? sum : sum + priced.totalCents + priced.adjustmentCents;
  }, 0);

const modesOf = ({ fulfilment }: CartLine, chosen: ShippingMode): readonly ShippingMode[] =>
  fulfilment === 'ship' ? deliveryModes : [modeOf(fulfilment, chosen)];

const toUsableModes = (cart: Cart): readonly Readonly<Record<string, string>>[] => {
  const shipped = cart.lines.some((line) => line.fulfilment === 'ship');
  const modes = shipped ? deliveryModes : [...new Set(cart.lines.flatMap((line) => modesOf(line, cart.mode)))];
  return modes.map((mode) => ({
    ...toMode(mode),
    shippingCharge: toAmount(shippingCharge(mode, deliveredCents(cart))),
    shippingChargeCurrency: CURRENCY,
  }));
};

/** Shipping modes and addresses of the cart. [CRT-02] */
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

  app.get(`${TRANSACTION_BASE}/cart/@self/usable_shipping_info`, async (request, reply) => {
    const cart = await requireCart(deps, request, reply);
    const addresses = await database
      .selectFrom('address')
      .select(['address_id', 'nick_name'])
      .where('shopper_id', '=', cart.shopperId)
      // The address record of an account is no shipping address until it has a street.
      .where('line1', '<>', '')
      .orderBy('address_id')
      .execute();
    return {
      orderId: String(cart.orderId),
      usableShippingAddress: addresses.map((row) => ({ addressId: String(row.address_id), nickName: row.nick_name })),
      usableShippingMode: toUsableModes(cart),
      orderItem: cart.lines.map((line) => ({
        orderItemId: String(line.orderItemId),
        usableShippingMode: modesOf(line, cart.mode).map(toMode),
      })),
      resourceName: 'usable_shipping_info',
    };
  });
};
