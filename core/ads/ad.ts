import type { Prices } from '../catalogue/price';

/** An advertised product (ADS-10). */
export interface ProductAd {
  /** Part number of the variant, under which the ad server knows it and Add To Cart takes it. */
  readonly sku: string;
  /** Path of the product page. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** The brand; empty when it is not known. */
  readonly manufacturer: string;
  /** Address of its picture; empty where there is none. */
  readonly thumbnail: string;
  /** 0 to 5; undefined without ratings. */
  readonly rating: number | undefined;
  readonly reviewCount: number;
  readonly prices: Prices;
  /** What is said about repeat delivery and about offers: rich text of the catalogue, never to be drawn unsanitised. */
  readonly rdMessageHtml: string;
  readonly bogoMessageHtml: string;
  readonly sameDayDelivery: boolean;
  readonly citrus: { readonly id: string; readonly position: number | undefined };
  /** By these two the tile's rule decides whether its price shows (REC-04). */
  readonly showBuyOnlineAndPickInStore: boolean;
  readonly inStoreOnly: boolean;
  /** Whether it can be sent now. */
  readonly availableOnline: boolean;
  readonly department: string | undefined;
}

/** An advertised picture with a link. */
export interface AdBanner {
  readonly id: string;
  readonly slotId: string;
  readonly imageUrl: string;
  readonly linkUrl: string;
  readonly altText: string;
  /** CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** One banner as it looks on a narrow and on a wide screen; either may be missing. */
export interface ComposedBanner {
  readonly mobile: AdBanner | undefined;
  readonly desktop: AdBanner | undefined;
}

/** What a grid or carousel call gives: nothing matching is a response with empty lists. */
export interface AdResponse {
  readonly ads: ReadonlyArray<ProductAd>;
  readonly banners: ReadonlyArray<AdBanner>;
  /** By slot id without its last two underscore parts (ADS-04). */
  readonly composeBanners: ReadonlyMap<string, ComposedBanner>;
}

/** One slide of the catapult. */
export interface CatapultSlide {
  readonly citrusAdId: string;
  readonly ctaLink: string;
  readonly ctaText: string;
  readonly headingText: string;
  readonly bannerText: string;
  readonly heroImage: string;
  readonly heroImageAltText: string;
}

/** A product that a slide of the catapult is about. */
export interface CatapultProduct {
  readonly partNumber: string;
  readonly uniqueId: string;
  readonly name: string;
  readonly url: string;
  readonly thumbnail: string;
  readonly rating: number | undefined;
  readonly categoryName: string;
  readonly prices: Prices;
  /** Of the first slide that is about it; undefined if the proxy sends none; its clicks are then not counted. */
  readonly citrusAdId: string | undefined;
}

/** What a catapult call gives. */
export interface CatapultResponse {
  readonly slides: ReadonlyArray<CatapultSlide>;
  readonly products: ReadonlyArray<CatapultProduct>;
}

/**
 * `Category_Banner` of `Category_Banner_Desktop_1`: what the wide and the narrow form of a banner's slot have in common.
 * A slot id of fewer than three parts is its own key.
 */
export const composeKey = (slotId: string): string => {
  const parts = slotId.split('_');
  return parts.length < 3 ? slotId : parts.slice(0, -2).join('_');
};
