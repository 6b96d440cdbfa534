import { RESULTS_PAGE_SIZE } from '../../core/configuration/constants';
import {
  FIRST_PAGE,
  parseRange,
  type Filters,
  type ListingQuery,
  type Sort,
} from '../../core/search/listing/listing-query';
import type { DiscoverRequest, PriceRange } from './discover-request';
import { wireNameOf } from './facet-names';
import { LIST_WIDGET } from './widget-ids';

type WireSort = NonNullable<DiscoverRequest['sort']>['value'][number];

/** The service sorts by relevance by default. */
const SORTS: Readonly<Record<Sort, WireSort | undefined>> = {
  relevance: undefined,
  'best-selling': { name: 'best_selling', order: 'desc' },
  'price-ascending': { name: 'price', order: 'asc' },
  'price-descending': { name: 'price', order: 'desc' },
  rating: { name: 'rating', order: 'desc' },
  newest: { name: 'newest', order: 'desc' },
  name: { name: 'name', order: 'asc' },
};

/** The limit for the options of each facet in a response. */
const MAX_OPTIONS = 200;

/** The request for one page of a listing: 48 products (RTE-04), filters and order (SRC-13). */
export const listRequest = ({ page, sort, filters, isLiteral }: ListingQuery): DiscoverRequest => {
  const order = SORTS[sort];
  return {
    kind: 'public',
    rfkid: LIST_WIDGET,
    n_item: RESULTS_PAGE_SIZE,
    page_number: page,
    facet: { all: true, max: MAX_OPTIONS },
    filter: toWire(filters),
    ...(isLiteral === undefined ? {} : { isLiteral }),
    ...(order === undefined ? {} : { sort: { value: [order] } }),
  };
};

/** The request for the total alone. */
export const countRequest = ({ filters, isLiteral }: Pick<ListingQuery, 'filters' | 'isLiteral'>): DiscoverRequest => {
  const { facet: _, ...request } = listRequest({ ...FIRST_PAGE, filters });
  return { ...request, n_item: 1, ...(isLiteral === undefined ? {} : { isLiteral }) };
};

const toWire = (filters: Filters): NonNullable<DiscoverRequest['filter']> =>
  Object.fromEntries(
    Object.entries(filters).map(([facet, values]) => [wireNameOf(facet), { value: values.map(valueOf) }]),
  );

/** Converts a filter value: `10-25` and `10-` become ranges, anything else stays a text. */
const valueOf = (value: string): string | PriceRange => parseRange(value) ?? value;
