import type { AdResponse, AdBanner, CatapultResponse, CatapultSlide, ProductAd } from '../../core/ads/ad';
import { productPath } from '../../core/paths/paths';
import { pricesOf } from '../../core/catalogue/price';

/** An ad for a discounted dog food in the first position. */
export const aProductAd = (facts: Partial<ProductAd> = {}): ProductAd => ({
  sku: 'AD-1001',
  url: productPath('bowlful-dog-food'),
  name: 'Bowlful Beef Dog Food',
  description: 'Beef and rice.',
  manufacturer: 'Bowlful',
  thumbnail: '/images/products/1001.jpg',
  rating: 4.5,
  reviewCount: 12,
  prices: pricesOf([{ listPrice: 15.99, offerPrice: 13.99 }]),
  rdMessageHtml: '',
  bogoMessageHtml: '',
  sameDayDelivery: true,
  citrus: { id: 'display_1', position: 1 },
  showBuyOnlineAndPickInStore: false,
  inStoreOnly: false,
  availableOnline: true,
  department: 'dog',
  ...facts,
});

/** `count` different ads in positions 1 to `count`. */
export const productAds = (count: number): ReadonlyArray<ProductAd> =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return aProductAd({
      sku: `AD-${number}`,
      url: productPath(`bowlful-food-${number}`),
      name: `Bowlful Food ${number}`,
      citrus: { id: `display_${number}`, position: number },
    });
  });

export const aBanner = (facts: Partial<AdBanner> = {}): AdBanner => ({
  id: 'display_b1',
  slotId: 'Category_Banner_Desktop_1',
  imageUrl: '/images/ads/bowlful.png',
  linkUrl: '/shop/en/petcostore/brand/bowlful',
  altText: 'Bowlful: dinner is served',
  size: { width: 728, height: 90 },
  ...facts,
});

export const aSlide = (facts: Partial<CatapultSlide> = {}): CatapultSlide => ({
  citrusAdId: 'display_c1',
  ctaLink: '/shop/en/petcostore/brand/bowlful',
  ctaText: 'Shop Bowlful',
  headingText: 'Dinner is served',
  bannerText: 'Fresh beef, slowly cooked.',
  heroImage: '/images/ads/hero.png',
  heroImageAltText: 'A dog before a bowl',
  ...facts,
});

/** The response to a grid or carousel call. */
export const anAdResponse = (facts: Partial<AdResponse> = {}): AdResponse => ({
  ads: productAds(4),
  banners: [],
  composeBanners: new Map(),
  ...facts,
});

/** The responses when nothing matched. */
export const NO_ADS: AdResponse = { ads: [], banners: [], composeBanners: new Map() };
export const NO_CATAPULT: CatapultResponse = { slides: [], products: [] };
