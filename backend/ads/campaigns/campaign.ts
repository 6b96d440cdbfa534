/** Where ads may stand, as filters and calls name it; a banner stands on a page of its kind. */
export const PLACEMENTS = [
  'Category-InGrid',
  'Search-InGrid',
  'Category-Carousel',
  'Search-Carousel',
  'Homepage-Carousel',
  'Category_Banner',
  'Search_Banner',
  'Home_Banner',
  'catapult/search',
] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const PLATFORMS = ['Mobile', 'Desktop'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** A variant that can be bought online now. */
export interface AdvertisedProduct {
  readonly entryId: number;
  /** Part number of the variant, under which the shop knows the ad. */
  readonly partNumber: string;
  readonly productId: string;
  readonly name: string;
  readonly brandName: string;
  readonly department: string;
  /** Last part of the product page's address. */
  readonly url: string;
  /** How good an offer it is, 0 to 1000. */
  readonly quality: number;
  /** What filters can ask of it and of its campaign, folded. */
  readonly tags: ReadonlySet<string>;
  /** Folded filters of the categories that the product itself is in. */
  readonly ownCategories: ReadonlySet<string>;
}

/** A campaign that is running and has something to advertise. */
export interface Campaign {
  readonly id: number;
  readonly slug: string;
  readonly bidCents: number;
  readonly dailyBudgetCents: number;
  /** Folded words of each term. */
  readonly searchTerms: readonly (readonly string[])[];
  readonly placements: ReadonlySet<string>;
  readonly platforms: ReadonlySet<string>;
  readonly headline: string;
  readonly message: string;
  /** At least one; the first is the one in its banners. */
  readonly products: readonly [AdvertisedProduct, ...AdvertisedProduct[]];
}

/** Everything that can be advertised at one moment. Nothing of it changes. */
export interface AdBook {
  readonly campaigns: readonly Campaign[];
  readonly campaignsById: ReadonlyMap<number, Campaign>;
  /** Words of each advertised product's name without its brand, by product id. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
  /** Ids of all categories of the catalogue. */
  readonly categoryIds: ReadonlySet<string>;
}

export const EMPTY_BOOK: AdBook = {
  campaigns: [],
  campaignsById: new Map(),
  titles: new Map(),
  categoryIds: new Set(),
};

/** Lower-case words of a text. */
export const wordsOf = (term: string): readonly string[] => term.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
