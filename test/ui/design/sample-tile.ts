import { NO_PRICES, pricesOf } from '../../../core/catalogue/price';
import type { ProductTile } from '../../../core/catalogue/tile';

export const ON_OFFER = pricesOf([{ listPrice: 20, offerPrice: 15 }]);
export const RANGE = pricesOf([
  { listPrice: 5, offerPrice: undefined },
  { listPrice: 20, offerPrice: undefined },
]);
export const WITHOUT = NO_PRICES;

/** A complete tile; a test replaces the fields that it needs. */
export const sampleTile = (changes: Partial<ProductTile> = {}): ProductTile => ({
  uniqueId: '1',
  partNumber: 'PN-1000',
  sku: 'SKU-1000',
  name: 'Merrick Salmon Dinner',
  brand: 'Merrick',
  url: '/shop/en/petcostore/product/salmon-dinner',
  image: '/images/products/PN-1000.jpg',
  prices: ON_OFFER,
  rating: 4.5,
  reviewCount: 12,
  department: 'cat',
  categoryId: '10',
  sizes: ['4 lbs', '12 lbs'],
  flavors: [],
  hasOptions: false,
  availableOnline: true,
  showBuyOnlineAndPickInStore: false,
  inStoreOnly: false,
  liveAnimal: false,
  repeatDelivery: false,
  ...changes,
});
