import { NO_PRICES, pricesOf } from '../../../core/catalogue/price';
import type { ProductTile } from '../../../core/catalogue/tile';

export const ON_OFFER = pricesOf([{ listPrice: 59.99, offerPrice: 47.99 }]);
export const PLAIN = pricesOf([{ listPrice: 12.5, offerPrice: undefined }]);
export const RANGE = pricesOf([
  { listPrice: 5, offerPrice: undefined },
  { listPrice: 20, offerPrice: undefined },
]);
export const MISSING = NO_PRICES;

const base: ProductTile = {
  uniqueId: '1',
  partNumber: 'PN-1000',
  sku: 'SKU-1000',
  name: 'WholeHearted Grain-Free Chicken Dry Dog Food',
  brand: 'WholeHearted',
  url: '#',
  image: '/images/categories/dog.webp',
  prices: ON_OFFER,
  rating: 4.5,
  reviewCount: 1203,
  department: 'dog',
  categoryId: undefined,
  sizes: ['5 lbs', '15 lbs', '35 lbs'],
  flavors: [],
  hasOptions: false,
  availableOnline: true,
  showBuyOnlineAndPickInStore: false,
  inStoreOnly: false,
  liveAnimal: false,
  repeatDelivery: true,
};

export const TILES: Readonly<Record<'offer' | 'plain' | 'bare' | 'long' | 'paid', ProductTile>> = {
  offer: base,
  plain: {
    ...base,
    uniqueId: '2',
    department: 'cat',
    prices: RANGE,
    name: 'Salmon Feast Paté',
    rating: 3.3,
    reviewCount: 1,
  },
  bare: {
    ...base,
    uniqueId: '3',
    department: 'fish',
    image: undefined,
    brand: undefined,
    prices: MISSING,
    rating: undefined,
    reviewCount: 0,
    sizes: [],
    availableOnline: false,
    name: 'Glass Tank',
  },
  long: {
    ...base,
    uniqueId: '4',
    department: 'reptile',
    name: 'WholeHearted Snooze Fest Orthopedic Rectangular Bed with Removable and Washable Bolster Cover for Older Dogs and Very Long Product Names',
    prices: PLAIN,
  },
  paid: { ...base, uniqueId: '5', department: 'bird', name: 'WholeHearted Perch', prices: PLAIN },
};
