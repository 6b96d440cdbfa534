import { invalidParameter } from '../http/commerce-failure.ts';
import { MAX_STORES, STORE_FACET } from '../search/store-stock/store-facet.ts';
import type { SearchFilters, SearchOptions, SortName, SortOrder } from '../search/model/search-types.ts';

const DEFAULT_PAGE_SIZE = 48;
const MAX_PAGE_SIZE = 100;
const LAST_PAGE = 10_000;

/** The raw query of a listing: all values are text; repeatable ones are text or a list. */
export interface ListingQuery {
  readonly pageSize?: string;
  readonly pageNumber?: string;
  readonly orderBy?: string;
  readonly facet?: string | readonly string[];
  readonly minPrice?: string;
  readonly maxPrice?: string;
  readonly manufacturer?: string | readonly string[];
  readonly categoryId?: string;
  /** Stores, separated by commas; a product must be in stock in at least one of them. */
  readonly physicalStoreIds?: string;
}

const text = { type: 'string', maxLength: 200 };
const textOrList = { type: ['string', 'array'], maxLength: 200, maxItems: 50, items: text };

export const listingQuerySchema = {
  type: 'object',
  properties: {
    pageSize: text,
    pageNumber: text,
    orderBy: text,
    facet: textOrList,
    minPrice: text,
    maxPrice: text,
    manufacturer: textOrList,
    categoryId: text,
    physicalStoreIds: text,
  },
};

export interface Listing {
  readonly pageSize: number;
  readonly offset: number;
  readonly options: SearchOptions;
  /** Names of the facets the shopper chose, known or not. */
  readonly facetNames: readonly string[];
}

interface Order {
  readonly sortBy: SortName;
  readonly sortOrder: SortOrder;
}

/** 1 to 4 are the platform's; the others are additions. */
const orders: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['0', { sortBy: 'relevance', sortOrder: 'descending' }],
  ['1', { sortBy: 'brand', sortOrder: 'ascending' }],
  ['2', { sortBy: 'name', sortOrder: 'ascending' }],
  ['3', { sortBy: 'price', sortOrder: 'ascending' }],
  ['4', { sortBy: 'price', sortOrder: 'descending' }],
  ['5', { sortBy: 'rating', sortOrder: 'descending' }],
  ['6', { sortBy: 'newest', sortOrder: 'descending' }],
  ['7', { sortBy: 'best_selling', sortOrder: 'descending' }],
]);

const readWhole = (value: string | undefined, name: string, otherwise: number, max: number): number => {
  if (value === undefined || value === '') return otherwise;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) throw invalidParameter(name, `${name} must be a whole number from 1 to ${max}.`);
  return number;
};

const readOrder = (orderBy: string | undefined): Partial<Order> => {
  if (orderBy === undefined || orderBy === '') return {};
  const order = orders.get(orderBy);
  if (order === undefined) throw invalidParameter('orderBy', 'orderBy must be a whole number from 0 to 7.');
  return order;
};

const readPrice = (value: string | undefined, name: string): number | undefined => {
  if (value === undefined || value === '') return undefined;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(value)) throw invalidParameter(name, `${name} must be an amount such as 9.99.`);
  return Number(value);
};

const decodeOnce = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Reads a facet `name:"value"`, percent-encoded or not; the quotes are optional. */
const readFacet = (facet: string): readonly [string, string] => {
  const match = /^([a-z][\w -]{0,40}):(.+)$/i.exec(facet.includes(':') ? facet : decodeOnce(facet));
  const name = match?.[1];
  const value = match?.[2]?.replace(/^"(.*)"$/, '$1');
  if (name === undefined || value === undefined) {
    throw invalidParameter('facet', 'facet must have the form name:"value".');
  }
  return [name, value];
};

/** Writes a facet value for responses; queries use the same form. */
export const writeFacet = (name: string, value: string): string => encodeURIComponent(`${name}:"${value}"`);

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat();

const storeIdsOf = ({ physicalStoreIds = '' }: ListingQuery): ReadonlySet<string> => {
  const ids = new Set(physicalStoreIds.split(',').map((id) => id.trim()));
  ids.delete('');
  if (ids.size <= MAX_STORES) return ids;
  throw invalidParameter('physicalStoreIds', `physicalStoreIds must name at most ${MAX_STORES}.`);
};

const readFilters = (query: ListingQuery): SearchFilters => {
  const filters = new Map<string, string[]>();
  const add = (name: string, value: string): void => {
    filters.set(name, [...(filters.get(name) ?? []), value]);
  };
  for (const facet of listOf(query.facet)) add(...readFacet(facet));
  for (const store of storeIdsOf(query)) add(STORE_FACET, store);
  if (query.categoryId) add('group_id', query.categoryId);
  for (const brand of listOf(query.manufacturer)) add('Brand', brand);
  const min = readPrice(query.minPrice, 'minPrice');
  const max = readPrice(query.maxPrice, 'maxPrice');
  if (min !== undefined && max !== undefined && min > max) {
    throw invalidParameter('minPrice', 'minPrice must not be above maxPrice.');
  }
  if (min !== undefined || max !== undefined) add('Price', `${min ?? 0}-${max ?? 'inf'}`);
  return Object.fromEntries(filters);
};

/** Reads page, order and filters of a listing. Throws for the first invalid parameter, with its name. [RTE-04] */
export const readListing = (query: ListingQuery): Listing => {
  const pageSize = readWhole(query.pageSize, 'pageSize', DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const pageNumber = readWhole(query.pageNumber, 'pageNumber', 1, LAST_PAGE);
  const offset = (pageNumber - 1) * pageSize;
  const options = { ...readOrder(query.orderBy), filters: readFilters(query), offset, limit: pageSize };
  const facetNames = listOf(query.facet).map((facet) => readFacet(facet)[0]);
  return { pageSize, offset, options, facetNames };
};
