import type { Prices } from '../catalogue/price';

/** An advertised product (ADS-10). */
export interface ProductAd {
  /** Part number of the variant. The ad server and Add To Cart both use it. */
  readonly sku: string;
  /** Path of the product page. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** The brand; empty when it is not known. */
  readonly manufacturer: string;
  /** Address of the picture; empty when there is none. */
  readonly thumbnail: string;
  /** 0 to 5; undefined without ratings. */
  readonly rating: number | undefined;
  readonly reviewCount: number;
  readonly prices: Prices;
  /**
   * The texts on repeat delivery and on offers, as HTML. The shop's server removes the markup; another server may not,
   * so they are rendered through `messageText` only.
   */
  readonly rdMessageHtml: string;
  readonly bogoMessageHtml: string;
  readonly sameDayDelivery: boolean;
  readonly citrus: { readonly id: string; readonly position: number | undefined };
  /** The tile shows or hides its price by these two fields (REC-04). */
  readonly showBuyOnlineAndPickInStore: boolean;
  readonly inStoreOnly: boolean;
  /** Whether the product can be shipped now. */
  readonly availableOnline: boolean;
  readonly department: string | undefined;
}

/** An advertised image with a link. */
export interface AdBanner {
  readonly id: string;
  readonly slotId: string;
  readonly imageUrl: string;
  readonly linkUrl: string;
  readonly altText: string;
  /** CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The two forms of a banner, for narrow and for wide screens; either may be missing. */
export interface ComposedBanner {
  readonly mobile: AdBanner | undefined;
  readonly desktop: AdBanner | undefined;
}

/** The response to a grid or carousel call. When nothing matches, its lists are empty. */
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

/** A product that is advertised by a slide of the catapult. */
export interface CatapultProduct {
  readonly partNumber: string;
  readonly uniqueId: string;
  readonly name: string;
  readonly url: string;
  readonly thumbnail: string;
  readonly rating: number | undefined;
  readonly categoryName: string;
  readonly prices: Prices;
  /**
   * The ad id of the first slide that advertises the product; undefined if the proxy sends none. Clicks without an ad
   * id are not counted.
   */
  readonly citrusAdId: string | undefined;
}

/** The response to a catapult call. */
export interface CatapultResponse {
  readonly slides: ReadonlyArray<CatapultSlide>;
  readonly products: ReadonlyArray<CatapultProduct>;
}

/**
 * Returns the part of a slot id that the wide and the narrow form of a banner share: `Category_Banner` for
 * `Category_Banner_Desktop_1`. Returns a slot id of fewer than three parts unchanged.
 */
export const composeKey = (slotId: string): string => {
  const parts = slotId.split('_');
  return parts.length < 3 ? slotId : parts.slice(0, -2).join('_');
};
