import { toAmount } from '../http/wire-amount.ts';
import type { Adjustment, PricedLine } from './price-cart.ts';
import type { Cart, CartLine } from './cart-reader.ts';
import { pickupMode } from './shipping-modes.ts';

export const CURRENCY = 'USD';

/** Quantities on the wire are text with one decimal. */
const toQuantity = (quantity: number): string => quantity.toFixed(1);

const nothing: PricedLine = { totalCents: 0, adjustmentCents: 0, shippingCents: 0, taxCents: 0 };

const toOrderItem = (cart: Cart, line: CartLine, priced: PricedLine): Readonly<Record<string, unknown>> => {
  const mode = line.pickup ? pickupMode : cart.mode;
  return {
    orderItemId: String(line.orderItemId),
    productId: line.skuId,
    partNumber: line.partNumber,
    quantity: toQuantity(line.quantity),
    UOM: 'C62',
    unitPrice: toAmount(line.unitPriceCents),
    orderItemPrice: toAmount(priced.totalCents),
    currency: CURRENCY,
    freeGift: 'false',
    orderItemInventoryStatus: line.buyable ? 'Available' : 'Unavailable',
    shipModeId: mode.id,
    shipModeCode: mode.code,
    shippingCharge: toAmount(priced.shippingCents),
    salesTax: toAmount(priced.taxCents),
    totalAdjustment: { value: toAmount(priced.adjustmentCents), currency: CURRENCY },
    description: line.description,
    thumbnail: line.thumbnail,
    ...(line.pickup ? { physicalStoreId: line.physicalStoreId } : {}),
    productUrl: line.productUrl,
    brand: line.brand,
    availableQuantity: toQuantity(line.available),
    x_size: line.size,
    x_flavor: line.flavor,
    ...(line.listPriceCents === null ? {} : { x_listPrice: toAmount(line.listPriceCents) }),
  };
};

const toAdjustment = ({ discount, usage, amountCents }: Adjustment): Readonly<Record<string, string>> => ({
  code: discount.code,
  description: discount.description,
  displayLevel: 'Order',
  usage,
  amount: toAmount(amountCents),
  currency: CURRENCY,
});

/** Body of `order/@self` and `cart/@self`. [CRT-01] */
export const toCartResponse = (cart: Cart, storeId: string): Readonly<Record<string, unknown>> => {
  const { priced } = cart;
  const quantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const count = String(cart.lines.length);
  return {
    orderId: String(cart.orderId),
    orderStatus: 'P',
    buyerId: String(cart.shopperId),
    storeUniqueID: storeId,
    totalProductPrice: toAmount(priced.productCents),
    totalShippingCharge: toAmount(priced.shippingCents),
    totalSalesTax: toAmount(priced.taxCents),
    totalShippingTax: toAmount(0),
    totalAdjustment: toAmount(priced.adjustmentCents),
    grandTotal: toAmount(priced.grandTotalCents),
    grandTotalCurrency: CURRENCY,
    totalCartQuantity: toQuantity(quantity),
    recentOrderQuantity: String(quantity),
    x_freeShippingRemaining: toAmount(priced.freeShippingRemainingCents),
    adjustment: priced.adjustments.map(toAdjustment),
    promotionCode: [...cart.promotions, ...cart.coupons].map(({ code, promotionId, description }) => ({
      code,
      associatedPromotion: [{ promotionId, description }],
    })),
    paymentInstruction: [],
    orderItem: cart.lines.map((line, index) => toOrderItem(cart, line, priced.lines[index] ?? nothing)),
    recordSetCount: count,
    recordSetStartNumber: '0',
    recordSetTotal: count,
    recordSetComplete: 'true',
    resourceName: 'order',
  };
};
