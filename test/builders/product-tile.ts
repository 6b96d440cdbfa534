import { productPath } from '../../core/paths/paths';
import { pricesOf } from '../../core/catalogue/price';
import type { ProductTile } from '../../core/catalogue/tile';

/** A dog food for $12.99 that is available online. */
export const aTile = (facts: Partial<ProductTile> = {}): ProductTile => ({
  uniqueId: '22000',
  partNumber: 'PN-1000',
  sku: 'SKU-1001',
  name: 'Goodpaw Chicken Dog Food',
  brand: 'Goodpaw',
  url: productPath('goodpaw-dog-food'),
  image: '/img/1000.jpg',
  prices: pricesOf([{ listPrice: 12.99, offerPrice: undefined }]),
  rating: 4.5,
  reviewCount: 12,
  department: 'Dog',
  categoryId: '10338',
  sizes: ['5 lb'],
  flavors: ['Chicken'],
  hasOptions: false,
  availableOnline: true,
  showBuyOnlineAndPickInStore: false,
  inStoreOnly: false,
  liveAnimal: false,
  repeatDelivery: true,
  ...facts,
});

/** `count` different tiles, numbered from 1; `facts` changes each by its number. */
export const tiles = (
  count: number,
  facts: (number: number) => Partial<ProductTile> = () => ({}),
): ReadonlyArray<ProductTile> =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return aTile({
      uniqueId: String(30_000 + number),
      partNumber: `PN-${number}`,
      sku: `SKU-${number}`,
      name: `Product ${number}`,
      url: productPath(`product-${number}`),
      ...facts(number),
    });
  });
