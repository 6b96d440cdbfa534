import { ownValue } from '../../core/shared/own-value';

/**
 * A hand-written decoder of the ad wire (decision 10): readers of single values, put together as the wire is. Null counts
 * as missing. What is of another type than promised, or not there where it must be, is noted with its path and never
 * with its value, as `ads.0.sku: expected string, got number`.
 */
export type Read<A> = (value: unknown, at: Place) => A;

/** The position of a value in a response. */
export interface Place {
  readonly path: string;
  /** What is wrong with the value that is read, or with the whole that it is a part of. */
  readonly problems: string[];
  /** What was wrong with entries that were left out for it. */
  readonly leftOut: string[];
  /** What goes before the paths of the shop. */
  readonly origin: string;
}

const MAX_ID_LENGTH = 200;
const MAX_TEXT_LENGTH = 300;
/** More of anything is on no page. */
const MAX_ENTRIES = 50;

export const note = ({ path, problems }: Place, expected: string, value: unknown): void =>
  void problems.push(`${path || 'answer'}: expected ${expected}, got ${typeOf(value)}`);

/** What is neither of its kind nor missing is noted; in both cases `otherwise` stands in for it. */
const typed =
  <A, B>(is: (value: unknown) => value is A, expected: string, otherwise: B): Read<A | B> =>
  (value, at) => {
    if (is(value)) return value;
    if (!isMissing(value)) note(at, expected, value);
    return otherwise;
  };

/** Text of any length; empty when it is missing. */
export const wholeText = typed((value): value is string => typeof value === 'string', 'string', '');

/** Text, cut to what fits; empty when it is missing. */
export const text: Read<string> = (value, at) => wholeText(value, at).slice(0, MAX_TEXT_LENGTH);

/** Text that must be there, and whole: an id that was cut would be another's. */
export const id: Read<string> = (value, at) => {
  const isText = typeof value === 'string';
  if (isText && value !== '' && value.length <= MAX_ID_LENGTH) return value;
  note(at, isText ? 'id' : 'string', value);
  return '';
};

/** A number within these bounds. */
export const number = <B>(least: number, most: number, otherwise: B): Read<number | B> =>
  typed(
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
    `number from ${least} to ${most}`,
    otherwise,
  );

export const flag = (otherwise: boolean): Read<boolean> =>
  typed((value): value is boolean => typeof value === 'boolean', 'boolean', otherwise);

/** An object of these fields. */
export const object =
  <A extends object>(fields: { readonly [Name in keyof A]: Read<A[Name]> }): Read<A> =>
  (value, at) => {
    const found = isFields(value) ? value : {};
    if (!isFields(value)) note(at, 'object', value);
    const entries = Object.entries<Read<unknown>>(fields);
    // The compiler does not follow names through lists of entries.
    return Object.fromEntries(
      entries.map(([name, read]) => [name, read(ownValue(found, name), within(at, name))]),
    ) as A;
  };

/** Something that, where it is missing, has nothing. */
export const orNothing =
  <A>(read: Read<A>): Read<A> =>
  (value, at) =>
    read(value ?? {}, at);

const anyList = typed((value): value is ReadonlyArray<unknown> => Array.isArray(value), 'list', []);

/** A list's entries that nothing is wrong with; none when it is missing. */
export const list =
  <A>(read: Read<A>): Read<ReadonlyArray<A>> =>
  (value, at) =>
    anyList(value, at)
      .slice(0, MAX_ENTRIES)
      .flatMap((entry, index) => kept(read, entry, within(at, index)));

const anyFields = typed(isFields, 'object', {});

/** As `list`, of an object that holds them by name. */
export const named =
  <A>(read: Read<A>): Read<ReadonlyMap<string, A>> =>
  (value, at) =>
    new Map(
      Object.entries(anyFields(value, at))
        .slice(0, MAX_ENTRIES)
        .flatMap(([name, entry]) => kept(read, entry, within(at, name)).map((one) => [name, one] as const)),
    );

/** Something that is left out by itself when something is wrong with it; undefined, too, when it is missing. */
export const maybe =
  <A>(read: Read<A>): Read<A | undefined> =>
  (value, at) =>
    isMissing(value) ? undefined : kept(read, value, at)[0];

const kept = <A>(read: Read<A>, value: unknown, at: Place): ReadonlyArray<A> => {
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
