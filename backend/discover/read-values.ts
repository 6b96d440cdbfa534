import { DiscoverProblem } from './discover-problem.ts';

/** A JSON object as it came. */
export type Given = Readonly<Record<string, unknown>>;

const NOTHING: Given = {};

export const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (name: string, expectation: string): DiscoverProblem =>
  new DiscoverProblem(101, `${name} must be ${expectation}`);

/** An object; an empty one when it was left out. */
export const recordAt = (given: Given, name: string): Given => {
  const value = given[name];
  if (value === undefined || value === null) return NOTHING;
  if (!isRecord(value)) throw refuse(name, 'an object');
  return value;
};

/** A list with at most so many entries; an empty one when it was left out. */
export const listAt = (given: Given, name: string, most: number): readonly unknown[] => {
  const value = given[name];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > most) throw refuse(name, `a list with at most ${most} entries`);
  return value;
};

/** A text with at most so many characters; undefined when it was left out or is empty. A number counts as its digits. */
export const textAt = (given: Given, name: string, longest: number): string | undefined => {
  const value = given[name];
  if (value === undefined || value === null || value === '') return undefined;
  return textOf(value, name, longest);
};

export const textOf = (value: unknown, name: string, longest: number): string => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > longest) throw refuse(name, `a text of at most ${longest} characters`);
  return text;
};

/** A whole number within bounds, or what stands in for it when it was left out. */
export const wholeNumberAt = (
  given: Given,
  name: string,
  otherwise: number,
  [least, most]: readonly [number, number],
): number => {
  const value = given[name] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw refuse(name, `a whole number from ${least} to ${most}`);
};
