import type { Shipment } from '../../core/cart/fulfilment/fulfilment';
import type { SavedItem } from '../../core/cart/saved/saved-item';
import { EMPTY_CART, type Cart, type CartItem } from '../../core/cart/cart';

/** One dog food for $12.99; the line's price is computed from unit price and quantity. */
export const aCartItem = (facts: Partial<CartItem> = {}): CartItem => {
  const { quantity = 1, unitPrice = 12.99 } = facts;
  return {
    id: '910001',
    productId: '22001',
    partNumber: 'SKU-1001',
    name: 'Goodpaw Chicken Dog Food',
    brand: 'Goodpaw',
    url: '/shop/en/petcostore/product/goodpaw-dog-food',
    thumbnail: '/img/1001.jpg',
    size: '5 lb',
    flavor: 'Chicken',
    quantity,
    unitPrice,
    price: cents(quantity * unitPrice),
    isAvailable: true,
    availableQuantity: 50,
    fulfilment: undefined,
    problem: undefined,
    vendor: undefined,
    ...facts,
  };
};

/** Two dog foods that the shopper keeps for later. */
export const aSavedItem = (facts: Partial<SavedItem> = {}): SavedItem => ({
  id: '920001',
  productId: '22002',
  partNumber: 'SKU-1002',
  name: 'Goodpaw Salmon Dog Food',
  url: '/shop/en/petcostore/product/goodpaw-salmon',
  thumbnail: '/img/1002.jpg',
  size: '15 lb',
  flavor: 'Salmon',
  quantity: 2,
  unitPrice: 29.99,
  availableQuantity: 40,
  isPickupOnly: false,
  isSold: true,
  ...facts,
});

/** The shipments of items that have a fulfilment, without charges. */
export const shipmentsOf = (items: ReadonlyArray<CartItem>): ReadonlyArray<Shipment> => {
  const byPlace = new Map<string, Shipment>();
  for (const { id, price = 0, fulfilment, vendor } of items) {
    if (fulfilment === undefined) continue;
    const key = [fulfilment.method, fulfilment.storeId, vendor].join();
    const before = byPlace.get(key) ?? { ...fulfilment, itemIds: [], subTotal: 0, shipping: 0, total: 0 };
    const subTotal = cents(before.subTotal + price);
    byPlace.set(key, { ...before, itemIds: [...before.itemIds, id], subTotal, total: subTotal });
  }
  return [...byPlace.values()];
};

/** A cart with these lines; counts and sums are computed from them unless `facts` sets them. */
export const aCart = (items: ReadonlyArray<CartItem> = [aCartItem()], facts: Partial<Cart> = {}): Cart => {
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const subTotal = cents(items.reduce((sum, item) => sum + (item.price ?? 0), 0));
  const { discount = 0 } = facts;
  const { shipping = 0, tax = 0 } = { shipping: 0, tax: 0, ...facts };
  return {
    ...EMPTY_CART,
    shipping: 0,
    tax: 0,
    items,
    totalCartQuantity: quantity,
    recentOrderQuantity: quantity,
    subTotal,
    total: cents(subTotal + discount + shipping + tax),
    ...facts,
  };
};

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
