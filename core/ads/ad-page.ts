import { BREAKPOINTS } from '../configuration/constants';
/** Kinds of pages that carry ads; the wire spells them so (ADS-04). */
export const AD_PAGE_TYPES = ['Category', 'Search', 'Home'] as const;
export type AdPageType = (typeof AD_PAGE_TYPES)[number];

export type AdPlatform = 'Mobile' | 'Desktop';

/** Up to this width, in CSS pixels, a screen is a mobile one for ads (ADS-06). */
const MOBILE_UP_TO = BREAKPOINTS.tablet;

export const adPlatform = (width: number): AdPlatform => (width <= MOBILE_UP_TO ? 'Mobile' : 'Desktop');

/** The placement of product ads by page type, in the ad server's terms (ADS-06). A home page has no grid. */
export const GRID_PLACEMENTS: Readonly<Record<AdPageType, string | undefined>> = {
  Category: 'Category-InGrid',
  Search: 'Search-InGrid',
  Home: undefined,
};
export const CAROUSEL_PLACEMENTS: Readonly<Record<AdPageType, string>> = {
  Category: 'Category-Carousel',
  Search: 'Search-Carousel',
  Home: 'Homepage-Carousel',
};

export const CATAPULT_SLOT = 'Catapult_Search_Desktop';

/**
 * The facts of a page that an ad request contains. The shop's defaults replace facts that the page does not have
 * (ADS-06).
 */
export interface AdPage {
  readonly pageType: AdPageType;
  /** Ids of the categories to request ads from. */
  readonly categoryIds: ReadonlyArray<string>;
  /** The cleaned search term; undefined on a page that is not a search result. */
  readonly searchTerm: string | undefined;
  readonly isCatapultOn: boolean;
}

export const DEFAULT_AD_PAGE: AdPage = {
  pageType: 'Home',
  categoryIds: ['10338'],
  searchTerm: undefined,
  isCatapultOn: true,
};

/** The kind of a list of products, as far as its ads depend on it. */
export type AdListing =
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'brand' };

/** Returns the ad page of a list of products (RTE-08); undefined for the list of a brand, which shows no ads. */
export const listingAdPage = (listing: AdListing): AdPage | undefined => {
  switch (listing.kind) {
    case 'search':
      return { pageType: 'Search', categoryIds: [], searchTerm: listing.term, isCatapultOn: true };
    case 'category':
      return { pageType: 'Category', categoryIds: [listing.id], searchTerm: undefined, isCatapultOn: false };
    case 'brand':
      return undefined;
  }
};

export const MAX_ADS = 5;

/** Ad servers return about this many ads in one response. The storefront's proxy refuses requests for more. */
export const MAX_REQUESTED_ADS = 15;

/** The number-of-ads attribute of a placeholder: a whole number of one or more, otherwise five (ADS-06). */
export const adCountOf = (attribute: string | null | undefined): number => {
  const count = Number.parseInt(attribute ?? '', 10);
  return Number.isNaN(count) || count < 1 ? MAX_ADS : count;
};

/** The page's own code is notified this long after its ads were rendered (ADS-11). */
export const CALLBACK_AFTER_MS = 500;
