import { ownValue } from '../../core/shared/own-value';

/**
 * Decodes a value of the ad wire. Readers of single values are combined like the wire's structure (decision 10). Null
 * counts as missing. A wrong type or a missing required value adds a problem to `at` with its path and never with its
 * value, such as `ads.0.sku: expected string, got number`. A reader always returns a value: check `problems` afterwards.
 */
export type Read<A> = (value: unknown, at: Place) => A;

/** The position of a value in a response. */
export interface Place {
  readonly path: string;
  /** The problems of the value that is being read, or of the entry or response that contains it. */
  readonly problems: string[];
  /** The problems of entries that were skipped. */
  readonly leftOut: string[];
  /** The prefix of the shop's paths. */
  readonly origin: string;
}

const MAX_ID_LENGTH = 200;
const MAX_TEXT_LENGTH = 300;
/** Further entries of a list are ignored. */
const MAX_ENTRIES = 50;

/** Adds a problem that names the path, what was expected and the type of the value. */
export const note = ({ path, problems }: Place, expected: string, value: unknown): void =>
  void problems.push(`${path || 'answer'}: expected ${expected}, got ${typeOf(value)}`);

/** A value that `is` accepts. Other values give `fallback`, and a problem unless they are missing. */
const typed =
  <A, B>(is: (value: unknown) => value is A, expected: string, fallback: B): Read<A | B> =>
  (value, at) => {
    if (is(value)) return value;
    if (!isMissing(value)) note(at, expected, value);
    return fallback;
  };

/** Text of any length; empty when it is missing. */
export const wholeText = typed((value): value is string => typeof value === 'string', 'string', '');

/** Text, truncated to 300 characters; empty when it is missing. */
export const text: Read<string> = (value, at) => wholeText(value, at).slice(0, MAX_TEXT_LENGTH);

/** A required id of up to 200 characters. A longer one is a problem, since a truncated id could be that of another ad. */
export const id: Read<string> = (value, at) => {
  const isText = typeof value === 'string';
  if (isText && value !== '' && value.length <= MAX_ID_LENGTH) return value;
  note(at, isText ? 'id' : 'string', value);
  return '';
};

/** A number within these bounds, both included; `fallback` for any other value. */
export const number = <B>(least: number, most: number, fallback: B): Read<number | B> =>
  typed(
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
    `number from ${least} to ${most}`,
    fallback,
  );

/** A boolean; `fallback` for any other value. */
export const flag = (fallback: boolean): Read<boolean> =>
  typed((value): value is boolean => typeof value === 'boolean', 'boolean', fallback);

/** A required object with these fields; other fields are ignored. */
export const object =
  <A extends object>(fields: { readonly [Name in keyof A]: Read<A[Name]> }): Read<A> =>
  (value, at) => {
    const found = isFields(value) ? value : {};
    if (!isFields(value)) note(at, 'object', value);
    const entries = Object.entries<Read<unknown>>(fields);
    // TypeScript does not keep the names of `Object.entries`.
    return Object.fromEntries(
      entries.map(([name, read]) => [name, read(ownValue(found, name), within(at, name))]),
    ) as A;
  };

/** Reads a missing value as an empty object. */
export const orEmpty =
  <A>(read: Read<A>): Read<A> =>
  (value, at) =>
    read(value ?? {}, at);

const anyList = typed((value): value is ReadonlyArray<unknown> => Array.isArray(value), 'list', []);

/** The valid entries of a list; empty when it is missing. The problems of the others go to `leftOut`. */
export const list =
  <A>(read: Read<A>): Read<ReadonlyArray<A>> =>
  (value, at) =>
    anyList(value, at)
      .slice(0, MAX_ENTRIES)
      .flatMap((entry, index) => readOrSkip(read, entry, within(at, index)));

const anyFields = typed(isFields, 'object', {});

/** As `list`, for an object whose fields are the entries: the valid ones by name. */
export const named =
  <A>(read: Read<A>): Read<ReadonlyMap<string, A>> =>
  (value, at) =>
    new Map(
      Object.entries(anyFields(value, at))
        .slice(0, MAX_ENTRIES)
        .flatMap(([name, entry]) => readOrSkip(read, entry, within(at, name)).map((one) => [name, one] as const)),
    );

/** An optional value; undefined when it is missing or invalid. Its problems go to `leftOut`. */
export const maybe =
  <A>(read: Read<A>): Read<A | undefined> =>
  (value, at) =>
    isMissing(value) ? undefined : readOrSkip(read, value, at)[0];

/** The value in a list of one; an empty list when it is invalid. */
const readOrSkip = <A>(read: Read<A>, value: unknown, at: Place): ReadonlyArray<A> => {
  const problems: string[] = [];
  const entry = read(value, { ...at, problems });
  at.leftOut.push(...problems);
  return problems.length === 0 ? [entry] : [];
};

const within = (at: Place, name: string | number): Place => ({ ...at, path: `${at.path && `${at.path}.`}${name}` });

const isMissing = (value: unknown): boolean => value === undefined || value === null;
const typeOf = (value: unknown): string =>
  isMissing(value) ? 'nothing' : Array.isArray(value) ? 'list' : typeof value;
function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeOf(value) === 'object';
}
