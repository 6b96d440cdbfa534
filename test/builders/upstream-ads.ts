import type { AdBanner, CatapultSlide } from '../../core/ads/ad';
import type { CatapultCall, GridCall } from '../../core/ads/ad-call';
import type { AdOrder } from '../../core/ads/server/ad-server';
import type { AdvertisedProduct } from '../../core/ads/server/advertised-products';
import { bannerSize } from '../../core/ads/banner-size';
import { productPath } from '../../core/paths/paths';
import { pricesOf } from '../../core/catalogue/price';

export const SESSION_ID = '0d5a7c3e-9f0b-4c2d-8a1e-3b5c7d9e1f20';
export const CATEGORY_SLOT = 'Category_Banner_Desktop_1';
export const CATAPULT = 'Catapult_Search_Desktop';

/** The call of a category page for its grid. */
export const aGridCall = (facts: Partial<GridCall> = {}): GridCall => ({
  type: 'ad',
  sessionId: SESSION_ID,
  pageType: 'Category',
  options: { filterMode: 'AndOr' },
  productFilters: [['categoryID:10338'], ['placement:Category-InGrid'], ['platform:Desktop']],
  bannerSlotIds: [CATEGORY_SLOT],
  maxNumberOfAds: 5,
  ...facts,
});

/** The call of a search page for its catapult. */
export const aCatapultCall = (facts: Partial<CatapultCall> = {}): CatapultCall => ({
  type: 'catapult',
  sessionId: SESSION_ID,
  options: { filterMode: 'AndOr' },
  placement: 'search',
  bannerSlotIds: [{ slotId: CATAPULT, maxNumberOfAds: 5 }],
  productFilters: [['platform:Desktop']],
  searchTerm: 'dog food',
  ...facts,
});

export const aBanner = (slotId = CATEGORY_SLOT, facts: Partial<AdBanner> = {}): AdBanner => ({
  id: `display_b_${slotId}`,
  slotId,
  imageUrl: '/images/ads/b1.png',
  linkUrl: '/shop/en/petcostore/category/dog',
  altText: 'Food for every dog',
  size: bannerSize(slotId),
  ...facts,
});

export const aSlide = (facts: Partial<CatapultSlide> = {}): CatapultSlide => ({
  citrusAdId: 'display_c1',
  ctaLink: '/shop/en/petcostore/category/dog/dog-food',
  ctaText: 'Shop',
  headingText: 'New',
  bannerText: 'Fresh food',
  heroImage: '/images/ads/h.png',
  heroImageAltText: 'A bowl',
  ...facts,
});

/** An advertised dog food for $12.99 that is available online. */
export const anAdvertised = (facts: Partial<AdvertisedProduct> = {}): AdvertisedProduct => ({
  sku: 'SKU-1001',
  uniqueId: '22000',
  url: productPath('goodpaw-dog-food'),
  name: 'Goodpaw Chicken Dog Food',
  description: 'Dry food for grown dogs.',
  manufacturer: 'Goodpaw',
  thumbnail: '/img/1000.jpg',
  rating: 4.5,
  reviewCount: 12,
  prices: pricesOf([{ listPrice: 12.99, offerPrice: undefined }]),
  rdMessageHtml: 'Repeat Delivery',
  bogoMessageHtml: '',
  sameDayDelivery: false,
  showBuyOnlineAndPickInStore: false,
  inStoreOnly: false,
  availableOnline: true,
  department: 'Dog',
  isSold: true,
  ...facts,
});

/** A guest's order of two pieces. */
export const AN_ORDER: AdOrder = {
  id: '900001',
  sessionId: SESSION_ID,
  customerId: undefined,
  placedAt: '2030-01-05T18:03:11.000Z',
  items: [{ sku: 'SKU-1001', quantity: 2, price: 13.99 }],
};
