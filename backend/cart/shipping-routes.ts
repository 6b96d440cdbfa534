import type { FastifyInstance } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { toAmount } from '../http/wire-amount.ts';
import { CURRENCY, toCartResponse } from './cart-responses.ts';
import { requireCart, type CartDeps } from './cart-routes.ts';
import type { Cart, CartLine } from './cart-reader.ts';
import { businessDaysAfter, deliveryModes, pickupMode, shippingCharge, type ShippingMode } from './shipping-modes.ts';

const toMode = (mode: ShippingMode): Readonly<Record<string, string>> => ({
  shipModeId: mode.id,
  shipModeCode: mode.code,
  carrier: mode.carrier,
  description: mode.description,
});

const deliveredCents = (cart: Cart): number =>
  cart.lines.reduce((sum, line, index) => {
    const priced = cart.priced.lines[index];
    return line.pickup || priced === undefined ? sum : sum + priced.totalCents + priced.adjustmentCents;
  }, 0);

const modesOf = (line: CartLine): readonly ShippingMode[] => (line.pickup ? [pickupMode] : deliveryModes);

const toUsableModes = (cart: Cart): readonly Readonly<Record<string, string>>[] => {
  const delivered = cart.lines.some((line) => !line.pickup);
  const modes = delivered ? deliveryModes : [pickupMode];
  return modes.map((mode) => ({
    ...toMode(mode),
    shippingCharge: toAmount(shippingCharge(mode, deliveredCents(cart))),
    shippingChargeCurrency: CURRENCY,
  }));
};

/** Shipping modes, addresses and dates of the cart. [CRT-02] */
export const registerShippingRoutes = (app: FastifyInstance, deps: CartDeps): void => {
  const { database, clock } = deps;

  app.get(`${TRANSACTION_BASE}/cart/@self/shipping_info`, async (request, reply) => {
    const cart = await requireCart(deps, request, reply);
    return { ...toCartResponse(cart, app.storeIds.storeId), resourceId: request.url, resourceName: 'shipping_info' };
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
        usableShippingMode: modesOf(line).map(toMode),
      })),
      resourceName: 'usable_shipping_info',
    };
  });

  app.get(`${TRANSACTION_BASE}/cart/petco_shipping_info/shipping_delivery_info`, async (request, reply) => {
    const cart = await requireCart(deps, request, reply);
    return {
      orderId: String(cart.orderId),
      shippingDeliveryInfo: cart.lines.map((line, index) => {
        const mode = line.pickup ? pickupMode : cart.mode;
        return {
          orderItemId: String(line.orderItemId),
          deliveryMethod: line.pickup ? 'BOPUS' : 'SHIP',
          deliveryDate: businessDaysAfter(clock(), mode.days),
          shipModeId: mode.id,
          shippingCharge: ((cart.priced.lines[index]?.shippingCents ?? 0) / 100).toFixed(2),
        };
      }),
    };
  });
};
