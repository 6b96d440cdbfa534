import type { IBrowseParameters } from '@constructor-io/constructorio-client-javascript';
import { RESULTS_PAGE_SIZE } from '../../core/configuration/constants';
import { parseRange, type Filters, type ListingQuery, type Sort } from '../../core/search/listing/listing-query';

type SortParameters = Pick<IBrowseParameters, 'sortBy' | 'sortOrder'>;

/** Relevance is what the service does when nothing is asked for. */
const SORT_PARAMETERS: Readonly<Record<Sort, SortParameters>> = {
  relevance: {},
  'best-selling': { sortBy: 'best_selling', sortOrder: 'descending' },
  'price-ascending': { sortBy: 'price', sortOrder: 'ascending' },
  'price-descending': { sortBy: 'price', sortOrder: 'descending' },
  rating: { sortBy: 'rating', sortOrder: 'descending' },
  newest: { sortBy: 'newest', sortOrder: 'descending' },
  name: { sortBy: 'name', sortOrder: 'ascending' },
};

/** The library's parameters for a part of a list: pages of 48 (RTE-04), filters and order (SRC-13). */
export const listingParameters = ({ page, sort, filters }: ListingQuery): IBrowseParameters => ({
  page,
  resultsPerPage: RESULTS_PAGE_SIZE,
  ...(Object.keys(filters).length === 0 ? {} : { filters: toWire(filters) }),
  ...SORT_PARAMETERS[sort],
});

const toWire = (filters: Filters): Record<string, ReadonlyArray<string>> =>
  Object.fromEntries(Object.entries(filters).map(([facet, values]) => [facet, values.map(withInfinity)]));

/** The service writes an open end of a range as an infinity: `10-` is `10-inf`, `-25` is `-inf-25`. */
const withInfinity = (value: string): string => {
  const range = parseRange(value);
  return range === undefined ? value : `${range.min ?? '-inf'}-${range.max ?? 'inf'}`;
};
