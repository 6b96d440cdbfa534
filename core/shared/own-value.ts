/**
 * Returns the own property of an object under a key; undefined when it has none. Use it for keys that are not
 * constants, so that inherited properties ("constructor", "__proto__") are not found.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
