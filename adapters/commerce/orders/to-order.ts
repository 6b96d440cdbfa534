import type { TypeOf } from 'io-ts';
import type {
  ListPage,
  Order,
  OrderAddress,
  OrderAdjustment,
  OrderLine,
  OrderPayment,
  OrderReturn,
  OrderSummary,
  Purchase,
  Shipment,
} from '../../../core/orders/order';
import { eventKindOf, isUndelivered, methodOf, reasonOf, statusOf } from './order-status';
import { offShipping } from '../adjustment-usage';
import { toPersonalization } from '../personalization-wire';
import { toOrderPrescription } from '../prescription-wire';
import { toPickupPerson } from './order-contact-wire';
import type { orderHistoryWire, orderWire, purchasesWire } from './order-wire';

type OrderWire = TypeOf<typeof orderWire>;

/** Converts a placed order. Sums that the service leaves out are added up or zero. */
export const toOrder = (wire: OrderWire): Order => {
  const lines = wire.orderItem.map((item) => toLine(item, wire.x_returns));
  const pickupPerson = toPickupPerson(wire.x_contact);
  const subTotal = cents(wire.totalProductPrice ?? sum(lines.map(({ price }) => price ?? 0)));
  const discount = Math.min(0, cents(wire.totalAdjustment ?? 0));
  const shipping = cents(wire.totalShippingCharge ?? 0);
  const tax = cents((wire.totalSalesTax ?? 0) + (wire.totalShippingTax ?? 0));
  const tip = cents(wire.x_tip ?? 0);
  return {
    id: wire.orderId,
    status: statusOf(wire.orderStatus),
    placedAt: wire.placedDate,
    email: wire.x_contact?.email1,
    ...(wire.x_noMail === true && { hasNoMail: true }),
    phone: wire.x_contact?.phone1,
    ...(pickupPerson && { pickupPerson }),
    shippingAddress: toAddress(wire.x_shippingAddress),
    billingAddress: toAddress(wire.x_billingAddress),
    payment: toPayment(wire.x_payment),
    ...toUnsavedCard(wire.x_unsavedCard),
    giftCards: wire.x_giftCards.map(({ displayNumber, amount, x_remaining }) => ({
      lastFour: lastFourOf(displayNumber) ?? '',
      amount: cents(amount ?? 0),
      remaining: x_remaining,
    })),
    subTotal,
    discount,
    adjustments: wire.adjustment.flatMap(toAdjustment),
    shipping,
    tax,
    taxes: wire.x_taxes.map(({ state, rate, amount }) => ({ state, rate, amount: cents(amount ?? 0) })),
    tip,
    total: cents(wire.grandTotal ?? subTotal + discount + shipping + tax + tip),
    points: { expected: wire.x_points?.expected ?? 0, earned: wire.x_points?.earned ?? 0 },
    token: wire.x_orderToken,
    lines,
    shipments: wire.x_shipments.map(toShipment),
    returns: wire.x_returns.map(toReturn),
    returnAddress: wire.x_returnAddress,
  };
};

const toLine = (item: OrderWire['orderItem'][number], returns: OrderWire['x_returns']): OrderLine => {
  const returning = returningOf(item.orderItemId, returns);
  const quantity = item.quantity ?? 1;
  const price = item.orderItemPrice;
  return {
    id: item.orderItemId,
    productId: item.productId ?? '',
    partNumber: item.partNumber ?? '',
    name: item.description ?? item.partNumber ?? '',
    brand: item.brand,
    url: item.productUrl,
    thumbnail: item.thumbnail,
    size: item.x_size,
    flavor: item.x_flavor,
    quantity,
    cancelledQuantity: item.x_cancelledQuantity ?? 0,
    returnedQuantity: item.x_returnedQuantity ?? 0,
    ...(returning === 0 ? {} : { returningQuantity: returning }),
    unitPrice: item.unitPrice ?? (price === undefined || quantity === 0 ? undefined : cents(price / quantity)),
    price,
    shipmentId: item.x_shipmentId,
    isCancellable: item.x_cancellable ?? false,
    returnableUntil: item.x_returnableUntil,
    ...(item.x_returnEnded === undefined ? {} : { returnEnded: item.x_returnEnded }),
    ...toPersonalization(item.x_personalization),
    ...toOrderPrescription(item.x_prescription),
  };
};

/** How many pieces of a line are in returns that have not arrived. */
const returningOf = (lineId: string, returns: OrderWire['x_returns']): number =>
  sum(
    returns
      .filter((each) => !isReceived(each))
      .flatMap(({ orderItem }) => orderItem.filter(({ orderItemId }) => orderItemId === lineId))
      .map(({ quantity }) => quantity ?? 1),
  );

const isReceived = ({ status }: OrderWire['x_returns'][number]): boolean => status === 'RECEIVED';

const toShipment = (wire: OrderWire['x_shipments'][number]): Shipment => ({
  id: wire.shipmentId,
  method: methodOf(wire.deliveryMethod),
  status: statusOf(wire.status),
  promisedDate: wire.promisedDate,
  shippingMethod: wire.shipModeDescription,
  storeId: wire.physicalStoreId,
  storeName: wire.x_storeName,
  carrier: wire.carrier,
  trackingNumber: wire.trackingNumber,
  trackingUrl: wire.trackingUrl,
  ...(wire.x_vendor ? { vendor: wire.x_vendor } : {}),
  ...toShopCancellation(wire.x_cancelledByShop),
  lineIds: wire.orderItemId,
  events: wire.events
    .flatMap(({ kind, at }) => {
      const known = eventKindOf(kind);
      return known === undefined ? [] : [{ kind: known, at }];
    })
    .sort((one, other) => (one.at ?? '').localeCompare(other.at ?? '')),
});

const toShopCancellation = (
  wire: OrderWire['x_shipments'][number]['x_cancelledByShop'],
): Pick<Shipment, 'shopCancellation'> =>
  wire === undefined
    ? {}
    : {
        shopCancellation: {
          kind: wire.why === 'PAYMENT_ENDED' ? 'payment-ended' : 'unavailable',
          reason: wire.reason,
        },
      };

const toReturn = (wire: OrderWire['x_returns'][number]): OrderReturn => ({
  id: wire.returnId,
  isReceived: isReceived(wire),
  reason: reasonOf(wire.reason),
  ...(isUndelivered(wire.reason) ? { isUndelivered: true } : {}),
  labelUrl: wire.labelUrl,
  lines: wire.orderItem.map(({ orderItemId, quantity }) => ({ lineId: orderItemId, quantity: quantity ?? 1 })),
  refund: wire.refund,
  ...(wire.x_notCharged ? { notCharged: wire.x_notCharged } : {}),
});

const toAddress = (wire: OrderWire['x_shippingAddress']): OrderAddress | undefined =>
  wire === undefined
    ? undefined
    : {
        firstName: wire.firstName,
        lastName: wire.lastName,
        lines: wire.addressLine,
        city: wire.city,
        state: wire.state,
        zipCode: wire.zipCode,
      };

const PAYMENTS: ReadonlyMap<string, OrderPayment['kind']> = new Map([
  ['CARD', 'card'],
  ['SAVED', 'card'],
  ['PETCOPAY', 'petco-pay'],
  ['PAYPAL', 'paypal'],
]);

/** The last four digits of a displayed number, so that no longer part of a card is ever shown. */
const lastFourOf = (displayNumber: string | undefined): string | undefined => /\d{4}$/.exec(displayNumber ?? '')?.[0];

const toPayment = (wire: OrderWire['x_payment']): OrderPayment | undefined =>
  wire === undefined
    ? undefined
    : {
        kind: PAYMENTS.get(wire.payMethodId ?? '') ?? 'other',
        brand: wire.brand,
        lastFour: lastFourOf(wire.displayNumber),
      };

const toUnsavedCard = (reason: string | undefined): Pick<Order, 'unsavedCard'> =>
  reason === 'wallet-full' || reason === 'unavailable' ? { unsavedCard: reason } : {};

const toAdjustment = ({
  code,
  description,
  usage,
  amount,
  x_usedForCancelled,
  x_givenBack,
}: OrderWire['adjustment'][number]): ReadonlyArray<OrderAdjustment> => {
  const off = Math.min(0, cents(amount ?? 0));
  const used = Math.max(0, cents(x_usedForCancelled ?? 0));
  const givenBack = Math.max(0, cents(x_givenBack ?? 0));
  if (off === 0 && used === 0 && givenBack === 0) return [];
  return [
    {
      description: description ?? code ?? 'Savings',
      amount: off,
      ...(used === 0 ? {} : { usedForCancelled: used }),
      ...(givenBack === 0 ? {} : { givenBack }),
      ...offShipping(usage),
    },
  ];
};

export const toHistory = ({
  Order: orders,
  recordSetTotal,
}: TypeOf<typeof orderHistoryWire>): ListPage<OrderSummary> => ({
  items: orders.map((order) => ({
    id: order.orderId,
    status: statusOf(order.orderStatus),
    placedAt: order.placedDate,
    total: order.grandTotal,
    itemCount: order.x_itemCount,
    items: order.x_items.map(({ description, thumbnail, productUrl, quantity }) => ({
      name: description ?? '',
      thumbnail,
      url: productUrl,
      quantity: quantity ?? 1,
    })),
    promisedDate: order.x_promisedDate,
  })),
  total: recordSetTotal ?? orders.length,
});

const pickupStore = ({
  physicalStoreId,
  x_storeName,
}: {
  readonly physicalStoreId: string | undefined;
  readonly x_storeName: string | undefined;
}): Pick<Purchase, 'store'> =>
  physicalStoreId === undefined ? {} : { store: { id: physicalStoreId, name: x_storeName } };

export const toPurchases = ({ purchases, recordSetTotal }: TypeOf<typeof purchasesWire>): ListPage<Purchase> => ({
  items: purchases.map((wire) => ({
    partNumber: wire.partNumber,
    productId: wire.productId ?? '',
    name: wire.description ?? wire.partNumber,
    brand: wire.brand,
    url: wire.productUrl,
    thumbnail: wire.thumbnail,
    size: wire.x_size,
    flavor: wire.x_flavor,
    timesBought: wire.timesBought ?? 1,
    lastBought: wire.lastBought,
    lastPrice: wire.lastPrice,
    currentPrice: wire.currentPrice,
    availableQuantity: wire.availableQuantity,
    ...(wire.x_personalized === true ? { isPersonalized: true } : {}),
    ...(wire.x_pickupOnly === true ? { isPickupOnly: true, ...pickupStore(wire) } : {}),
    isBuyable: wire.buyable ?? (wire.availableQuantity === undefined || wire.availableQuantity > 0),
  })),
  total: recordSetTotal ?? purchases.length,
});

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, amount) => total + amount, 0);

/** Rounds to whole cents; the sum with 0 turns a negative zero into zero. */
const cents = (amount: number): number => Math.round(amount * 100) / 100 + 0;
