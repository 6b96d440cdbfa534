import {
  itemCountOf,
  type Order,
  type OrderLine,
  type OrderSummary,
  type Purchase,
  type Shipment,
} from '../../core/orders/order';

/** Two bags of dog food for $25.98 that were ordered and not packed yet. */
export const anOrderLine = (facts: Partial<OrderLine> = {}): OrderLine => ({
  id: '910001',
  productId: '22001',
  partNumber: 'SKU-1001',
  name: 'Goodpaw Chicken Dog Food',
  brand: 'Goodpaw',
  url: '/shop/en/petcostore/product/goodpaw-dog-food',
  thumbnail: '/img/1001.jpg',
  size: '5 lb',
  flavor: 'Chicken',
  quantity: 2,
  cancelledQuantity: 0,
  returnedQuantity: 0,
  unitPrice: 12.99,
  price: 25.98,
  shipmentId: 'S-1',
  isCancellable: true,
  returnableUntil: undefined,
  ...facts,
});

/** A parcel that was placed on November 23, 2026, and is promised for November 27. */
export const aShipment = (facts: Partial<Shipment> = {}): Shipment => ({
  id: 'S-1',
  method: 'ship',
  status: 'received',
  promisedDate: '2026-11-27',
  shippingMethod: 'Standard, 3 to 5 days',
  storeId: undefined,
  storeName: undefined,
  carrier: undefined,
  trackingNumber: undefined,
  trackingUrl: undefined,
  lineIds: ['910001'],
  events: [{ kind: 'placed', at: '2026-11-23T18:03:11.000Z' }],
  ...facts,
});

const ADDRESS = {
  firstName: 'Pat',
  lastName: 'Doe',
  lines: ['1 Bark St', 'Unit 2'],
  city: 'San Diego',
  state: 'CA',
  zipCode: '92121',
};

/** A moment on the day after `anOrder` was placed, before its promised day. */
export const ORDER_TIME = Date.parse('2026-11-24T18:00:00Z');

/** An order with one line in one parcel, paid with a card. */
export const anOrder = (facts: Partial<Order> = {}): Order => ({
  id: '900001',
  status: 'received',
  placedAt: '2026-11-23T18:03:11.000Z',
  email: 'pat@example.test',
  phone: '5555550100',
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  payment: { kind: 'card', brand: 'VISA', lastFour: '4242' },
  giftCards: [],
  subTotal: 25.98,
  discount: 0,
  adjustments: [],
  shipping: 5.99,
  tax: 2.01,
  taxes: [{ state: 'CA', rate: 7.75, amount: 2.01 }],
  tip: 0,
  total: 33.98,
  points: { expected: 25, earned: 0 },
  token: 'token-of-900001',
  lines: [anOrderLine()],
  shipments: [aShipment()],
  returns: [],
  returnAddress: ['Returns', '1 Example Way', 'San Diego, CA 92101'],
  ...facts,
});

/** The entry of an order in the list of orders. */
export const anOrderSummary = (order: Order = anOrder()): OrderSummary => ({
  id: order.id,
  status: order.status,
  placedAt: order.placedAt,
  total: order.total,
  itemCount: itemCountOf(order),
  items: order.lines.slice(0, 4).map(({ name, thumbnail, url, quantity }) => ({ name, thumbnail, url, quantity })),
  promisedDate: order.shipments[0]?.promisedDate,
});

/** Dog food that was bought three times and is in stock at a higher price. */
export const aPurchase = (facts: Partial<Purchase> = {}): Purchase => ({
  partNumber: 'SKU-1001',
  productId: '22001',
  name: 'Goodpaw Chicken Dog Food',
  brand: 'Goodpaw',
  url: '/shop/en/petcostore/product/goodpaw-dog-food',
  thumbnail: '/img/1001.jpg',
  size: '5 lb',
  flavor: 'Chicken',
  timesBought: 3,
  lastBought: '2026-11-23T18:03:11.000Z',
  lastPrice: 12.99,
  currentPrice: 13.49,
  availableQuantity: 12,
  isBuyable: true,
  ...facts,
});
