/**
 * JSON of something made of objects, lists, texts and numbers, as it is: also on pages of others where an old library
 * gave all lists a `toJSON`, which would make texts of the lists in it.
 */
export const ownJson = (value: unknown): string => JSON.stringify(plain(value));

const plain = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const copy: object = Array.isArray(value)
    ? value.map(plain)
    : Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, plain(entry)]));
  return Object.defineProperty(copy, 'toJSON', { value: undefined });
};
