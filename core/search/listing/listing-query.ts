import { ownValue } from '../../shared/own-value';

/** The orders of a list of products. */
export const SORTS = [
  'relevance',
  'best-selling',
  'price-ascending',
  'price-descending',
  'rating',
  'newest',
  'name',
] as const;

export type Sort = (typeof SORTS)[number];

/** The chosen values by facet; a range facet has one value, `min-max`, either end of which may be missing. */
export type Filters = Readonly<Record<string, ReadonlyArray<string>>>;

/** The facet of what one store has in stock. Its value is the store's id; a list is about one store at a time (FND-04). */
export const STORE_FACET = 'Store';

/** Returns the id of the store whose stock the list shows; undefined when it shows all products. */
export const storeOf = ({ filters }: Pick<ListingQuery, 'filters'>): string | undefined =>
  ownValue(filters, STORE_FACET)?.[0];

/** The requested part of a list of products. */
export interface ListingQuery {
  /** From 1. */
  readonly page: number;
  readonly sort: Sort;
  readonly filters: Filters;
  /** Whether a search takes the words literally, without corrections and filters in words (FND-01). */
  readonly isLiteral?: true;
}

export const FIRST_PAGE: ListingQuery = { page: 1, sort: 'relevance', filters: {} };

/** Adds a facet's value to the query, or removes it when it was chosen already. Returns to the first page. */
export const toggleFilter = (query: ListingQuery, facet: string, value: string): ListingQuery => {
  const chosen = ownValue(query.filters, facet) ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return withFilter(query, facet, values);
};

/** Sets the chosen values of a facet; none removes the filter. Returns to the first page. */
export const withFilter = (query: ListingQuery, facet: string, values: ReadonlyArray<string>): ListingQuery => {
  const { [facet]: _lifted, ...others } = query.filters;
  return { ...query, page: 1, filters: values.length === 0 ? others : { ...others, [facet]: values } };
};

export const withoutFilters = (query: ListingQuery): ListingQuery => ({ ...query, page: 1, filters: {} });

/**
 * Parses the bounds of a range value such as `10-25`, `10-` or `-25`; undefined when it is invalid or its minimum is
 * above its maximum.
 */
export const parseRange = (value: string): { readonly min?: number; readonly max?: number } | undefined => {
  const match = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value);
  if (match === null || (match[1] === undefined && match[2] === undefined)) return undefined;
  const min = match[1] === undefined ? undefined : Number(match[1]);
  const max = match[2] === undefined ? undefined : Number(match[2]);
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};
