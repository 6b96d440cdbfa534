/**
 * Serialises objects, lists, texts and numbers as JSON. On other sites an old library may have given all lists a
 * `toJSON` method, which would turn the lists into texts; this function ignores it.
 */
export const ownJson = (value: unknown): string => JSON.stringify(plain(value));

const plain = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const copy: object = Array.isArray(value)
    ? value.map(plain)
    : Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, plain(entry)]));
  return Object.defineProperty(copy, 'toJSON', { value: undefined });
};
