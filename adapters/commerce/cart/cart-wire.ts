import { fields, listOf, optional, optionalFlag, optionalNumber, optionalText, text } from '../../http/wire-codecs';
import { shipmentWire } from './fulfilment-wire';
import { personalizationWire } from '../personalization-wire';

/** One line of the pending order. Names that start with `x_` are this project's extensions of the wire. */
const orderItemWire = fields(
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
    orderItemInventoryStatus: optionalText,
    x_brand: optionalText,
    x_url: optionalText,
    x_size: optionalText,
    x_flavor: optionalText,
    x_availableQuantity: optionalNumber,
    x_fulfilment: optionalText,
    physicalStoreId: optionalText,
    x_storeName: optionalText,
    x_deliveryDate: optionalText,
    x_problem: optionalText,
    x_notSold: optionalFlag,
    x_priceBefore: optionalNumber,
    x_vendor: optionalText,
    x_repeatDelivery: optionalFlag,
    x_personalization: personalizationWire,
  },
  {
    description: ['name', 'productName'],
    thumbnail: ['thumbnailUrl', 'image_url'],
    x_brand: ['manufacturer', 'brand'],
    x_url: ['productUrl', 'url'],
    x_flavor: ['x_flavour'],
    x_availableQuantity: ['availableQuantity'],
  },
);

const savedItemWire = fields('saved item', {
  itemId: text,
  partNumber: text,
  productId: optionalText,
  description: optionalText,
  thumbnail: optionalText,
  productUrl: optionalText,
  unitPrice: optionalNumber,
  quantity: optionalNumber,
  availableQuantity: optionalNumber,
  x_size: optionalText,
  x_flavor: optionalText,
  x_pickupOnly: optionalFlag,
  x_fulfilment: optionalText,
  physicalStoreId: optionalText,
  buyable: optionalFlag,
  x_personalized: optionalFlag,
});

const promotionWire = fields('promotion code', {
  code: text,
  associatedPromotion: listOf(fields('promotion', { description: optionalText })),
});

const codeNoteWire = fields('note of a code', { code: text, reason: text, x_text: text });

const adjustmentWire = fields('adjustment', {
  code: optionalText,
  description: optionalText,
  displayLevel: optionalText,
  usage: optionalText,
  amount: optionalNumber,
});

/** `order/@self?extendedCart=true` (CRT-01): amounts and quantities are texts with decimals. */
export const cartWire = optional(
  fields('cart', {
    totalCartQuantity: optionalNumber,
    recentOrderQuantity: optionalNumber,
    totalProductPrice: optionalNumber,
    totalAdjustment: optionalNumber,
    totalShippingCharge: optionalNumber,
    totalSalesTax: optionalNumber,
    totalShippingTax: optionalNumber,
    grandTotal: optionalNumber,
    x_freeShippingRemaining: optionalNumber,
    x_points: optionalNumber,
    adjustment: listOf(adjustmentWire),
    promotionCode: listOf(promotionWire),
    x_codeNotes: listOf(codeNoteWire),
    orderItem: listOf(orderItemWire),
    x_delivery: listOf(shipmentWire),
    x_tip: optionalNumber,
    x_savedItems: listOf(savedItemWire),
  }),
);
