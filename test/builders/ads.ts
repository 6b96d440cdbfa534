import type { CatapultProduct } from '../../core/ads/ad';
import type { CarouselCall } from '../../core/ads/ad-call';
import type { AdClick } from '../../core/ads/reporting/ad-report';
import type { AdsRefused } from '../../core/ads/ad-gateway';
import { productPath } from '../../core/paths/paths';
import { pricesOf } from '../../core/catalogue/price';
import { SESSION_ID } from './upstream-ads';

/** The call of a category page for its carousel. */
export const aCarouselCall = (facts: Partial<CarouselCall> = {}): CarouselCall => ({
  type: 'ad',
  sessionId: SESSION_ID,
  pageType: 'Category',
  options: { filterMode: 'AndOr' },
  productFilters: [['categoryID:10338'], ['placement:Category-Carousel'], ['platform:Desktop']],
  maxNumberOfAds: 5,
  ...facts,
});

export const aCatapultProduct = (facts: Partial<CatapultProduct> = {}): CatapultProduct => ({
  partNumber: 'SKU-1001',
  uniqueId: '22000',
  name: 'Goodpaw Chicken Dog Food',
  url: productPath('goodpaw-dog-food'),
  thumbnail: '/images/products/1001.jpg',
  rating: 4.5,
  categoryName: 'Dog Food',
  prices: pricesOf([{ listPrice: 12.99, offerPrice: undefined }]),
  citrusAdId: 'display_c1',
  ...facts,
});

/** A guest's click on a product ad. */
export const anAdClick = (facts: Partial<AdClick> = {}): AdClick => ({
  id: 'display_x1',
  sku: 'SKU-1001',
  sessionId: SESSION_ID,
  customerId: undefined,
  ts: Date.UTC(2030, 0, 15, 12),
  ...facts,
});

export const anAdRefusal = (facts: Partial<AdsRefused> = {}): AdsRefused => ({
  kind: 'ads-refused',
  message: 'An error occurred while fetching the data.',
  status: 502,
  info: { errors: [] },
  ...facts,
});
