import { badField } from './ad-problem.ts';
import { ownValue } from '../../shared/own-value.ts';

/** A JSON object as received. */
export type Given = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON object; refused otherwise. */
export const recordOf = (value: unknown, name: string): Given => {
  if (isRecord(value)) return value;
  throw badField(name, 'must be a JSON object');
};

const isMissing = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** A required text. */
export const textAt = (given: Given, name: string, longest: number): string => {
  const text = optionalTextAt(given, name, longest);
  if (text === undefined) throw badField(name, 'is required');
  return text;
};

/** An optional text; undefined when it is missing or empty. */
export const optionalTextAt = (given: Given, name: string, longest: number): string | undefined =>
  isMissing(ownValue(given, name)) ? undefined : textOf(ownValue(given, name), name, longest);

export const textOf = (value: unknown, name: string, longest: number): string => {
  if (typeof value === 'string' && value !== '' && value.length <= longest) return value;
  throw badField(name, `must be a text of 1 to ${longest} characters`);
};

/** A list of limited length; empty when it is missing. */
export const listAt = (given: Given, name: string, most: number): readonly unknown[] => {
  const value = ownValue(given, name);
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.length <= most) return value;
  throw badField(name, `must be a list of at most ${most} entries`);
};

/** A whole number within bounds, or the default when it is missing. */
export const wholeNumberAt = (given: Given, name: string, otherwise: number, most: number): number => {
  const value = ownValue(given, name) ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw badField(name, `must be a whole number from 0 to ${most}`);
};

/** An amount of dollars as cents; undefined when it was left out. */
export const centsAt = (given: Given, name: string): number | undefined => {
  const value = ownValue(given, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && value >= 0 && value <= MAX_DOLLARS) return Math.round(value * 100);
  throw badField(name, `must be an amount of dollars from 0 to ${MAX_DOLLARS}`);
};

const MAX_DOLLARS = 1_000_000;
