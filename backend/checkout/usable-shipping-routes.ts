import type { FastifyInstance } from 'fastify';
import { CURRENCY } from '../cart/cart-responses.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import type { Cart } from '../cart/cart-reader.ts';
import { businessDaysAfter } from '../cart/business-days.ts';
import { deliveryDaysOf } from '../cart/delivery-days.ts';
import { deliveryModes, modeOf, shippingCharge, type ShippingMode } from '../cart/shipping-modes.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { toAmount } from '../http/wire-amount.ts';
import { needsDeliveryDay } from '../orders/place-order/checkout.ts';
import { readAddresses } from '../person/address-book.ts';
import { toWireContact } from '../person/address-book-routes.ts';
import { approvalDaysOf } from '../prescriptions/prescription.ts';
import { requireBuyersCart, type CheckoutDeps } from './checkout-owner.ts';

const toMode = (mode: ShippingMode): Readonly<Record<string, string>> => ({
  shipModeId: mode.id,
  shipModeCode: mode.code,
  carrier: mode.carrier,
  description: mode.description,
});

/** The price of the shipped lines after discounts, which decides whether shipping is free. */
const shippedCents = (cart: Cart): number =>
  cart.lines.reduce((sum, line, index) => {
    const priced = cart.priced.lines[index];
    return line.fulfilment !== 'ship' || priced === undefined ? sum : sum + priced.totalCents + priced.adjustmentCents;
  }, 0);

const modesOf = ({ fulfilment }: CartLine, chosen: ShippingMode): readonly ShippingMode[] =>
  fulfilment === 'ship' ? deliveryModes : [modeOf(fulfilment, chosen)];

const toUsableModes = (cart: Cart, now: number): readonly Readonly<Record<string, string>>[] => {
  const isShipped = cart.lines.some((line) => line.fulfilment === 'ship');
  const waitingDays = approvalDaysOf(cart.lines.map(({ offered }) => offered));
  const modes = isShipped ? deliveryModes : [...new Set(cart.lines.flatMap((line) => modesOf(line, cart.mode)))];
  return modes.map((mode) => ({
    ...toMode(mode),
    shippingCharge: toAmount(shippingCharge(mode, shippedCents(cart))),
    shippingChargeCurrency: CURRENCY,
    ...(isShipped ? { x_deliveryDate: businessDaysAfter(now, mode.days + waitingDays) } : {}),
  }));
};

/** Lines by the other company that sells them. */
const vendorsOf = ({ lines }: Cart): readonly { readonly name: string; readonly orderItemIds: readonly string[] }[] => {
  const vendors = new Map<string, string[]>();
  for (const { offered, orderItemId } of lines) {
    if (offered.vendor === null) continue;
    vendors.set(offered.vendor, [...(vendors.get(offered.vendor) ?? []), String(orderItemId)]);
  }
  return [...vendors].map(([name, orderItemIds]) => ({ name, orderItemIds }));
};

/** Addresses, shipping modes, delivery days and vendors of the cart. [CHK-05] */
export const registerUsableShippingRoutes = (app: FastifyInstance, deps: CheckoutDeps): void => {
  const { database, clock } = deps;
  app.get(`${TRANSACTION_BASE}/cart/@self/usable_shipping_info`, async (request, reply) => {
    const { buyer, cart } = await requireBuyersCart(deps, request, reply);
    const now = clock();
    const addresses = await readAddresses(database, buyer.shopperId);
    return {
      orderId: String(cart.orderId),
      usableShippingAddress: addresses.map(toWireContact),
      usableShippingMode: toUsableModes(cart, now),
      orderItem: cart.lines.map((line) => ({
        orderItemId: String(line.orderItemId),
        usableShippingMode: modesOf(line, cart.mode).map(toMode),
      })),
      ...(needsDeliveryDay({ cart }) ? { x_deliveryDays: deliveryDaysOf(cart.lines, now) } : {}),
      x_vendors: vendorsOf(cart),
      resourceName: 'usable_shipping_info',
    };
  });
};
