import type { TypeOf } from 'io-ts';
import { EMPTY_CART, type Cart, type CartAdjustment, type CartItem } from '../../../core/cart/cart';
import type { SavedItem } from '../../../core/cart/saved/saved-item';
import type { cartWire } from './cart-wire';
import { toChoice, toLineFulfilment, toShipments } from './fulfilment-wire';
import { offShipping } from '../adjustment-usage';
import { toPersonalization } from '../personalization-wire';

type CartWire = TypeOf<typeof cartWire>;
type Adjustment = NonNullable<CartWire>['adjustment'][number];
type SavedItemWire = NonNullable<CartWire>['x_savedItems'][number];
type OrderItem = NonNullable<CartWire>['orderItem'][number];

/**
 * Converts a response to a cart; a response without a body is an empty cart. Missing sums are added up. Shipping and
 * tax that the service leaves out are undefined, and 0 in an empty cart.
 */
export const toCart = (response: CartWire): Cart => {
  if (response === undefined) return EMPTY_CART;
  const items = response.orderItem.map(toItem);
  const subTotal = cents(response.totalProductPrice ?? sum(items.map(({ price }) => price ?? 0)));
  const discount = Math.min(0, cents(response.totalAdjustment ?? 0));
  const leftOut = items.length === 0 ? 0 : undefined;
  const shipping = sumOfKnown(response.totalShippingCharge) ?? leftOut;
  const tax = sumOfKnown(response.totalSalesTax, response.totalShippingTax) ?? leftOut;
  const totalCartQuantity = response.totalCartQuantity ?? sum(items.map(({ quantity }) => quantity));
  return {
    totalCartQuantity,
    recentOrderQuantity: response.recentOrderQuantity ?? totalCartQuantity,
    subTotal,
    discount,
    shipping,
    tax,
    total: cents(response.grandTotal ?? subTotal + discount + (shipping ?? 0) + (tax ?? 0)),
    freeShippingRemaining: response.x_freeShippingRemaining,
    pointsExpected: response.x_points,
    promotions: response.promotionCode.map(({ code, associatedPromotion }) => ({
      code,
      description: associatedPromotion[0]?.description ?? code,
    })),
    ...notesOf(response.x_codeNotes),
    adjustments: response.adjustment.flatMap(toAdjustment),
    items,
    shipments: response.x_delivery.flatMap(toShipments),
    tip: cents(response.x_tip ?? 0),
    savedItems: response.x_savedItems.map(toSavedItem),
  };
};

/** Converts the notes of codes; a code with a reason that the shop does not know is one that takes nothing off now. */
const notesOf = (notes: NonNullable<CartWire>['x_codeNotes']): Pick<Cart, 'codeNotes'> =>
  notes.length === 0
    ? {}
    : {
        codeNotes: notes.map(({ code, reason, x_text }) => ({
          code,
          reason: reason === 'ended' || reason === 'unearned' ? reason : 'unused',
          text: x_text,
        })),
      };

/**
 * Converts an adjustment of the order. Reductions of single items are part of their prices, and surcharges are no
 * discount, so both are left out.
 */
const toAdjustment = ({
  code,
  description,
  displayLevel,
  usage,
  amount,
}: Adjustment): ReadonlyArray<CartAdjustment> => {
  const off = cents(amount ?? 0);
  return off >= 0 || (displayLevel !== undefined && !/^order$/i.test(displayLevel))
    ? []
    : [
        {
          code: code ?? '',
          description: description ?? code ?? 'Savings',
          amount: off,
          ...offShipping(usage),
        },
      ];
};

const toItem = (item: OrderItem): CartItem => {
  const quantity = item.quantity ?? 1;
  const isGone = item.x_notSold === true;
  const price = isGone ? undefined : item.orderItemPrice;
  const unitPrice = item.unitPrice ?? (price === undefined || quantity === 0 ? undefined : cents(price / quantity));
  return {
    id: item.orderItemId,
    productId: item.productId ?? '',
    partNumber: item.partNumber ?? '',
    name: item.description ?? item.partNumber ?? '',
    brand: item.x_brand,
    url: item.x_url,
    thumbnail: item.thumbnail,
    size: item.x_size,
    flavor: item.x_flavor,
    quantity,
    unitPrice: isGone ? undefined : unitPrice,
    ...(item.x_priceBefore === undefined || isGone ? {} : { priceBefore: item.x_priceBefore }),
    price,
    isAvailable: !/unavailable|out.?of.?stock/i.test(item.orderItemInventoryStatus ?? ''),
    availableQuantity: item.x_availableQuantity,
    fulfilment: toLineFulfilment(item),
    problem: item.x_problem,
    vendor: item.x_vendor,
    ...(isGone ? { isGone } : {}),
    ...(item.x_repeatDelivery === true ? { isRepeatable: true } : {}),
    ...toPersonalization(item.x_personalization),
  };
};

const wayOf = (item: SavedItemWire): Pick<SavedItem, 'way'> => {
  const way = toChoice(item);
  return way === undefined || way.method === 'ship' ? {} : { way };
};

const toSavedItem = (item: SavedItemWire): SavedItem => ({
  id: item.itemId,
  productId: item.productId ?? '',
  partNumber: item.partNumber,
  name: item.description ?? item.partNumber,
  url: item.productUrl,
  thumbnail: item.thumbnail,
  size: item.x_size,
  flavor: item.x_flavor,
  quantity: item.quantity ?? 1,
  unitPrice: item.unitPrice,
  availableQuantity: item.availableQuantity,
  isPickupOnly: item.x_pickupOnly ?? false,
  isSold: item.buyable ?? true,
  ...wayOf(item),
  ...(item.x_personalized === true ? { isPersonalized: true } : {}),
});

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, amount) => total + amount, 0);

/** Adds the known amounts; undefined when none is known. */
const sumOfKnown = (...amounts: ReadonlyArray<number | undefined>): number | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : cents(sum(known));
};

/** Rounds to whole cents. The sum with 0 turns a negative zero, such as that of `"-0.00000"`, into zero. */
const cents = (amount: number): number => Math.round(amount * 100) / 100 + 0;
