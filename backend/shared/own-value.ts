/**
 * The value that an object itself has under a key; undefined when it has none. For keys that are not written in the
 * source: what a plain object inherits ("constructor", "__proto__") is no value of it.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
