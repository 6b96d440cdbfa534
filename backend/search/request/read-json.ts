import { textAt, type QueryParameters } from './query-parameters.ts';
import { SearchProblem } from '../model/search-problem.ts';

const MAX_JSON_LENGTH = 10_000;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const invalidValue = (name: string): SearchProblem =>
  new SearchProblem(`Invalid value for parameter: "${name}"`);

/** The JSON of a parameter, limited in length; undefined when it is missing. Refuses invalid JSON. */
export const jsonAt = (query: QueryParameters, name: string): unknown => {
  const text = textAt(query, name);
  if (text === undefined) return undefined;
  if (text.length > MAX_JSON_LENGTH) throw new SearchProblem(`${name} must have at most ${MAX_JSON_LENGTH} characters`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchProblem(`${name} must be valid JSON`);
  }
};
