import type { IBrowseParameters } from '@constructor-io/constructorio-client-javascript';
import { RESULTS_PAGE_SIZE } from '../../core/configuration/constants';
import {
  FIRST_PAGE,
  parseRange,
  type Filters,
  type ListingQuery,
  type Sort,
} from '../../core/search/listing/listing-query';

type SortParameters = Pick<IBrowseParameters, 'sortBy' | 'sortOrder'>;

/** The service sorts by relevance by default. */
const SORT_PARAMETERS: Readonly<Record<Sort, SortParameters>> = {
  relevance: {},
  'best-selling': { sortBy: 'best_selling', sortOrder: 'descending' },
  'price-ascending': { sortBy: 'price', sortOrder: 'ascending' },
  'price-descending': { sortBy: 'price', sortOrder: 'descending' },
  rating: { sortBy: 'rating', sortOrder: 'descending' },
  newest: { sortBy: 'newest', sortOrder: 'descending' },
  name: { sortBy: 'name', sortOrder: 'ascending' },
};

/** Returns the library's parameters for a part of a list: pages of 48 (RTE-04), filters and order (SRC-13). */
export const listingParameters = ({ page, sort, filters, isLiteral }: ListingQuery): IBrowseParameters => ({
  page,
  resultsPerPage: RESULTS_PAGE_SIZE,
  ...(isLiteral === true ? { fmtOptions: { literal: true } } : {}),
  ...(Object.keys(filters).length === 0 ? {} : { filters: toWire(filters) }),
  ...SORT_PARAMETERS[sort],
});

/** Returns the library's parameters for the total alone: a page of one product. */
export const countParameters = ({
  filters,
  isLiteral,
}: Pick<ListingQuery, 'filters' | 'isLiteral'>): IBrowseParameters => ({
  ...listingParameters({ ...FIRST_PAGE, filters, ...(isLiteral === undefined ? {} : { isLiteral }) }),
  resultsPerPage: 1,
});

const toWire = (filters: Filters): Record<string, ReadonlyArray<string>> =>
  Object.fromEntries(Object.entries(filters).map(([facet, values]) => [facet, values.map(withInfinity)]));

/** Converts a range to the service's notation of open ends: `10-` becomes `10-inf`, `-25` becomes `-inf-25`. */
const withInfinity = (value: string): string => {
  const range = parseRange(value);
  return range === undefined ? value : `${range.min ?? '-inf'}-${range.max ?? 'inf'}`;
};
