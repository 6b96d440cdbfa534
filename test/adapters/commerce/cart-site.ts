import * as E from 'fp-ts/Either';
import type { Cart, CartItem } from '../../../core/cart/cart';
import type { CartWriteFailure, PromotionRefused } from '../../../core/cart/cart-gateway';
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
});

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
  promotionCode: cart.promotions.map(({ code, description }) => ({
    code,
    associatedPromotion: [{ promotionId: '101', description }],
  })),
  orderItem: cart.items.map(itemOnTheWire),
});

/** The cart calls on the wire, over carts in memory. */
export const cartSite = (fake: FakeCartGateway): void => {
  const order = async (): Promise<Answer> => {
    const cart = await fake.load();
    return E.isLeft(cart) || cart.right.items.length === 0 ? NO_CART : [200, cartOnTheWire(cart.right)];
  };
  const add = async ({ body }: Seen): Promise<Answer> => {
    const [item] = (body as { orderItem: ReadonlyArray<{ partNumber: string; quantity: string }> }).orderItem;
    return asResponse(await fake.add(item?.partNumber ?? '', Number(item?.quantity))(), item?.partNumber);
  };
  const update = async ({ body }: Seen): Promise<Answer> => {
    const [item] = (body as { orderItem: ReadonlyArray<{ orderItemId: string; quantity: string }> }).orderItem;
    return asResponse(await fake.changeQuantity(item?.orderItemId ?? '', Number(item?.quantity))());
  };
  const calls: Readonly<Record<string, (seen: Seen) => Promise<Answer>>> = {
    'GET order/@self': order,
    'POST cart': add,
    'PUT cart/@self/update_order_item': update,
    'PUT cart/@self/delete_order_item': async ({ body }) =>
      asResponse(await fake.changeQuantity((body as { orderItemId: string }).orderItemId, 0)()),
    'POST cart/@self/assigned_promotion_code': async ({ body }) =>
      asResponse(await fake.applyPromotion((body as { promoCode: string }).promoCode)()),
    'POST cart/calculate': async () => asResponse(await fake.calculate()),
  };
  serve(async (seen) => {
    const call = `${seen.method} ${seen.path.replace(BASE, '')}`;
    const code = /^DELETE cart\/@self\/assigned_promotion_code\/(.+)$/.exec(call)?.[1];
    if (code !== undefined) return asResponse(await fake.removePromotion(decodeURIComponent(code))());
    return (await calls[call]?.(seen)) ?? refusal(404, { errorMessage: `There is no ${call}.` });
  });
};
