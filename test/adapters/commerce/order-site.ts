import * as E from 'fp-ts/Either';
import type { ListPage, Order, OrderLine, OrderSummary, Purchase, Shipment } from '../../../core/orders/order';
import type { FakeOrderGateway } from '../../fakes/fake-order-gateway';
import { refusal, serve, type Answer, type Seen } from './commerce-site';

const BASE = '/wcs/resources/store/10151/';

const LETTERS = {
  received: 'M',
  'in-review': 'A',
  delayed: 'B',
  preparing: 'G',
  'partly-shipped': 'V',
  shipped: 'S',
  completed: 'D',
  cancelled: 'X',
  declined: 'N',
  returned: 'K',
} as const;
const METHODS = { ship: 'SHIP', pickup: 'BOPUS', 'same-day': 'SDD' } as const;
const upper = (text: string): string => text.toUpperCase().replaceAll('-', '_');
const lower = (text: string): string => text.toLowerCase().replaceAll('_', '-');
const amount = (dollars: number): string => dollars.toFixed(5);

const lineOnTheWire = (line: OrderLine): unknown => ({
  orderItemId: line.id,
  productId: line.productId,
  partNumber: line.partNumber,
  description: line.name,
  thumbnail: line.thumbnail,
  quantity: line.quantity.toFixed(1),
  unitPrice: amount(line.unitPrice ?? 0),
  orderItemPrice: amount(line.price ?? 0),
  brand: line.brand,
  productUrl: line.url,
  x_size: line.size,
  x_flavor: line.flavor,
  x_shipmentId: line.shipmentId,
  x_cancelledQuantity: line.cancelledQuantity.toFixed(1),
  x_returnedQuantity: line.returnedQuantity.toFixed(1),
  x_cancellable: String(line.isCancellable),
  x_returnableUntil: line.returnableUntil,
  x_returnEnded: line.returnEnded,
});

const shipmentOnTheWire = (shipment: Shipment): unknown => ({
  shipmentId: shipment.id,
  deliveryMethod: METHODS[shipment.method],
  status: LETTERS[shipment.status],
  promisedDate: shipment.promisedDate,
  shipModeDescription: shipment.shippingMethod,
  physicalStoreId: shipment.storeId,
  x_storeName: shipment.storeName,
  carrier: shipment.carrier,
  trackingNumber: shipment.trackingNumber,
  trackingUrl: shipment.trackingUrl,
  x_vendor: shipment.vendor,
  x_cancelledByShop: shipment.shopCancellation && {
    why: upper(shipment.shopCancellation.kind),
    reason: shipment.shopCancellation.reason,
  },
  orderItemId: shipment.lineIds,
  events: shipment.events.map(({ kind, at }) => ({ kind: upper(kind), at })),
});

/** A placed order in the service's format. */
export const orderOnTheWire = (order: Order): unknown => ({
  orderId: order.id,
  orderStatus: LETTERS[order.status],
  placedDate: order.placedAt,
  totalProductPrice: amount(order.subTotal),
  totalAdjustment: amount(order.discount),
  totalShippingCharge: amount(order.shipping),
  totalSalesTax: amount(order.tax),
  totalShippingTax: amount(0),
  grandTotal: amount(order.total),
  adjustment: order.adjustments.map(({ description, amount: off, usedForCancelled, givenBack, isOffShipping }) => ({
    description,
    usage: isOffShipping === true ? 'Shipping Adjustment' : 'Discount',
    amount: amount(off),
    ...(usedForCancelled === undefined ? {} : { x_usedForCancelled: amount(usedForCancelled) }),
    ...(givenBack === undefined ? {} : { x_givenBack: amount(givenBack) }),
  })),
  orderItem: order.lines.map(lineOnTheWire),
  x_contact: { email1: order.email, phone1: order.phone, ...order.pickupPerson },
  x_shippingAddress: addressOnTheWire(order.shippingAddress),
  x_billingAddress: addressOnTheWire(order.billingAddress),
  x_payment:
    order.payment === undefined
      ? undefined
      : {
          payMethodId: { card: 'CARD', 'petco-pay': 'PETCOPAY', paypal: 'PAYPAL', other: 'OTHER' }[order.payment.kind],
          brand: order.payment.brand,
          displayNumber: `************${order.payment.lastFour}`,
        },
  x_unsavedCard: order.unsavedCard,
  x_noMail: order.hasNoMail,
  x_giftCards: order.giftCards.map(({ lastFour, amount: paid, remaining }) => ({
    displayNumber: lastFour.padStart(19, '*'),
    amount: amount(paid),
    x_remaining: remaining === undefined ? undefined : amount(remaining),
  })),
  x_tip: amount(order.tip),
  x_points: { expected: String(order.points.expected), earned: String(order.points.earned) },
  x_taxes: order.taxes.map(({ state, rate, amount: tax }) => ({ state, rate: String(rate), amount: amount(tax) })),
  x_orderToken: order.token,
  x_shipments: order.shipments.map(shipmentOnTheWire),
  x_returns: order.returns.map((one) => ({
    returnId: one.id,
    status: one.isReceived ? 'RECEIVED' : 'OPEN',
    reason: one.reason === undefined ? undefined : upper(one.reason),
    labelUrl: one.labelUrl,
    orderItem: one.lines.map(({ lineId, quantity }) => ({ orderItemId: lineId, quantity: String(quantity) })),
    refund: one.refund === undefined ? undefined : amount(one.refund),
    x_notCharged: one.notCharged === undefined ? undefined : amount(one.notCharged),
  })),
  x_returnAddress: order.returnAddress,
});

const addressOnTheWire = (address: Order['shippingAddress']): unknown =>
  address === undefined ? undefined : { ...address, lines: undefined, addressLine: [...address.lines, ''] };

const historyOnTheWire = ({ items, total }: ListPage<OrderSummary>): unknown => ({
  Order: items.map((order) => ({
    orderId: order.id,
    orderStatus: LETTERS[order.status],
    placedDate: order.placedAt,
    grandTotal: amount(order.total ?? 0),
    x_itemCount: String(order.itemCount),
    x_items: order.items.map(({ name, thumbnail, url, quantity }) => ({
      description: name,
      thumbnail,
      productUrl: url,
      quantity: String(quantity),
    })),
    x_promisedDate: order.promisedDate,
  })),
  recordSetTotal: String(total),
});

const purchasesOnTheWire = ({ items, total }: ListPage<Purchase>): unknown => ({
  purchases: items.map((item) => ({
    partNumber: item.partNumber,
    productId: item.productId,
    description: item.name,
    thumbnail: item.thumbnail,
    productUrl: item.url,
    brand: item.brand,
    x_size: item.size,
    x_flavor: item.flavor,
    timesBought: String(item.timesBought),
    lastBought: item.lastBought,
    lastPrice: amount(item.lastPrice ?? 0),
    currentPrice: amount(item.currentPrice ?? 0),
    availableQuantity: String(item.availableQuantity),
    buyable: String(item.isBuyable),
    x_pickupOnly: item.isPickupOnly === true ? 'true' : undefined,
    physicalStoreId: item.store?.id,
    x_storeName: item.store?.name,
  })),
  recordSetTotal: String(total),
});

const respond = <A>(outcome: E.Either<{ readonly kind: string }, A>, body: (value: A) => unknown): Answer => {
  if (E.isRight(outcome)) return [200, body(outcome.right)];
  switch (outcome.left.kind) {
    case 'sign-in-needed':
      return refusal(403, { errorKey: 'USR.CWXFR0130E', errorCode: 'CWXFR0130E' });
    case 'order-not-found':
      return refusal(404, { errorKey: 'CMN1024E', errorCode: 'CMN1024E' });
    case 'too-many-look-ups':
      return refusal(429, { errorKey: '_ERR_TOO_MANY_REQUESTS' });
    case 'order-has-moved-on':
      return refusal(409, { errorKey: '_ERR_ORDER_NOT_CANCELLABLE' });
    default:
      return refusal(500, {});
  }
};

interface Change {
  readonly orderItem?: ReadonlyArray<{ readonly orderItemId: string; readonly quantity: string }>;
  readonly reason?: string;
  readonly x_key: string;
  readonly x_orderToken?: string;
}

const linesOf = ({
  orderItem,
}: Change): ReadonlyArray<{ readonly lineId: string; readonly quantity: number }> | undefined =>
  orderItem?.map(({ orderItemId, quantity }) => ({ lineId: orderItemId, quantity: Number(quantity) }));

const REASONS = ['damaged', 'wrong-item', 'not-as-described', 'pet-dislikes', 'no-longer-needed'] as const;

const change = (
  fake: FakeOrderGateway,
  call: string,
  { body }: Seen,
): Promise<E.Either<{ readonly kind: string }, void>> => {
  const [, orderId = '', kind] = /^order\/([^/]+)\/x_(cancel|return)$/.exec(call) ?? [];
  const posted = body as Change;
  const key = { orderId, token: posted.x_orderToken, changeKey: posted.x_key };
  if (kind === 'cancel') return fake.cancel(key, linesOf(posted))();
  const reason = REASONS.find((one) => one === lower(posted.reason ?? '')) ?? 'damaged';
  return fake.startReturn(key, linesOf(posted) ?? [], reason)();
};

const pageOf = ({ query }: Seen): { readonly number: number; readonly size: number } => ({
  number: Number(query['pageNumber']),
  size: Number(query['pageSize']),
});

/** The calls about placed orders on the wire, over orders in memory. Returns the requests as they arrive. */
export const orderSite = (fake: FakeOrderGateway): ReadonlyArray<Seen> =>
  serve(async (seen) => {
    const call = seen.path.replace(BASE, '');
    if (seen.method === 'POST') return respond(await change(fake, call, seen), () => ({}));
    if (call === 'order/@history') return respond(await fake.history(pageOf(seen))(), historyOnTheWire);
    if (call === 'order/x_purchases')
      return respond(await fake.purchases(pageOf(seen), seen.query['physicalStoreId'])(), purchasesOnTheWire);
    if (call === 'order/byOrderIdAndEmail') {
      return respond(await fake.lookUp(seen.query['orderId'] ?? '', seen.query['email'] ?? '')(), orderOnTheWire);
    }
    const token = /^order\/x_byToken\/(.+)$/.exec(call)?.[1];
    if (token !== undefined) return respond(await fake.byToken(decodeURIComponent(token))(), orderOnTheWire);
    return respond(await fake.byId(decodeURIComponent(call.replace(/^order\//, '')))(), orderOnTheWire);
  });
