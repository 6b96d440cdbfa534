/**
 * The own value of an object under a key; undefined when it has none. Use it for keys from outside: inherited
 * properties ("constructor", "__proto__") are ignored.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
