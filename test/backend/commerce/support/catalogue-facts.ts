import type { ShopFacts } from '../../../fuzz/seeds/seed';

/** What requests name of the small catalogue that tests of commerce have. */
export const SMALL_CATALOGUE: ShopFacts = {
  productId: '22000',
  productUrl: 'chicken-kibble',
  skuId: '22001',
  partNumber: 'KIB-5',
  productPartNumber: 'PN-1000',
  categoryId: '10338',
  categoryPath: 'dog',
  brandSlug: 'wholehearted',
  storeId: '1101',
  imagePath: '/images/products/PN-1000.jpg',
  accessToken: 'token',
};
