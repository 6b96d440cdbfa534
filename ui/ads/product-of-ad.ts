import type { ProductAd } from '../../core/ads/ad';
import { brandAbove } from '../../core/ads/brand-above';
import type { ProductTile } from '../../core/catalogue/tile';
import type { Brand } from '../../core/configuration/brand';

/** Returns an advertised product as the data of a tile. */
export const productOfAd = (ad: ProductAd, brand: Brand): ProductTile => ({
  uniqueId: ad.sku,
  partNumber: ad.sku,
  sku: ad.sku,
  name: ad.name,
  brand: brandAbove(ad, brand),
  url: ad.url,
  image: ad.thumbnail === '' ? undefined : ad.thumbnail,
  prices: ad.prices,
  rating: ad.rating,
  reviewCount: ad.reviewCount,
  department: ad.department,
  categoryId: undefined,
  sizes: [],
  flavors: [],
  hasOptions: false,
  availableOnline: ad.availableOnline,
  showBuyOnlineAndPickInStore: ad.showBuyOnlineAndPickInStore,
  inStoreOnly: ad.inStoreOnly,
  liveAnimal: false,
  repeatDelivery: false,
});
