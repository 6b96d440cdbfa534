import type { FastifyInstance } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { toAmount } from '../http/wire-amount.ts';
import { readZipCode } from '../stores/store-input.ts';
import type { StoreDirectory } from '../stores/store-directory.ts';
import { unknownSku } from './cart-failures.ts';
import type { CartLine } from './cart-lines.ts';
import { readCart, type Cart } from './cart-reader.ts';
import { requireCart, type CartDeps } from './cart-routes.ts';
import { frozenDayOf, isShippedUnfrozen } from './delivery-days.ts';
import { deliveryMethodOf } from './fulfilment.ts';
import { reasonText, type OfferedItem } from './fulfilment-options.ts';
import {
  offerFulfilment,
  type AskedItem,
  type CartAround,
  type OfferedOption,
  type ShopperPlace,
} from './offer-fulfilment.ts';
import { readPositiveQuantity } from './quantity.ts';
import { findSellableSkus } from './sellable-skus.ts';
import { modeOf, standardShipping } from './shipping-modes.ts';

export interface DeliveryInfoDeps extends CartDeps {
  readonly directory: StoreDirectory;
}

interface PlaceQuery {
  readonly physicalStoreId?: string;
  readonly zipCode?: string;
}

const placeProperties = {
  ts: { type: 'string', maxLength: 20 },
  physicalStoreId: { type: 'string', maxLength: 20 },
  zipCode: { type: 'string', maxLength: 10 },
};

const infoSchema = { querystring: { type: 'object', properties: placeProperties } };

interface OptionsQuery extends PlaceQuery {
  readonly partNumber: string;
  readonly quantity?: string;
}

const optionsSchema = {
  querystring: {
    type: 'object',
    required: ['partNumber'],
    properties: {
      ...placeProperties,
      partNumber: { type: 'string', minLength: 1, maxLength: 64 },
      quantity: { type: 'string', maxLength: 20 },
    },
  },
};

const readPlace = ({ physicalStoreId = '', zipCode = '' }: PlaceQuery): ShopperPlace => ({
  physicalStoreId,
  zipCode: zipCode === '' ? '' : readZipCode(zipCode, 'zipCode'),
});

/** One way of fulfilment on the wire. `x_text` says why it is not available. */
const toOption = (option: OfferedOption, item: OfferedItem): Readonly<Record<string, unknown>> => ({
  deliveryMethod: deliveryMethodOf(option.fulfilment),
  isAvailable: String(option.reason === undefined),
  ...(option.reason === undefined ? {} : { reason: option.reason, x_text: reasonText(option, item) }),
  ...(option.date === undefined ? {} : { deliveryDate: option.date }),
  shippingCharge: toAmount(option.chargeCents),
  x_availableQuantity: option.available.toFixed(1),
  ...(option.store === undefined ? {} : { physicalStoreId: option.store.id, x_storeName: option.store.name }),
});

const netOf = (cart: Cart, position: number): number => {
  const priced = cart.priced.lines[position];
  return priced === undefined ? 0 : priced.totalCents + priced.adjustmentCents;
};

const aroundOf = (cart: Cart | undefined, now: number): CartAround => ({
  chosenMode: cart?.chosenMode ?? standardShipping,
  unfrozenLines: (cart?.lines ?? []).filter((line) => isShippedUnfrozen(line) && line.offered.isSold).length,
  shippedCents: cart?.priced.shippedCents ?? 0,
  isShippingPaid: cart?.priced.isShippingPaid ?? false,
  deliveryDay: cart === undefined ? null : frozenDayOf(cart, now),
  sameDayStoreIds: (cart?.lines ?? []).flatMap((line) =>
    line.fulfilment === 'same-day' ? [line.physicalStoreId] : [],
  ),
});

const toAsked = (cart: Cart, line: CartLine, position: number): AskedItem => ({
  skuId: line.skuId,
  fulfilment: line.fulfilment,
  physicalStoreId: line.physicalStoreId,
  offered: line.offered,
  frozen: line.frozen,
  netCents: netOf(cart, position),
});

const registerLineOptions = (app: FastifyInstance, deps: DeliveryInfoDeps): void => {
  app.get<{ Querystring: PlaceQuery }>(
    `${TRANSACTION_BASE}/cart/petco_shipping_info/shipping_delivery_info`,
    { schema: infoSchema },
    async (request, reply) => {
      const cart = await requireCart(deps, request, reply);
      const place = readPlace(request.query);
      const asked = cart.lines.map((line, position) => toAsked(cart, line, position));
      const now = deps.clock();
      const options = await offerFulfilment(deps, asked, { place, around: aroundOf(cart, now), now });
      return {
        orderId: String(cart.orderId),
        shippingDeliveryInfo: cart.lines.map((line, position) => ({
          orderItemId: String(line.orderItemId),
          deliveryMethod: deliveryMethodOf(line.fulfilment),
          ...(line.option.date === undefined ? {} : { deliveryDate: line.option.date }),
          shipModeId: modeOf(line, cart.mode).id,
          shippingCharge: ((cart.priced.lines[position]?.shippingCents ?? 0) / 100).toFixed(2),
          x_options: (options[position] ?? []).map((option) => toOption(option, line.offered)),
        })),
      };
    },
  );
};

/** The ways of a product that is not in the cart yet, for its page. Works without an identity. */
const registerItemOptions = (app: FastifyInstance, deps: DeliveryInfoDeps): void => {
  const { database, identifier, clock } = deps;
  app.get<{ Querystring: OptionsQuery }>(
    `${TRANSACTION_BASE}/cart/petco_shipping_info/x_options`,
    { schema: optionsSchema },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache, no-store, private');
      const { partNumber } = request.query;
      const place = readPlace(request.query);
      const quantity = readPositiveQuantity(request.query.quantity ?? '1', 'quantity');
      const now = clock();
      const identity = await identifier.identify(request, reply);
      const [sku] = await findSellableSkus(database, { partNumbers: [partNumber], skuIds: [] }, [], now);
      if (sku === undefined) throw unknownSku('partNumber', partNumber);
      const cart = identity.kind === 'generic' ? undefined : await readCart(database, identity, now, deps.taxes);
      const offered: OfferedItem = {
        quantity,
        isSold: sku.priced && !sku.inStoreOnly && !sku.liveAnimal,
        pickupOnly: sku.pickupOnly,
        vendor: sku.vendor,
        needsPrescription: sku.needsPrescription,
      };
      const netCents = sku.unitPriceCents * quantity;
      // An item that is not in the cart is shipped beside what is.
      const around = aroundOf(cart, now);
      const { skuId, frozen } = sku;
      const asked: AskedItem = { skuId, fulfilment: 'pickup', physicalStoreId: '', offered, frozen, netCents };
      const [options = []] = await offerFulfilment(deps, [asked], { place, around, now });
      return { partNumber, x_options: options.map((option) => toOption(option, offered)) };
    },
  );
};

/** Days and costs of the ways in which lines of the cart, or a product, can reach the shopper. [CRT-02] [CHK-02] */
export const registerDeliveryInfoRoutes = (app: FastifyInstance, deps: DeliveryInfoDeps): void => {
  registerLineOptions(app, deps);
  registerItemOptions(app, deps);
};
