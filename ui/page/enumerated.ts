const LIST = new Intl.ListFormat('en-GB');

/** `a, b and c`, of those that are there; empty without any. */
export const enumerated = (parts: ReadonlyArray<string | false>): string =>
  LIST.format(parts.filter((part) => part !== false));
