import { bracketed, integerAt, textAt, valuesAt, type QueryParameters } from './query-parameters.ts';
import { expressionAt } from './read-expression.ts';
import { SearchProblem } from '../model/search-problem.ts';
import { readPriceRange, PRICE_FACET } from '../query/narrow.ts';
import {
  sortNames,
  type SearchFilters,
  type SearchOptions,
  type SortName,
  type SortOrder,
} from '../model/search-types.ts';

export const sections = ['Products', 'Search Suggestions', 'Brands', 'Categories'] as const;
export type Section = (typeof sections)[number];

const MAX_VALUE_LENGTH = 400;
const MAX_FILTER_VALUES = 200;
const MAX_PAGE_SIZE = 200;
const MAX_OFFSET = 1_000_000;

/** Refuses a request with an unknown key. */
export const checkKey = (query: QueryParameters, apiKey: string): void => {
  if (textAt(query, 'key') === apiKey) return;
  throw new SearchProblem('We have no record of this key. You can find your key at app.constructor.io/dashboard.');
};

/** The requested section, among those allowed; default the first of them. */
export const sectionAt = (query: QueryParameters, allowed: readonly Section[] = sections): Section => {
  const text = textAt(query, 'section');
  const section = text === undefined ? allowed[0] : allowed.find((known) => known === text);
  if (section === undefined) throw new SearchProblem(`Unknown section: ${(text ?? '').slice(0, MAX_VALUE_LENGTH)}`);
  return section;
};

/** Filters for results of `section`: general ones and those of the section. */
export const filtersAt = (query: QueryParameters, section: Section = 'Products'): SearchFilters => {
  if (query.filters !== undefined) throw new SearchProblem('filters must be a dictionary');
  // A map, because a facet name can equal a property of every object, such as "constructor".
  const values = new Map<string, readonly string[]>();
  let count = 0;
  for (const name of Object.keys(query)) {
    const path = bracketed(name, 'filters');
    if (path === undefined) continue;
    const [first = '', second] = path;
    if (path.length > 2) throw new SearchProblem('filters must be a dictionary');
    if (second !== undefined && first !== section) continue;
    const given = valuesAt(query, name);
    count += given.length;
    if (count > MAX_FILTER_VALUES || given.some((value) => value.length > MAX_VALUE_LENGTH)) {
      throw new SearchProblem('filters has too many or too long values');
    }
    const facet = second ?? first;
    values.set(facet, [...(values.get(facet) ?? []), ...given]);
  }
  const badRange = values.get(PRICE_FACET)?.find((value) => readPriceRange(value) === undefined);
  if (badRange !== undefined) throw new SearchProblem(`Invalid range for filter ${PRICE_FACET}: ${badRange}`);
  return Object.fromEntries(values);
};

/** The requested sort; an unknown one is replaced by the default, as in the public service. */
const sortByAt = (query: QueryParameters): SortName | undefined => {
  const values = valuesAt(query, 'sort_by');
  if (values.length > 1 || Object.keys(query).some((name) => name.startsWith('sort_by['))) {
    throw new SearchProblem('sort_by must be a string');
  }
  const [text = ''] = values;
  if (text.length > MAX_VALUE_LENGTH)
    throw new SearchProblem(`sort_by must have at most ${MAX_VALUE_LENGTH} characters`);
  return sortNames.find((name) => name === text);
};

/** The filters that are for this section alone. */
export const filtersOfSection = (query: QueryParameters, section: Section): SearchFilters =>
  filtersAt(
    Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith(`filters[${section}][`))),
    section,
  );

/** The filters as requested, grouped by section where the request grouped them; undefined without any. */
export const filtersEcho = (query: QueryParameters): unknown => {
  const everywhere = new Map<string, readonly string[]>();
  const bySection = new Map<string, Map<string, readonly string[]>>();
  for (const name of Object.keys(query)) {
    const [first, second] = bracketed(name, 'filters') ?? [];
    if (first === undefined) continue;
    const values = valuesAt(query, name);
    if (second === undefined) everywhere.set(first, values);
    else bySection.set(first, (bySection.get(first) ?? new Map<string, readonly string[]>()).set(second, values));
  }
  if (everywhere.size + bySection.size === 0) return undefined;
  const sectioned = [...bySection].map(([section, filters]) => [section, Object.fromEntries(filters)] as const);
  return { ...Object.fromEntries(everywhere), ...Object.fromEntries(sectioned) };
};

const MATCH_TYPES = ['any', 'all', 'none'] as const;

const matchTypesAt = (query: QueryParameters): SearchOptions['matchTypes'] =>
  new Map(
    Object.keys(query).flatMap((name) => {
      const [facet] = bracketed(name, 'filter_match_types') ?? [];
      if (facet === undefined) return [];
      const type = MATCH_TYPES.find((known) => known === textAt(query, name));
      if (type === undefined) throw new SearchProblem('Invalid value for parameter: "filter_match_types"');
      return [[facet, type] as const];
    }),
  );

const GROUP_START = 'group_id:';

const groupsStartAt = (query: QueryParameters): SearchOptions['groupsStart'] => {
  const text = textAt(query, 'fmt_options[groups_start]');
  if (text === undefined || text === 'current') return undefined;
  if (text === 'top') return 'top';
  if (!text.startsWith(GROUP_START)) throw new SearchProblem('Invalid value for parameter: "groups_start"');
  return { groupId: text.slice(GROUP_START.length) };
};

const hiddenFacetsAt = (query: QueryParameters): readonly string[] | 'all' =>
  textAt(query, 'fmt_options[show_hidden_facets]') === 'true' ? 'all' : valuesAt(query, 'fmt_options[hidden_facets]');

const sortOrderAt = (query: QueryParameters): SortOrder | undefined => {
  const text = textAt(query, 'sort_order');
  if (text === undefined || text === 'ascending' || text === 'descending') return text;
  throw new SearchProblem('Invalid value for parameter: "sort_order"');
};

/** The requested formatting as the response repeats it: numbers and flags as such, lists as lists. */
export const formatAt = (query: QueryParameters): Readonly<Record<string, unknown>> => {
  if (query.fmt_options !== undefined) throw new SearchProblem('fmt_options must be a dictionary');
  const format = new Map<string, unknown>();
  for (const name of Object.keys(query)) {
    const path = bracketed(name, 'fmt_options');
    const [option] = path ?? [];
    if (option === undefined || path?.length !== 1) continue;
    const values = valuesAt(query, name);
    const [value = ''] = values;
    if (/^(hidden_fields|hidden_facets|fields)$/.test(option)) format.set(option, values);
    else if (/^\d{1,4}$/.test(value)) format.set(option, Number(value));
    else format.set(option, value === 'true' ? true : value === 'false' ? false : value);
  }
  return Object.fromEntries(format);
};

export interface Paging {
  readonly offset: number;
  readonly limit: number;
  /** A page number or an offset, as in the request. */
  readonly page: number | undefined;
}

/** The requested results. Page and offset together are refused. */
export const pagingAt = (query: QueryParameters): Paging => {
  const limit = integerAt(query, 'num_results_per_page', 20, [0, MAX_PAGE_SIZE]);
  const page = integerAt(query, 'page', undefined, [1, MAX_OFFSET]);
  const offset = integerAt(query, 'offset', undefined, [0, MAX_OFFSET]);
  if (page !== undefined && offset !== undefined) {
    throw new SearchProblem('Invalid parameters: page and offset cannot be used together');
  }
  if (offset !== undefined) return { offset, limit, page: undefined };
  return { offset: ((page ?? 1) - 1) * limit, limit, page: page ?? 1 };
};

/** All parameters of a list of results. */
export const searchOptionsAt = (query: QueryParameters, paging: Paging): SearchOptions => {
  const where = expressionAt(query);
  const sortBy = sortByAt(query);
  const sortOrder = sortOrderAt(query);
  const groupsStart = groupsStartAt(query);
  return {
    filters: filtersAt(query),
    matchTypes: matchTypesAt(query),
    hiddenFacets: hiddenFacetsAt(query),
    literal: textAt(query, 'fmt_options[literal]') === 'true',
    ...(groupsStart === undefined ? {} : { groupsStart }),
    offset: paging.offset,
    limit: paging.limit,
    ...(where === undefined ? {} : { where }),
    ...(sortBy === undefined ? {} : { sortBy }),
    ...(sortOrder === undefined ? {} : { sortOrder }),
  };
};
