import { type Input, ruled } from './input-codecs';

export interface JsonBounds {
  readonly maxTextLength: number;
  /** The limit for the entries of a list or an object. */
  readonly maxEntries: number;
  /** The limit for nesting; 0 allows neither lists nor objects. */
  readonly depth: number;
  /** The pattern of object keys; by default short ones of letters, digits and a few signs. */
  readonly names?: RegExp;
}

const NAME = /^[\w@.[\] -]{1,60}$/;
const FORBIDDEN = '__proto__';

const fits = (value: unknown, bounds: JsonBounds): boolean => {
  const { maxTextLength, maxEntries, depth, names = NAME } = bounds;
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= maxTextLength;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  const below = { ...bounds, depth: depth - 1 };
  if (Array.isArray(value)) return value.length <= maxEntries && value.every((entry) => fits(entry, below));
  const entries = Object.entries(value);
  return (
    entries.length <= maxEntries &&
    entries.every(([name, entry]) => names.test(name) && name !== FORBIDDEN && fits(entry, below))
  );
};

/** Any JSON within limits, for services whose bodies have too many shapes to list here. */
export const jsonWithin = (bounds: JsonBounds): Input<unknown> =>
  ruled(
    bounds.depth === 0
      ? `text of at most ${bounds.maxTextLength} characters, number, true, false or null`
      : `JSON with texts of at most ${bounds.maxTextLength} characters, ${bounds.maxEntries} entries and ${bounds.depth} levels`,
    (value): value is unknown => fits(value, bounds),
  );
