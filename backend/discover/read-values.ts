import { DiscoverProblem } from './discover-problem.ts';
import { ownValue } from '../shared/own-value.ts';

/** A JSON object as received, with the path of each of its fields in the request. */
export interface Given {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The path of a field from the top of the request, such as `sort.value`. */
  readonly pathOf: (name: string) => string;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose fields are below `path`; an empty path is the top of the request. */
export const givenOf = (fields: Readonly<Record<string, unknown>>, path = ''): Given => ({
  fields,
  pathOf: (name) => (path === '' ? name : `${path}.${name}`),
});

const MAX_PATH_LENGTH = 200;

const refuse = (path: string, expectation: string): DiscoverProblem =>
  new DiscoverProblem(101, `${path.slice(0, MAX_PATH_LENGTH)} must be ${expectation}`);

/** The value of an own field; undefined when it is missing. */
export const valueAt = ({ fields }: Given, name: string): unknown => ownValue(fields, name) ?? undefined;

/** An object; empty when it is missing. */
export const recordAt = (given: Given, name: string): Given => {
  const value = valueAt(given, name);
  return value === undefined ? givenOf({}, given.pathOf(name)) : recordOf(value, given.pathOf(name));
};

/** A value that must be an object. */
export const recordOf = (value: unknown, path: string): Given => {
  if (!isRecord(value)) throw refuse(path, 'an object');
  return givenOf(value, path);
};

/** An entry of a list with its path. */
export interface Entry {
  readonly value: unknown;
  readonly path: string;
}

/** A list of limited length; empty when it is missing. */
export const listAt = (given: Given, name: string, most: number): readonly Entry[] => {
  const value = valueAt(given, name);
  const path = given.pathOf(name);
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > most) throw refuse(path, `a list with at most ${most} entries`);
  return value.map((entry: unknown, index) => ({ value: entry, path: `${path}.${index}` }));
};

/** A text of limited length; undefined when it is missing or empty. A number is converted to text. */
export const textAt = (given: Given, name: string, longest: number): string | undefined => {
  const value = valueAt(given, name);
  return value === undefined || value === '' ? undefined : textOf({ value, path: given.pathOf(name) }, longest);
};

/** An entry that must be a text of limited length. A number is converted to text. */
export const textOf = ({ value, path }: Entry, longest: number): string => {
  const text = typeof value === 'number' ? value.toString() : value;
  if (typeof text !== 'string' || text.length > longest) throw refuse(path, `a text of at most ${longest} characters`);
  return text;
};

/** A whole number within bounds, or the default when it is missing. */
export const wholeNumberAt = (
  given: Given,
  name: string,
  otherwise: number,
  [least, most]: readonly [number, number],
): number => {
  const value = valueAt(given, name) ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw refuse(given.pathOf(name), `a whole number from ${least} to ${most}`);
};

/** A boolean; false when it is missing. */
export const flagAt = (given: Given, name: string): boolean => {
  const value = valueAt(given, name) ?? false;
  if (typeof value === 'boolean') return value;
  throw refuse(given.pathOf(name), 'true or false');
};

/** One of the allowed values, or the default when it is missing. */
export const choiceAt = <Choice extends string>(
  given: Given,
  name: string,
  choices: readonly Choice[],
  otherwise?: Choice,
): Choice => {
  const value = valueAt(given, name) ?? otherwise;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw refuse(given.pathOf(name), `one of ${choices.join(', ')}`);
  return choice;
};

/** A number of at least 0, also as text; undefined when it is missing. */
export const amountAt = (given: Given, name: string, most: number): number | undefined => {
  const value = valueAt(given, name);
  if (value === undefined) return undefined;
  const isDecimal = typeof value === 'string' && value.length <= 20 && /^\d+(?:\.\d+)?$/.test(value);
  const amount = isDecimal ? Number(value) : value;
  if (typeof amount === 'number' && amount >= 0 && amount <= most) return amount;
  throw refuse(given.pathOf(name), `an amount from 0 to ${most}`);
};
