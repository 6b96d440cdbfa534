import { ownValue } from '../../shared/own-value.ts';
import { SearchProblem } from '../model/search-problem.ts';

/** Query parameters as received; a repeated name has a list. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Every value of a parameter, in the order given. */
export const valuesAt = (query: QueryParameters, name: string): readonly string[] => {
  const value = ownValue(query, name);
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
};

/** The only value of a parameter; the last one when it was repeated. */
export const textAt = (query: QueryParameters, name: string): string | undefined => valuesAt(query, name).at(-1);

/** A whole number within bounds, or the default when it is missing. */
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

/** The names in brackets: 'filters[Products][Brand]' has 'Products' and 'Brand'. */
export const bracketed = (name: string, parameter: string): readonly string[] | undefined => {
  if (!name.startsWith(`${parameter}[`)) return undefined;
  const inside = name.slice(parameter.length);
  if (!/^(?:\[[^[\]]+\])+$/.test(inside)) throw new SearchProblem(`${parameter} must be a dictionary`);
  return inside.slice(1, -1).split('][');
};
