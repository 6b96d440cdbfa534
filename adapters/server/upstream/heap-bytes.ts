/**
 * Estimates the memory of plain data in bytes, as V8 stores it on a 64-bit machine: words of eight bytes, a header of
 * three words for an object and of four for an array, whose elements have a header of their own. Parts that occur twice
 * count twice. Takes time in proportion to the number of parts and, for text, to its length.
 */
export const heapBytes = (value: unknown): number => {
  switch (typeof value) {
    case 'string':
      return textBytes(value);
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < MAX_SMALL_INTEGER ? 0 : 2 * WORD;
    case 'object':
      return value === null ? 0 : objectBytes(value);
    default:
      return 0;
  }
};

const WORD = 8;
/** Integers below it are stored in the place that refers to them. */
const MAX_SMALL_INTEGER = 2 ** 31;

/** Two words, and one byte for each character, or two for each when one of them is beyond Latin-1. */
const textBytes = (text: string): number => {
  const bytesPerCharacter = BEYOND_LATIN_1.test(text) ? 2 : 1;
  return 2 * WORD + Math.ceil((text.length * bytesPerCharacter) / WORD) * WORD;
};

const BEYOND_LATIN_1 = /[^\u0000-\u00ff]/;

const objectBytes = (value: object): number => {
  if (Array.isArray(value)) return 6 * WORD + partsBytes(value);
  // A hash table has three words for each entry, and is at least half full.
  if (value instanceof Map) return 12 * WORD + 2 * WORD * value.size + partsBytes([...value.entries()].flat());
  return 3 * WORD + partsBytes(Object.values(value));
};

/** The places of the parts and the parts. */
const partsBytes = (parts: ReadonlyArray<unknown>): number =>
  parts.reduce<number>((sum, part) => sum + WORD + heapBytes(part), 0);
