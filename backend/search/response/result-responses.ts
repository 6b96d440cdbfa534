import { randomUUID } from 'node:crypto';
import { naturalOrder } from '../query/rank.ts';
import { textAt, valuesAt, type QueryParameters } from '../request/query-parameters.ts';
import { expressionEcho } from '../request/read-expression.ts';
import { jsonAt } from '../request/read-json.ts';
import { filtersEcho, formatAt, type Paging } from '../request/request-parameters.ts';
import { understoodOnWire } from './understood.ts';
import type { ResultItem } from './result-items.ts';
import type { CategoryGroup, Facet, SearchOptions, SearchResult, SortName, SortOrder } from '../model/search-types.ts';

/** Sort orders with their labels. */
export const sortChoices: readonly { readonly by: SortName; readonly order: SortOrder; readonly name: string }[] = [
  { by: 'relevance', order: 'descending', name: 'Relevance' },
  { by: 'best_selling', order: 'descending', name: 'Best Selling' },
  { by: 'price', order: 'ascending', name: 'Price: Low to High' },
  { by: 'price', order: 'descending', name: 'Price: High to Low' },
  { by: 'rating', order: 'descending', name: 'Top Rated' },
  { by: 'newest', order: 'descending', name: 'Newest' },
  { by: 'name', order: 'ascending', name: 'Name: A to Z' },
  { by: 'brand', order: 'ascending', name: 'Brand: A to Z' },
];

/** A facet on the wire. A range has its ends and, as options, the usual price steps. */
export const facetOnWire = (facet: Facet): Readonly<Record<string, unknown>> => ({
  name: facet.name,
  display_name: facet.displayName,
  type: facet.type,
  data: {},
  hidden: facet.hidden ?? false,
  ...(facet.type === 'range' ? { min: facet.min ?? 0, max: facet.max ?? 0, status: {} } : {}),
  options: facet.options.map((option) => ({
    value: option.value,
    display_name: option.displayName,
    count: option.count,
    status: option.selected ? 'selected' : '',
    data: {},
  })),
});

/** Category groups on the wire, at most `depth` levels below the top. */
export const groupsOnWire = (groups: readonly CategoryGroup[], depth: number): readonly unknown[] =>
  groups.map((group) => ({
    group_id: group.id,
    display_name: group.name,
    count: group.count,
    data: { path: group.path },
    children: depth > 0 ? groupsOnWire(group.children, depth - 1) : [],
    parents: group.parents.map((parent) => ({
      group_id: parent.id,
      display_name: parent.name,
      data: { path: parent.path },
    })),
  }));

const DEEPEST_GROUPS = 10;

/** Depth of the response's groups. */
export const groupDepth = (query: QueryParameters): number => {
  const requested = formatAt(query).groups_max_depth;
  return typeof requested === 'number' ? Math.min(requested, DEEPEST_GROUPS) : DEEPEST_GROUPS;
};

const given = (name: string, value: unknown): Readonly<Record<string, unknown>> =>
  value === undefined ? {} : { [name]: value };

/** Parameters that every response repeats: filters, conditions, test cells, segments, formatting. */
export const commonEcho = (query: QueryParameters): Readonly<Record<string, unknown>> => {
  const cells = Object.keys(query).filter((name) => name.startsWith('ef-'));
  const segments = valuesAt(query, 'us');
  const user = textAt(query, 'ui');
  return {
    features: {},
    feature_variants: {},
    searchandized_items: {},
    fmt_options: formatAt(query),
    ...given('filters', filtersEcho(query)),
    ...given('pre_filter_expression', expressionEcho(query)),
    ...given('variations_map', jsonAt(query, 'variations_map')),
    ...Object.fromEntries(cells.map((name) => [name, textAt(query, name)])),
    ...(segments.length === 0 ? {} : { us: segments }),
    ...(user === undefined ? {} : { ui: user }),
  };
};

const sortOptions = (sortBy: SortName, sortOrder: SortOrder): readonly unknown[] =>
  sortChoices.map((choice) => ({
    sort_by: choice.by,
    display_name: choice.name,
    sort_order: choice.order,
    status: choice.by === sortBy && choice.order === sortOrder ? 'selected' : '',
    hidden: false,
  }));

/**
 * A page of results with facets, groups and sorts. `echo` is repeated from the request; `readFilters` were parsed from
 * a sentence.
 */
export const resultsResponse = (
  query: QueryParameters,
  options: SearchOptions,
  paging: Paging,
  result: SearchResult,
  items: readonly ResultItem[],
  echo: Readonly<Record<string, unknown>>,
  readFilters?: SearchOptions['filters'],
): Readonly<Record<string, unknown>> => {
  const sortBy = options.sortBy ?? 'relevance';
  const sortOrder = options.sortOrder ?? naturalOrder[sortBy];
  return {
    response: {
      results: items,
      facets: result.facets.map(facetOnWire),
      groups: groupsOnWire(result.groups, groupDepth(query)),
      sort_options: sortOptions(sortBy, sortOrder),
      refined_content: [],
      total_num_results: result.total,
      result_sources: { token_match: { count: result.total }, embeddings_match: { count: 0 } },
      features: [],
      ...given('understood', understoodOnWire(result)),
    },
    request: {
      ...echo,
      ...(paging.page === undefined ? { offset: paging.offset } : { page: paging.page }),
      num_results_per_page: paging.limit,
      section: textAt(query, 'section') ?? 'Products',
      sort_by: textAt(query, 'sort_by') ?? sortBy,
      sort_order: sortOrder,
      ...commonEcho(query),
      ...(Object.keys(readFilters ?? {}).length === 0 ? {} : { filters: readFilters }),
      ...(result.corrected === undefined ? {} : { corrected_term: result.corrected }),
    },
    result_id: randomUUID(),
  };
};
