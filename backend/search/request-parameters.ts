import { ownValue } from '../own-value.ts';
import { SearchProblem } from './search-problem.ts';
import { readPriceRange, PRICE_FACET } from './narrow.ts';
import {
  sortNames,
  type FilterExpression,
  type SearchFilters,
  type SearchOptions,
  type SortName,
  type SortOrder,
} from './search-types.ts';

/** Query parameters as they arrive: a repeated name has a list. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

export const sections = ['Products', 'Search Suggestions', 'Brands', 'Categories'] as const;
export type Section = (typeof sections)[number];

const LONGEST_VALUE = 400;
const MOST_FILTER_VALUES = 200;
const LARGEST_PAGE_SIZE = 200;
const LARGEST_OFFSET = 1_000_000;
const DEEPEST_EXPRESSION = 5;
const LONGEST_EXPRESSION = 10_000;
const MOST_CONDITIONS = 100;

/** Every value of a parameter, in the order given. */
export const valuesAt = (query: QueryParameters, name: string): readonly string[] => {
  const value = ownValue(query, name);
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
};

/** The only value of a parameter; the last one when it was repeated. */
export const textAt = (query: QueryParameters, name: string): string | undefined => valuesAt(query, name).at(-1);

/** A whole number within bounds, or what stands in for it when it was not given. */
export const integerAt = <Otherwise extends number | undefined>(
  query: QueryParameters,
  name: string,
  otherwise: Otherwise,
  [least, most]: readonly [number, number],
): number | Otherwise => {
  const text = textAt(query, name);
  if (text === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(text)) throw new SearchProblem(`${name} must be an integer`);
  const value = Number(text);
  if (value < least) throw new SearchProblem(`${name} must be at least ${least}`);
  if (value > most) throw new SearchProblem(`${name} must be at most ${most}`);
  return value;
};

/** Refuses a request with an unknown key. */
export const checkKey = (query: QueryParameters, apiKey: string): void => {
  if (textAt(query, 'key') === apiKey) return;
  throw new SearchProblem('We have no record of this key. You can find your key at app.constructor.io/dashboard.');
};

/** The section asked for, among those allowed; the first of them when none is. */
export const sectionAt = (query: QueryParameters, allowed: readonly Section[] = sections): Section => {
  const text = textAt(query, 'section');
  const section = text === undefined ? allowed[0] : allowed.find((known) => known === text);
  if (section === undefined) throw new SearchProblem(`Unknown section: ${(text ?? '').slice(0, LONGEST_VALUE)}`);
  return section;
};

/** The names within brackets: 'filters[Products][Brand]' has 'Products' and 'Brand'. */
const bracketed = (name: string, parameter: string): readonly string[] | undefined => {
  if (!name.startsWith(`${parameter}[`)) return undefined;
  const inside = name.slice(parameter.length);
  if (!/^(\[[^[\]]+\])+$/.test(inside)) throw new SearchProblem(`${parameter} must be a dictionary`);
  return inside.slice(1, -1).split('][');
};

/** Filters on results of `section`: those for every section and those for this one. */
export const filtersAt = (query: QueryParameters, section: Section = 'Products'): SearchFilters => {
  if (query.filters !== undefined) throw new SearchProblem('filters must be a dictionary');
  // A map: a facet may be called what every object has, such as "constructor".
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
    if (count > MOST_FILTER_VALUES || given.some((value) => value.length > LONGEST_VALUE)) {
      throw new SearchProblem('filters has too many or too long values');
    }
    const facet = second ?? first;
    values.set(facet, [...(values.get(facet) ?? []), ...given]);
  }
  const badRange = values.get(PRICE_FACET)?.find((value) => readPriceRange(value) === undefined);
  if (badRange !== undefined) throw new SearchProblem(`Invalid range for filter ${PRICE_FACET}: ${badRange}`);
  return Object.fromEntries(values);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an expression part by part. Each condition is tried on every product that was found, so their number is
 * bounded, and so is how deep they are nested.
 */
const makeExpressionReader = (): ((value: unknown, depth: number) => FilterExpression) => {
  let parts = 0;
  const read = (value: unknown, depth: number): FilterExpression => {
    parts += 1;
    if (parts > MOST_CONDITIONS) {
      throw new SearchProblem(`pre_filter_expression must have at most ${MOST_CONDITIONS} conditions and groups`);
    }
    if (depth > DEEPEST_EXPRESSION) {
      throw new SearchProblem(`pre_filter_expression must be nested at most ${DEEPEST_EXPRESSION} levels deep`);
    }
    if (!isRecord(value)) throw badExpression();
    if (Array.isArray(value.and)) return { and: value.and.map((part) => read(part, depth + 1)) };
    if (Array.isArray(value.or)) return { or: value.or.map((part) => read(part, depth + 1)) };
    return value.not === undefined ? toCondition(value) : { not: read(value.not, depth + 1) };
  };
  return read;
};

const badExpression = (): SearchProblem => new SearchProblem('Invalid value for parameter: "pre_filter_expression"');

const toCondition = ({ name, value, range }: Readonly<Record<string, unknown>>): FilterExpression => {
  if (typeof name !== 'string') throw badExpression();
  if (Array.isArray(range) && range.length === 2) {
    const text = `${String(range[0])}-${String(range[1])}`;
    if (readPriceRange(text) === undefined) throw badExpression();
    return { name: name.toLowerCase() === PRICE_FACET.toLowerCase() ? PRICE_FACET : name, value: text };
  }
  if (typeof value !== 'string') throw badExpression();
  return { name, value };
};

const expressionAt = (query: QueryParameters): FilterExpression | undefined => {
  const text = textAt(query, 'pre_filter_expression');
  if (text === undefined) return undefined;
  if (text.length > LONGEST_EXPRESSION) {
    throw new SearchProblem(`pre_filter_expression must have at most ${LONGEST_EXPRESSION} characters`);
  }
  try {
    return makeExpressionReader()(JSON.parse(text), 0);
  } catch (error) {
    if (error instanceof SearchProblem) throw error;
    throw new SearchProblem('pre_filter_expression must be valid JSON');
  }
};

const sortByAt = (query: QueryParameters): SortName | undefined => {
  const values = valuesAt(query, 'sort_by');
  if (values.length > 1 || Object.keys(query).some((name) => name.startsWith('sort_by['))) {
    throw new SearchProblem('sort_by must be a string');
  }
  const [text] = values;
  if (text === undefined) return undefined;
  const sortBy = sortNames.find((name) => name === text);
  if (sortBy === undefined) throw new SearchProblem('Invalid value for parameter: "sort_by"');
  return sortBy;
};

const sortOrderAt = (query: QueryParameters): SortOrder | undefined => {
  const text = textAt(query, 'sort_order');
  if (text === undefined || text === 'ascending' || text === 'descending') return text;
  throw new SearchProblem('Invalid value for parameter: "sort_order"');
};

/** Formatting asked for, in echo form: numbers and flags as such, lists as lists. */
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
  /** As asked for: a page number or an offset. */
  readonly page: number | undefined;
}

/** Which results are wanted; a page and an offset together are refused. */
export const pagingAt = (query: QueryParameters): Paging => {
  const limit = integerAt(query, 'num_results_per_page', 20, [0, LARGEST_PAGE_SIZE]);
  const page = integerAt(query, 'page', undefined, [1, LARGEST_OFFSET]);
  const offset = integerAt(query, 'offset', undefined, [0, LARGEST_OFFSET]);
  if (page !== undefined && offset !== undefined) {
    throw new SearchProblem('Invalid parameters: page and offset cannot be used together');
  }
  if (offset !== undefined) return { offset, limit, page: undefined };
  return { offset: ((page ?? 1) - 1) * limit, limit, page: page ?? 1 };
};

/** Everything that shapes a list of results. */
export const searchOptionsAt = (query: QueryParameters, paging: Paging): SearchOptions => {
  const where = expressionAt(query);
  const sortBy = sortByAt(query);
  const sortOrder = sortOrderAt(query);
  return {
    filters: filtersAt(query),
    offset: paging.offset,
    limit: paging.limit,
    ...(where === undefined ? {} : { where }),
    ...(sortBy === undefined ? {} : { sortBy }),
    ...(sortOrder === undefined ? {} : { sortOrder }),
  };
};
