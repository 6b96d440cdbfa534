import { ownValue } from '../../shared/own-value.ts';
import type {
  BrowseFilter,
  FilterExpression,
  SearchFilters,
  SearchIndex,
  SearchOptions,
} from '../model/search-types.ts';

/** Name of the filter by stores that have a product in stock; its values are store ids. */
export const STORE_FACET = 'Store';

/** The facets that a query can name: those that lists have, and the one of stores, which is hidden. */
export const namedFacets = (searchIndex: Pick<SearchIndex, 'facetNames'>): ReturnType<SearchIndex['facetNames']> => [
  ...searchIndex.facetNames(),
  { name: STORE_FACET, displayName: STORE_FACET, type: 'multiple' },
];

/** Stores that one query can name; a shopper's browser remembers as many (STO-03). */
export const MAX_STORES = 5;

const namedIn = (expression: FilterExpression): readonly string[] => {
  if ('and' in expression) return expression.and.flatMap(namedIn);
  if ('or' in expression) return expression.or.flatMap(namedIn);
  if ('not' in expression) return namedIn(expression.not);
  return expression.name === STORE_FACET && 'value' in expression ? [expression.value] : [];
};

/** The stores that filters name. */
export const storesIn = (filters: SearchFilters = {}): readonly string[] => ownValue(filters, STORE_FACET) ?? [];

/** The distinct stores that a query names anywhere. */
export const storesNamed = (
  { filters, where }: Pick<SearchOptions, 'filters' | 'where'>,
  browsed?: BrowseFilter,
): readonly string[] => [
  ...new Set([
    ...storesIn(filters),
    ...(where === undefined ? [] : namedIn(where)),
    ...(browsed?.by === 'facet' && browsed.name === STORE_FACET ? [browsed.value] : []),
  ]),
];
