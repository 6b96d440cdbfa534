import * as O from 'fp-ts/Option';
import { isDestination } from '../../../core/shared/destination';
import {
  fields,
  listOf,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
  reader,
  text,
  texts,
  type Reader,
} from '../../http/wire-codecs';
import { personalizationWire } from '../personalization-wire';
import { orderContactWire } from './order-contact-wire';
import { orderPrescriptionWire } from '../prescription-wire';

/** An address for a link: a path of this shop or an https address. Anything else, such as a script, is left out. */
const optionalLink: Reader<string | undefined> = reader('link or nothing', (value) =>
  O.some(typeof value === 'string' && isDestination(value) ? value : undefined),
);

const lineWire = fields(
  'order item',
  {
    orderItemId: text,
    productId: optionalText,
    partNumber: optionalText,
    description: optionalText,
    thumbnail: optionalText,
    quantity: optionalNumber,
    unitPrice: optionalNumber,
    orderItemPrice: optionalNumber,
    brand: optionalText,
    productUrl: optionalText,
    x_size: optionalText,
    x_flavor: optionalText,
    x_shipmentId: optionalText,
    x_cancelledQuantity: optionalNumber,
    x_returnedQuantity: optionalNumber,
    x_cancellable: optionalFlag,
    x_returnableUntil: optionalText,
    x_returnEnded: optionalText,
    x_personalization: personalizationWire,
    x_prescription: orderPrescriptionWire,
  },
  {
    description: ['name', 'productName'],
    brand: ['x_brand', 'manufacturer'],
    productUrl: ['x_url', 'url'],
    x_flavor: ['x_flavour'],
  },
);

const shipmentWire = fields('shipment', {
  shipmentId: text,
  deliveryMethod: optionalText,
  status: optionalText,
  promisedDate: optionalText,
  shipModeDescription: optionalText,
  physicalStoreId: optionalText,
  x_storeName: optionalText,
  carrier: optionalText,
  trackingNumber: optionalText,
  trackingUrl: optionalLink,
  x_vendor: optionalText,
  x_cancelledByShop: optional(fields('cancellation by the shop', { why: optionalText, reason: optionalText })),
  orderItemId: texts,
  events: listOf(fields('shipment event', { at: optionalText, kind: text })),
});

const returnWire = fields('return', {
  returnId: text,
  status: optionalText,
  reason: optionalText,
  labelUrl: optionalLink,
  orderItem: listOf(fields('returned item', { orderItemId: text, quantity: optionalNumber })),
  refund: optionalNumber,
  x_notCharged: optionalNumber,
});

const addressWire = fields('address', {
  firstName: optionalText,
  lastName: optionalText,
  addressLine: texts,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
});

const adjustmentWire = fields('adjustment', {
  code: optionalText,
  description: optionalText,
  usage: optionalText,
  amount: optionalNumber,
  x_usedForCancelled: optionalNumber,
  x_givenBack: optionalNumber,
});

/** One placed order: the shape of the cart with its shipments. Names that start with `x_` are this project's own. */
export const orderWire = fields('order', {
  orderId: text,
  orderStatus: optionalText,
  placedDate: optionalText,
  totalProductPrice: optionalNumber,
  totalAdjustment: optionalNumber,
  totalShippingCharge: optionalNumber,
  totalSalesTax: optionalNumber,
  totalShippingTax: optionalNumber,
  grandTotal: optionalNumber,
  adjustment: listOf(adjustmentWire),
  orderItem: listOf(lineWire),
  x_contact: optional(orderContactWire),
  x_shippingAddress: optional(addressWire),
  x_billingAddress: optional(addressWire),
  x_payment: optional(
    fields('payment', { payMethodId: optionalText, brand: optionalText, displayNumber: optionalText }),
  ),
  x_unsavedCard: optionalText,
  x_noMail: optionalFlag,
  x_giftCards: listOf(
    fields('gift card', { displayNumber: optionalText, amount: optionalNumber, x_remaining: optionalNumber }),
  ),
  x_tip: optionalNumber,
  x_points: optional(fields('points', { expected: optionalNumber, earned: optionalNumber })),
  x_taxes: listOf(fields('tax', { state: text, rate: optionalNumber, amount: optionalNumber })),
  x_orderToken: optionalText,
  x_shipments: listOf(shipmentWire),
  x_returns: listOf(returnWire),
  x_returnAddress: texts,
});

/** `order/@history`: the list is named `Order`, and its totals are texts. */
export const orderHistoryWire = fields('order history', {
  Order: listOf(
    fields('order', {
      orderId: text,
      orderStatus: optionalText,
      placedDate: optionalText,
      grandTotal: optionalNumber,
      x_itemCount: optionalNumber,
      x_items: listOf(
        fields('item', {
          description: optionalText,
          thumbnail: optionalText,
          productUrl: optionalText,
          quantity: optionalNumber,
        }),
      ),
      x_promisedDate: optionalText,
    }),
  ),
  recordSetTotal: optionalNumber,
});

/** `order/x_purchases`: what the shopper has bought before. */
export const purchasesWire = fields('purchases', {
  purchases: listOf(
    fields('purchase', {
      partNumber: text,
      productId: optionalText,
      description: optionalText,
      thumbnail: optionalText,
      productUrl: optionalText,
      brand: optionalText,
      x_size: optionalText,
      x_flavor: optionalText,
      timesBought: optionalNumber,
      lastBought: optionalText,
      lastPrice: optionalNumber,
      currentPrice: optionalNumber,
      availableQuantity: optionalNumber,
      buyable: optionalFlag,
      x_pickupOnly: optionalFlag,
      physicalStoreId: optionalText,
      x_storeName: optionalText,
      x_personalized: optionalFlag,
    }),
  ),
  recordSetTotal: optionalNumber,
});
