import { parseRange, SORTS, STORE_FACET, type Filters, type ListingQuery, type Sort } from './listing-query';
import { ownValue } from '../../shared/own-value';
import { encodePart } from '../../shared/encode-part';

const MAX_PAGE = 1_000;
const MAX_VALUES = 40;

type Entries = ReadonlyArray<readonly [name: string, value: string]>;

/**
 * The parameters of a form without scripts for the two ends of the price; other addresses have one parameter `price`.
 */
export const RANGE_FIELDS = { from: 'price-from', to: 'price-to' } as const;

/** The parameter of a page that shows all options of its filters, for shoppers without scripts. */
export const ALL_OPTIONS = ['filters', 'all'] as const;

/**
 * The parameter of the list of all products of a department. Without any parameter, its address shows the page of the
 * department (FND-06).
 */
export const ALL_PRODUCTS = ['show', 'all'] as const;

/** The parameter of a search that takes the words literally. */
const LITERAL = ['words', 'exact'] as const;

/**
 * Parses the part of a list from an address (RTE-04): `?page=2&sort=rating&brand=Merrick&brand=WholeHearted`. Invalid
 * parameters are ignored; no address is an error.
 */
export const parseListingQuery = (parameters: Iterable<readonly [string, string]>): ListingQuery => {
  const entries = [...parameters];
  return {
    page: parsePage(lastOf(entries, 'page')),
    sort: parseSort(lastOf(entries, 'sort')),
    filters: parseFilters(entries),
    ...(lastOf(entries, LITERAL[0]) === LITERAL[1] ? { isLiteral: true } : {}),
  };
};

/** Returns the parameters for this part of a list, in a fixed order; defaults are left out. */
export const listingParameters = (query: ListingQuery): ReadonlyArray<readonly [string, string]> => [
  ...Object.keys(query.filters)
    .sort()
    .flatMap((facet) =>
      [...(ownValue(query.filters, facet) ?? [])].sort().map((value) => [facetSlug(facet), value] as const),
    ),
  ...(query.isLiteral === true ? [LITERAL] : []),
  ...(query.sort === 'relevance' ? [] : [['sort', query.sort] as const]),
  ...(query.page === 1 ? [] : [['page', String(query.page)] as const]),
];

/** Returns `path` with its own parameters (such as the search term) and those of the query. */
export const listingUrl = (
  path: string,
  own: ReadonlyArray<readonly [string, string]>,
  query: ListingQuery,
): string => {
  const parameters = [...own, ...listingParameters(query)]
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value).replaceAll('%20', '+')}`)
    .join('&');
  return parameters === '' ? path : `${path}?${parameters}`;
};

/** Returns the parameter name of a facet: `life-stage` for `Life Stage`. */
export const facetSlug = (facet: string): string => facet.toLowerCase().replaceAll(' ', '-');

/** The inverse of facetSlug: facets are written in capitalised words. */
const facetName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Returns the last value of a parameter, trimmed; empty when there is none. */
const lastOf = (entries: Entries, name: string): string => entries.findLast(([key]) => key === name)?.[1].trim() ?? '';

const parsePage = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1);

const parseSort = (text: string): Sort => SORTS.find((sort) => sort === text) ?? 'relevance';

const parseFilters = (entries: Entries): Filters => {
  const filters = new Map<string, Set<string>>();
  for (const [slug, value] of entries.slice(0, MAX_VALUES)) {
    if (!FACET_SLUGS.has(slug) || value === '' || value.length > 100) continue;
    const facet = facetName(slug);
    if (slug === STORE_SLUG) {
      if (STORE_ID.test(value)) filters.set(facet, new Set([value]));
    } else if (slug !== RANGE_SLUG) filters.set(facet, (filters.get(facet) ?? new Set()).add(value));
    else if (parseRange(value) !== undefined) filters.set(facet, new Set([value]));
  }
  const ends = `${lastOf(entries, RANGE_FIELDS.from)}-${lastOf(entries, RANGE_FIELDS.to)}`;
  if (parseRange(ends) !== undefined) filters.set(facetName(RANGE_SLUG), new Set([ends]));
  return Object.fromEntries([...filters].map(([facet, values]) => [facet, [...values]]));
};

/** The facets that an address can contain; other parameters (campaigns, click ids) are ignored. */
const FACET_SLUGS = new Set([
  'brand',
  'pet-type',
  'life-stage',
  'breed-size',
  'diet',
  'health-need',
  'food-form',
  'flavor',
  'size',
  'color',
  'material',
  'package-weight',
  'price',
  'rating',
  'availability',
  'deals',
  'store',
]);

/** All parameters that a list reads from an address. */
export const LISTING_PARAMETERS: ReadonlyArray<string> = [
  ...FACET_SLUGS,
  ...Object.values(RANGE_FIELDS),
  ALL_OPTIONS[0],
  LITERAL[0],
  'page',
  'sort',
];

/** The facet with a range as its only value; the last one in the address counts. */
const RANGE_SLUG = 'price';

/** The facet with a store as its only value; the last one in the address counts. */
const STORE_SLUG = facetSlug(STORE_FACET);

const STORE_ID = /^[A-Za-z\d]{1,20}$/;

/** Stands for the shopper's own store, whichever it is, in a link of a page that is the same for everybody. */
export const MY_STORE = 'mine';
