/** Placements of ads, as filters and requests name them. A banner belongs to a page of its placement. */
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
  /** Part number of the variant; it identifies the ad in the shop. */
  readonly partNumber: string;
  readonly productId: string;
  readonly name: string;
  readonly brandName: string;
  readonly department: string;
  /** Last segment of the product page's address. */
  readonly url: string;
  /** Quality of the offer, 0 to 1000. */
  readonly quality: number;
  /** Tags of the product and its campaign that filters match, folded. */
  readonly tags: ReadonlySet<string>;
  /** Folded filters of the product's own categories. */
  readonly ownCategories: ReadonlySet<string>;
}

/** A running campaign with at least one product to advertise. */
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
  /** At least one; banners show the first. */
  readonly products: readonly [AdvertisedProduct, ...AdvertisedProduct[]];
}

/** An immutable snapshot of everything that can be advertised. */
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

/** The number of products on a page of a list. */
export const PRODUCTS_PER_PAGE = 48;

/** Lower-case words of a text. */
export const wordsOf = (term: string): readonly string[] => term.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
