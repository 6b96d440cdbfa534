import { toAmount } from '../http/wire-amount.ts';
import { personalizationField } from '../personalization/personalization.ts';
import { pointsOf } from '../rewards/points-of.ts';
import type { Adjustment, PricedLine } from './price-cart.ts';
import type { CartLine } from './cart-lines.ts';
import type { Cart } from './cart-reader.ts';
import { deliveryMethodOf } from './fulfilment.ts';
import { modeOf } from './shipping-modes.ts';
import { toDeliveryGroups } from './delivery-responses.ts';
import type { SavedItem } from './saved-items.ts';

export const CURRENCY = 'USD';

/** Quantities on the wire are text with one decimal. */
const toQuantity = (quantity: number): string => quantity.toFixed(1);

const nothing: PricedLine = { totalCents: 0, adjustmentCents: 0, shippingCents: 0, taxCents: 0 };

/** The price that the shopper knows, when it is another one now. [CHK-07] */
const priceBefore = ({ addedCents, unitPriceCents }: CartLine): Readonly<Record<string, string>> =>
  addedCents === undefined || addedCents === unitPriceCents ? {} : { x_priceBefore: toAmount(addedCents) };

const toOrderItem = (cart: Cart, line: CartLine, priced: PricedLine): Readonly<Record<string, unknown>> => {
  const mode = modeOf(line, cart.mode);
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
    x_fulfilment: deliveryMethodOf(line.fulfilment),
    ...(line.fulfilment === 'ship'
      ? {}
      : { physicalStoreId: line.physicalStoreId, x_storeName: line.option.store?.name ?? '' }),
    ...(line.option.date === undefined ? {} : { x_deliveryDate: line.option.date }),
    ...(line.problem === '' ? {} : { x_problem: line.problem }),
    ...(line.offered.isSold ? priceBefore(line) : { x_notSold: 'true' }),
    ...(line.offered.vendor === null ? {} : { x_vendor: line.offered.vendor }),
    ...(line.frozen ? { x_frozen: 'true' } : {}),
    ...(line.repeatable ? { x_repeatDelivery: 'true' } : {}),
    ...personalizationField(line.personalization),
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

/** Why codes that were entered take nothing off; left out while each of them does. [CHK-07] */
const codeNotesField = ({ codeNotes }: Cart): Readonly<Record<string, unknown>> =>
  codeNotes.length === 0
    ? {}
    : { x_codeNotes: codeNotes.map(({ code, reason, text }) => ({ code, reason, x_text: text })) };

/** Adds the platform's paging block for a body that holds all of its entries. */
const allOf = (count: number): Readonly<Record<string, string>> => ({
  recordSetCount: String(count),
  recordSetStartNumber: '0',
  recordSetTotal: String(count),
  recordSetComplete: 'true',
});

export const toSavedItem = (item: SavedItem): Readonly<Record<string, string>> => ({
  itemId: String(item.itemId),
  partNumber: item.partNumber,
  productId: item.skuId,
  description: item.description,
  thumbnail: item.thumbnail,
  productUrl: item.productUrl,
  ...(item.unitPriceCents === null ? {} : { unitPrice: toAmount(item.unitPriceCents) }),
  quantity: toQuantity(item.quantity),
  availableQuantity: toQuantity(item.available),
  x_size: item.size,
  x_flavor: item.flavor,
  x_pickupOnly: String(item.pickupOnly),
  buyable: String(item.isSold),
  x_fulfilment: deliveryMethodOf(item.fulfilment),
  ...(item.physicalStoreId === '' ? {} : { physicalStoreId: item.physicalStoreId }),
  ...(item.isPersonalized ? { x_personalized: 'true' } : {}),
});

const noAmounts = {
  totalProductPrice: toAmount(0),
  totalShippingCharge: toAmount(0),
  totalSalesTax: toAmount(0),
  totalShippingTax: toAmount(0),
  totalAdjustment: toAmount(0),
  grandTotal: toAmount(0),
  grandTotalCurrency: CURRENCY,
  totalCartQuantity: toQuantity(0),
  recentOrderQuantity: '0',
};

/** Body of `order/@self` for a shopper whose cart is empty and who has saved items. [CHK-10] */
export const toSavedOnlyResponse = (
  saved: readonly SavedItem[],
  shopperId: number,
  storeId: string,
): Readonly<Record<string, unknown>> => ({
  orderStatus: 'P',
  buyerId: String(shopperId),
  storeUniqueID: storeId,
  ...noAmounts,
  x_savedItems: saved.map(toSavedItem),
  ...allOf(0),
  resourceName: 'order',
});

/** Body of `order/@self` and `cart/@self`. [CRT-01] */
export const toCartResponse = (
  cart: Cart,
  saved: readonly SavedItem[],
  storeId: string,
): Readonly<Record<string, unknown>> => {
  const { priced } = cart;
  const quantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    orderId: String(cart.orderId),
    orderStatus: 'P',
    buyerId: String(cart.shopperId),
    storeUniqueID: storeId,
    totalProductPrice: toAmount(priced.productCents),
    totalShippingCharge: toAmount(priced.shippingCents),
    totalSalesTax: toAmount(priced.taxCents - priced.shippingTaxCents),
    totalShippingTax: toAmount(priced.shippingTaxCents),
    totalAdjustment: toAmount(priced.adjustmentCents),
    grandTotal: toAmount(priced.grandTotalCents + cart.tipCents),
    grandTotalCurrency: CURRENCY,
    totalCartQuantity: toQuantity(quantity),
    recentOrderQuantity: String(quantity),
    ...(priced.freeShippingRemainingCents === undefined
      ? {}
      : { x_freeShippingRemaining: toAmount(priced.freeShippingRemainingCents) }),
    x_points: String(pointsOf(priced.lines)),
    x_tip: toAmount(cart.tipCents),
    adjustment: priced.adjustments.map(toAdjustment),
    promotionCode: [...cart.promotions, ...cart.coupons].map(({ code, promotionId, description }) => ({
      code,
      associatedPromotion: [{ promotionId, description }],
    })),
    ...codeNotesField(cart),
    paymentInstruction: [],
    orderItem: cart.lines.map((line, index) => toOrderItem(cart, line, priced.lines[index] ?? nothing)),
    x_delivery: toDeliveryGroups(cart),
    x_savedItems: saved.map(toSavedItem),
    ...allOf(cart.lines.length),
    resourceName: 'order',
  };
};
