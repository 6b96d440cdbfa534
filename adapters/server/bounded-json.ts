import { type Input, ruled } from './input-codecs';

export interface JsonBounds {
  readonly longestText: number;
  /** Of a list, and of names in an object. */
  readonly mostEntries: number;
  /** How deep lists and objects may lie in each other; 0: neither. */
  readonly depth: number;
  /** What names in objects may be; short ones of letters, digits and a few signs unless given. */
  readonly names?: RegExp;
}

const NAME = /^[\w@.[\] -]{1,60}$/;
const FORBIDDEN = '__proto__';

const fits = (value: unknown, bounds: JsonBounds): boolean => {
  const { longestText, mostEntries, depth, names = NAME } = bounds;
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= longestText;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  const below = { ...bounds, depth: depth - 1 };
  if (Array.isArray(value)) return value.length <= mostEntries && value.every((entry) => fits(entry, below));
  const entries = Object.entries(value);
  return (
    entries.length <= mostEntries &&
    entries.every(([name, entry]) => names.test(name) && name !== FORBIDDEN && fits(entry, below))
  );
};

/** Any JSON within bounds, for services whose bodies have too many forms to be told apart here. */
export const jsonWithin = (bounds: JsonBounds): Input<unknown> =>
  ruled(
    bounds.depth === 0
      ? `text of at most ${bounds.longestText} characters, number, true, false or null`
      : `JSON with texts of at most ${bounds.longestText} characters, ${bounds.mostEntries} entries and ${bounds.depth} levels`,
    (value): value is unknown => fits(value, bounds),
  );
