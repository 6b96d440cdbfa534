import { fields, listOf, optional, optionalNumber, optionalText, text } from '../http/wire-codecs';

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

const promotionWire = fields('promotion code', {
  code: text,
  associatedPromotion: listOf(fields('promotion', { description: optionalText })),
});

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
    adjustment: listOf(adjustmentWire),
    promotionCode: listOf(promotionWire),
    orderItem: listOf(orderItemWire),
  }),
);
