import type { ProductAd } from '../../core/ads/ad';
import type { ProductTile } from '../../core/catalogue/tile';
import type { Brand } from '../../core/configuration/brand';

/** The retailer's own brand is part of the name; any other stands above it (ADS-10). */
const brandAbove = (manufacturer: string, { shop }: Brand): string | undefined =>
  manufacturer === '' || manufacturer.toLowerCase().includes(shop.toLowerCase()) ? undefined : manufacturer;

/** An advertised product as the shop's own tile shows it. */
export const productOfAd = (ad: ProductAd, brand: Brand): ProductTile => ({
  uniqueId: ad.sku,
  partNumber: ad.sku,
  sku: ad.sku,
  name: ad.name,
  brand: brandAbove(ad.manufacturer, brand),
  url: ad.url,
  image: ad.thumbnail === '' ? undefined : ad.thumbnail,
  prices: ad.prices,
  rating: ad.rating,
  reviewCount: ad.reviewCount,
  department: ad.department,
  categoryId: undefined,
  sizes: [],
  flavors: [],
  availableOnline: ad.availableOnline,
  showBuyOnlineAndPickInStore: ad.showBuyOnlineAndPickInStore,
  inStoreOnly: ad.inStoreOnly,
  liveAnimal: false,
  repeatDelivery: false,
});
