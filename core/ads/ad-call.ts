import {
  CAROUSEL_PLACEMENTS,
  CATAPULT_SLOT,
  GRID_PLACEMENTS,
  MAX_ADS,
  MAX_REQUESTED_ADS,
  type AdPage,
  type AdPlatform,
} from './ad-page';

/** The requester: always a session, and the customer's id when the shopper is signed in (ADS-03). */
export interface AdAudience {
  readonly sessionId: string;
  readonly customerId?: string | undefined;
}

/** A product matches when it matches at least one filter of each inner list (`AndOr`). */
export type ProductFilters = ReadonlyArray<ReadonlyArray<string>>;

const OPTIONS = { filterMode: 'AndOr' } as const;

/** A call for ads and banners of a page, in the wire format of the storefront's proxy (specification section 7). */
export interface GridCall extends AdAudience {
  readonly type: 'ad';
  readonly pageType: AdPage['pageType'];
  readonly options: typeof OPTIONS;
  readonly productFilters: ProductFilters;
  readonly searchTerm?: string;
  readonly bannerSlotIds: ReadonlyArray<string>;
  readonly maxNumberOfAds: number;
}

export interface CarouselCall extends AdAudience {
  readonly type: 'ad';
  readonly pageType: AdPage['pageType'];
  readonly options: typeof OPTIONS;
  readonly productFilters: ProductFilters;
  readonly maxNumberOfAds: number;
}

export interface CatapultCall extends AdAudience {
  readonly type: 'catapult';
  readonly options: typeof OPTIONS;
  readonly placement: 'search';
  readonly bannerSlotIds: ReadonlyArray<{ readonly slotId: string; readonly maxNumberOfAds: number }>;
  readonly productFilters: ProductFilters;
  readonly searchTerm?: string;
}

export type AdCall = GridCall | CarouselCall | CatapultCall;

/** The ids of the banner slots of a page's grid, and its number of tiles. */
export interface GridPlaces {
  readonly bannerSlotIds: ReadonlyArray<string>;
  /** Without tiles, or without their number, `MAX_ADS` are requested (ADS-04: tile count or 5). */
  readonly tileCount?: number | undefined;
}

const categoryFilter = (ids: ReadonlyArray<string>): ReadonlyArray<string> => ids.map((id) => `categoryID:${id}`);
const placementFilter = (placement: string): ReadonlyArray<string> => [`placement:${placement}`];
const platformFilter = (platform: AdPlatform): ReadonlyArray<string> => [`platform:${platform}`];
const present = (filters: ProductFilters): ProductFilters => filters.filter((filter) => filter.length > 0);
const termOf = ({ searchTerm }: AdPage): { readonly searchTerm?: string } =>
  searchTerm === undefined || searchTerm === '' ? {} : { searchTerm };
const audienceOf = ({ sessionId, customerId }: AdAudience): AdAudience =>
  customerId === undefined ? { sessionId } : { sessionId, customerId };

/** Requests ads among the products of a page, and its static banners (ADS-04). */
export const gridCall = (page: AdPage, places: GridPlaces, platform: AdPlatform, audience: AdAudience): GridCall => {
  const placement = GRID_PLACEMENTS[page.pageType];
  return {
    type: 'ad',
    ...audienceOf(audience),
    pageType: page.pageType,
    options: OPTIONS,
    productFilters: present([
      categoryFilter(page.categoryIds),
      placement === undefined ? [] : placementFilter(placement),
      platformFilter(platform),
    ]),
    ...termOf(page),
    bannerSlotIds: places.bannerSlotIds,
    maxNumberOfAds: Math.min(places.tileCount || MAX_ADS, MAX_REQUESTED_ADS),
  };
};

/** Requests ads for the row `You May Also Like` (ADS-05). */
export const carouselCall = (page: AdPage, platform: AdPlatform, audience: AdAudience): CarouselCall => ({
  type: 'ad',
  ...audienceOf(audience),
  pageType: page.pageType,
  options: OPTIONS,
  productFilters: present([
    categoryFilter(page.categoryIds),
    placementFilter(CAROUSEL_PLACEMENTS[page.pageType]),
    platformFilter(platform),
  ]),
  maxNumberOfAds: MAX_ADS,
});

/** Requests the banner carousel of a search page (ADS-05). */
export const catapultCall = (page: AdPage, platform: AdPlatform, audience: AdAudience): CatapultCall => ({
  type: 'catapult',
  ...audienceOf(audience),
  options: OPTIONS,
  placement: 'search',
  bannerSlotIds: [{ slotId: CATAPULT_SLOT, maxNumberOfAds: MAX_ADS }],
  productFilters: [platformFilter(platform)],
  ...termOf(page),
});
