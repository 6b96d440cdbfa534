import { AD_PAGE_TYPES, DEFAULT_AD_PAGE, MAX_ADS, type AdPage, type AdPageType } from '../../core/ads/ad-page';
import type { OnAds } from '../../core/ads/drawn-ads';
import { cleanSearchTerm } from '../../core/search/search-term';

/** The options of a page. All may be left out; invalid values are ignored. */
export interface EmbedOptions {
  readonly page: AdPage;
  readonly maxAds: number;
  readonly theme: 'light' | 'dark' | 'auto';
  /** Called with the ads of each response (ADS-11). */
  readonly onAds: OnAds | undefined;
  readonly onAddToCart: ((sku: string) => void) | undefined;
  /** Whether tracking is allowed, according to the page. */
  readonly mayTrack: (() => unknown) | undefined;
}

const MAX_CATEGORIES = 20;
const CATEGORY = /^[\w-]{1,59}$/;
const THEMES = ['light', 'dark', 'auto'] as const;

/** Reads the options from the attributes of the script element, as far as they can be text. */
export const scriptOptions = ({ dataset }: HTMLOrSVGElement): Readonly<Record<string, unknown>> => ({
  pageType: dataset['pageType'],
  categoryIds: dataset['categoryIds']?.split(','),
  searchTerm: dataset['searchTerm'],
  catapult: dataset['catapult'] !== 'off',
  maxAds: dataset['maxAds'],
  theme: dataset['theme'],
});

/** Merges and validates the options of a page, of any type. Throws if a getter of the page throws. */
export const readOptions = (...given: ReadonlyArray<unknown>): EmbedOptions => {
  const said: Readonly<Record<string, unknown>> = Object.assign({}, ...given.map((one) => (isThing(one) ? one : {})));
  const { onAds, onAddToCart, mayTrack } = said;
  return {
    page: {
      pageType: pageTypeOf(said['pageType']) ?? DEFAULT_AD_PAGE.pageType,
      categoryIds: categoriesOf(said['categoryIds']) ?? DEFAULT_AD_PAGE.categoryIds,
      searchTerm: termOf(said['searchTerm']),
      isCatapultOn: said['catapult'] !== false,
    },
    maxAds: countOf(said['maxAds']),
    theme: THEMES.find((theme) => theme === said['theme']) ?? 'light',
    onAds: isCallable(onAds) ? (shown) => void onAds(shown) : undefined,
    onAddToCart: isCallable(onAddToCart) ? (sku) => void onAddToCart(sku) : undefined,
    mayTrack: isCallable(mayTrack) ? () => mayTrack() : undefined,
  };
};

const isThing = (given: unknown): given is object => typeof given === 'object' && given !== null;
const isCallable = (given: unknown): given is (argument?: unknown) => unknown => typeof given === 'function';

const pageTypeOf = (given: unknown): AdPageType | undefined => AD_PAGE_TYPES.find((type) => type === given);

const categoriesOf = (given: unknown): ReadonlyArray<string> | undefined => {
  const ids = Array.isArray(given) ? given.slice(0, MAX_CATEGORIES).map((id) => String(id).trim()) : [];
  const known = ids.filter((id) => CATEGORY.test(id));
  return known.length === 0 ? undefined : known;
};

const termOf = (given: unknown): string | undefined => {
  const term = typeof given === 'string' ? cleanSearchTerm(given) : '';
  return term === '' ? undefined : term;
};

const countOf = (given: unknown): number => {
  const count = Math.trunc(Number(given));
  return count >= 1 && count < MAX_ADS ? count : MAX_ADS;
};
