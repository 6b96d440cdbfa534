import { textAt, type QueryParameters } from './query-parameters.ts';
import { invalidValue, isRecord, jsonAt } from './read-json.ts';
import { SearchProblem } from '../model/search-problem.ts';

const DEEPEST = 3;
const MAX_VALUES = 400;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Flattens nested values to query names: `filters[Brand]` with a list of texts. */
const flatten = (given: Readonly<Record<string, unknown>>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  let count = 0;
  const add = (name: string, value: unknown, depth: number): void => {
    if (value === null || value === undefined) return;
    if (isRecord(value)) {
      if (depth >= DEEPEST) throw invalidValue('qs');
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner, depth + 1);
      return;
    }
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    count += values.length;
    if (count > MAX_VALUES || !values.every(isPlain)) throw invalidValue('qs');
    found.set(
      name,
      values.map((one) => `${one}`),
    );
  };
  for (const [name, value] of Object.entries(given)) add(name, value, 1);
  return found;
};

/**
 * The parameters of a request, including those in the JSON of `qs`; the query string itself takes precedence. Refuses a
 * `qs` that is not a JSON object of values, lists and objects.
 */
export const withQs = (query: QueryParameters): QueryParameters => {
  if (textAt(query, 'qs') === undefined) return query;
  const given = jsonAt(query, 'qs');
  if (!isRecord(given)) throw new SearchProblem('qs must be a JSON object');
  const { qs: _, ...own } = query;
  return { ...Object.fromEntries(flatten(given)), ...own };
};
