import type { FastifyInstance } from 'fastify';
import { CURRENCY } from '../cart/cart-responses.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import type { Cart } from '../cart/cart-reader.ts';
import { arrivalDay } from '../cart/arrival-day.ts';
import { deliveryDaysOf, isShippedUnfrozen } from '../cart/delivery-days.ts';
import { shippingCost } from '../cart/price-cart.ts';
import { deliveryModes, frozenShipping, modeOf, type ShippingMode } from '../cart/shipping-modes.ts';
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

const modesOf = (line: CartLine, chosen: ShippingMode): readonly ShippingMode[] =>
  isShippedUnfrozen(line) ? deliveryModes : [modeOf(line, chosen)];

/**
 * What pickup or same-day delivery costs: each store charges once. A promotion that pays for shipping does not pay for
 * it.
 */
const chargedFor = (cart: Cart, mode: ShippingMode): number =>
  cart.priced.groups
    .filter((group) => modeOf(group, cart.mode) === mode)
    .reduce((sum, { shippingCents }) => sum + shippingCents, 0);

/** A mode with what it costs in this cart. */
const toCostingMode = (cart: Cart, mode: ShippingMode, isShipped: boolean): Readonly<Record<string, string>> => ({
  ...toMode(mode),
  shippingCharge: toAmount(isShipped ? shippingCost(cart.priced, mode) : chargedFor(cart, mode)),
  shippingChargeCurrency: CURRENCY,
});

/**
 * The modes among which the shopper chooses, each with the day of what is not frozen; without anything that is shipped,
 * those of the lines. Frozen products alone have one mode and no day of it.
 */
const toUsableModes = (cart: Cart, now: number): readonly Readonly<Record<string, string>>[] => {
  const shipped = cart.lines.filter(({ fulfilment }) => fulfilment === 'ship');
  if (shipped.length === 0) {
    const modes = new Set(cart.lines.flatMap((line) => modesOf(line, cart.mode)));
    return [...modes].map((mode) => toCostingMode(cart, mode, false));
  }
  if (cart.mode === frozenShipping) return [toCostingMode(cart, frozenShipping, true)];
  const waitingDays = approvalDaysOf(shipped.filter(isShippedUnfrozen).map(({ offered }) => offered));
  return deliveryModes.map((mode) => ({
    ...toCostingMode(cart, mode, true),
    x_deliveryDate: arrivalDay({ mode, isFrozen: false, deliveryDay: null, waitingDays }, now),
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
