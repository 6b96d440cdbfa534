import * as E from 'fp-ts/Either';
import type { Cart, CartItem } from '../../../core/cart/cart';
import type { CartWriteFailure, PromotionRefused } from '../../../core/cart/cart-gateway';
import type {
  FulfilmentChoice,
  FulfilmentOption,
  Shipment,
  ShopperPlace,
} from '../../../core/cart/fulfilment/fulfilment';
import type { SavedItem } from '../../../core/cart/saved/saved-item';
import type { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { refusal, serve, type Answer, type Seen } from './commerce-site';

const BASE = '/wcs/resources/store/10151/';
const NO_CART = refusal(404, { errorKey: '_ERR_NO_PENDING_ORDERS', errorCode: '_ERR_NO_PENDING_ORDERS' });
const NOBODY = refusal(403, { errorKey: 'USR.CWXFR0130E', errorCode: 'CWXFR0130E', errorMessage: 'The generic user.' });

const asResponse = (outcome: E.Either<CartWriteFailure | PromotionRefused, void>, partNumber = ''): Answer => {
  if (E.isRight(outcome)) return [200, { orderId: '900001', resourceName: 'cart' }];
  const failure = outcome.left;
  switch (failure.kind) {
    case 'identity-needed':
      return NOBODY;
    case 'not-enough-stock':
      return refusal(400, { errorKey: '_API_BAD_INV', errorParameters: [partNumber, String(failure.available)] });
    case 'not-for-sale':
      return refusal(400, { errorKey: '_ERR_PROD_NOT_ORDERABLE', errorMessage: failure.reason });
    case 'no-such-line':
      return refusal(400, { errorKey: '_ERR_MISSING_ORDERITEMS' });
    case 'promotion-refused':
      return refusal(400, { errorKey: 'ERR_PROMOTION_CODE_INVALID', errorMessage: failure.reason });
    default:
      return refusal(500, {});
  }
};

const amount = (dollars: number): string => dollars.toFixed(5);

const itemOnTheWire = (item: CartItem): unknown => ({
  orderItemId: item.id,
  productId: item.productId,
  partNumber: item.partNumber,
  description: item.name,
  thumbnail: item.thumbnail,
  quantity: item.quantity.toFixed(1),
  unitPrice: amount(item.unitPrice ?? 0),
  orderItemPrice: amount(item.price ?? 0),
  orderItemInventoryStatus: item.isAvailable ? 'Available' : 'Unavailable',
  productUrl: item.url,
  brand: item.brand,
  availableQuantity: item.availableQuantity?.toFixed(1),
  x_size: item.size,
  x_flavor: item.flavor,
  ...(item.fulfilment === undefined
    ? {}
    : {
        x_fulfilment: METHODS[item.fulfilment.method],
        physicalStoreId: item.fulfilment.storeId,
        x_storeName: item.fulfilment.storeName,
        x_deliveryDate: item.fulfilment.date,
      }),
});

const METHODS = { ship: 'SHIP', pickup: 'BOPUS', 'same-day': 'SDD' } as const;

const shipmentOnTheWire = (shipment: Shipment): unknown => ({
  deliveryMethod: METHODS[shipment.method],
  physicalStoreId: shipment.storeId,
  x_storeName: shipment.storeName,
  deliveryDate: shipment.date,
  totalProductPrice: amount(shipment.subTotal),
  shippingCharge: amount(shipment.shipping),
  total: amount(shipment.total),
  orderItemId: shipment.itemIds,
});

const savedOnTheWire = (item: SavedItem): unknown => ({
  itemId: item.id,
  partNumber: item.partNumber,
  productId: item.productId,
  description: item.name,
  thumbnail: item.thumbnail,
  productUrl: item.url,
  unitPrice: item.unitPrice === undefined ? undefined : amount(item.unitPrice),
  quantity: item.quantity.toFixed(1),
  availableQuantity: item.availableQuantity?.toFixed(1),
  x_size: item.size,
  x_flavor: item.flavor,
  x_pickupOnly: String(item.isPickupOnly),
  x_fulfilment: METHODS[item.way?.method ?? 'ship'],
  ...(item.way === undefined || item.way.method === 'ship' ? {} : { physicalStoreId: item.way.storeId }),
  buyable: String(item.isSold),
});

const reasonOf = ({ isRuledOut, lacks }: FulfilmentOption): string | undefined => {
  if (isRuledOut === true) return 'prescription';
  return lacks === 'store' ? 'no-store' : lacks === 'zip-code' ? 'no-zip' : undefined;
};

const optionOnTheWire = (option: FulfilmentOption): unknown => ({
  deliveryMethod: METHODS[option.method],
  isAvailable: String(option.isAvailable),
  reason: reasonOf(option),
  x_text: option.reason,
  deliveryDate: option.date,
  shippingCharge: amount(option.cost ?? 0),
  physicalStoreId: option.storeId,
  x_storeName: option.storeName,
});

interface ChoiceBody {
  readonly x_fulfilment?: string;
  readonly physicalStoreId?: string;
}

const choiceIn = ({ x_fulfilment = 'SHIP', physicalStoreId = '' }: ChoiceBody): FulfilmentChoice =>
  x_fulfilment === 'SHIP'
    ? { method: 'ship' }
    : { method: x_fulfilment === 'BOPUS' ? 'pickup' : 'same-day', storeId: physicalStoreId };

/** A cart in the service's format. */
export const cartOnTheWire = (cart: Cart): unknown => ({
  orderId: '900001',
  orderStatus: 'P',
  totalProductPrice: amount(cart.subTotal),
  totalAdjustment: amount(cart.discount),
  totalShippingCharge: amount(cart.shipping ?? 0),
  totalSalesTax: amount(cart.tax ?? 0),
  totalShippingTax: amount(0),
  grandTotal: amount(cart.total),
  totalCartQuantity: cart.totalCartQuantity.toFixed(1),
  recentOrderQuantity: String(cart.recentOrderQuantity),
  ...(cart.freeShippingRemaining === undefined ? {} : { x_freeShippingRemaining: amount(cart.freeShippingRemaining) }),
  ...(cart.pointsExpected === undefined ? {} : { x_points: String(cart.pointsExpected) }),
  promotionCode: cart.promotions.map(({ code, description }) => ({
    code,
    associatedPromotion: [{ promotionId: '101', description }],
  })),
  x_codeNotes: cart.codeNotes?.map(({ code, reason, text }) => ({ code, reason, x_text: text })),
  orderItem: cart.items.map(itemOnTheWire),
  x_delivery: cart.shipments.map(shipmentOnTheWire),
  x_savedItems: cart.savedItems.map(savedOnTheWire),
});

/** The cart calls on the wire, over carts in memory. */
export const cartSite = (fake: FakeCartGateway): void => {
  const order = async (): Promise<Answer> => {
    const cart = await fake.load();
    return E.isLeft(cart) || cart.right.items.length + cart.right.savedItems.length === 0
      ? NO_CART
      : [200, cartOnTheWire(cart.right)];
  };
  const add = async ({ body }: Seen): Promise<Answer> => {
    const [item] = (body as { orderItem: ReadonlyArray<ChoiceBody & { partNumber: string; quantity: string }> })
      .orderItem;
    const added = await fake.add(item?.partNumber ?? '', Number(item?.quantity), choiceIn(item ?? {}))();
    return asResponse(added, item?.partNumber);
  };
  const update = async ({ body }: Seen): Promise<Answer> => {
    const [item] = (body as { orderItem: ReadonlyArray<{ orderItemId: string; quantity: string }> }).orderItem;
    return asResponse(await fake.changeQuantity(item?.orderItemId ?? '', Number(item?.quantity))());
  };
  const placeIn = ({ query }: Seen): ShopperPlace => ({
    storeId: query['physicalStoreId'],
    zipCode: query['zipCode'],
  });
  const cartOptions = async (seen: Seen): Promise<Answer> => {
    const options = await fake.optionsOfCart(placeIn(seen))();
    if (E.isLeft(options) || Object.keys(options.right).length === 0) return NO_CART;
    const lines = Object.entries(options.right);
    return [
      200,
      { shippingDeliveryInfo: lines.map(([id, ways]) => ({ orderItemId: id, x_options: ways.map(optionOnTheWire) })) },
    ];
  };
  const itemOptions = async (seen: Seen): Promise<Answer> => {
    const partNumber = seen.query['partNumber'] ?? '';
    const options = await fake.optionsOf(partNumber, Number(seen.query['quantity']), placeIn(seen))();
    return E.isLeft(options)
      ? refusal(400, { errorKey: '_ERR_PROD_NOT_EXISTING' })
      : [200, { partNumber, x_options: options.right.map(optionOnTheWire) }];
  };
  const choose = async ({ body }: Seen): Promise<Answer> => {
    const [line] = (body as { orderItem: ReadonlyArray<ChoiceBody & { orderItemId: string }> }).orderItem;
    return asResponse(await fake.choose(line?.orderItemId ?? '', choiceIn(line ?? {}))());
  };
  const savedCall = async (call: string, body: unknown): Promise<Answer | undefined> => {
    const moved = /^POST cart\/@self\/x_savedItems\/(.+)\/x_toCart$/.exec(call)?.[1];
    if (moved !== undefined) return asResponse(await fake.moveToCart(moved, choiceIn(body as ChoiceBody))());
    const removed = /^DELETE cart\/@self\/x_savedItems\/(.+)$/.exec(call)?.[1];
    return removed === undefined ? undefined : asResponse(await fake.remove(removed)());
  };
  const calls: Readonly<Record<string, (seen: Seen) => Promise<Answer>>> = {
    'GET order/@self': order,
    'POST cart': add,
    'PUT cart/@self/update_order_item': update,
    'PUT cart/@self/delete_order_item': async ({ body }) =>
      asResponse(await fake.changeQuantity((body as { orderItemId: string }).orderItemId, 0)()),
    'POST cart/@self/assigned_promotion_code': async ({ body }) =>
      asResponse(await fake.applyPromotion((body as { promoCode: string }).promoCode)()),
    'GET cart/petco_shipping_info/shipping_delivery_info': cartOptions,
    'GET cart/petco_shipping_info/x_options': itemOptions,
    'PUT cart/@self/shipping_info': choose,
    'POST cart/@self/x_savedItems': async ({ body }) =>
      asResponse(await fake.save((body as { orderItemId: string }).orderItemId)()),
    'POST cart/calculate': async () => asResponse(await fake.calculate()),
  };
  serve(async (seen) => {
    const call = `${seen.method} ${seen.path.replace(BASE, '')}`;
    const code = /^DELETE cart\/@self\/assigned_promotion_code\/(.+)$/.exec(call)?.[1];
    if (code !== undefined) return asResponse(await fake.removePromotion(decodeURIComponent(code))());
    return (
      (await savedCall(call, seen.body)) ??
      (await calls[call]?.(seen)) ??
      refusal(404, { errorMessage: `There is no ${call}.` })
    );
  });
};
