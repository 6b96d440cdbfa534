const LIST = new Intl.ListFormat('en-GB');

/** Joins the parts that are not false as `a, b and c`; empty without any. */
export const enumerated = (parts: ReadonlyArray<string | false>): string =>
  LIST.format(parts.filter((part) => part !== false));
