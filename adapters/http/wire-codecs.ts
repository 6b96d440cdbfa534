import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { parsePrice } from '../../core/catalogue/price';
import { ownValue } from '../../core/shared/own-value';

/** A codec that only decodes. */
export type Reader<A> = t.Type<A, unknown, unknown>;

/** Makes a codec from a function that returns none for invalid input. Problems are reported with the codec's name. */
export const reader = <A>(name: string, read: (value: unknown) => O.Option<A>): Reader<A> =>
  new t.Type<A, unknown, unknown>(
    name,
    (value): value is A => O.isSome(read(value)),
    (value, context) => {
      const found = read(value);
      return O.isSome(found) ? t.success(found.value) : t.failure(value, context);
    },
    (value) => value,
  );

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A text that is not blank; a number becomes its digits, because releases write ids in both ways. */
export const text: Reader<string> = reader('text', (value) =>
  isScalar(value) && !isAbsent(value) ? O.some(String(value).trim()) : O.none,
);

/** An optional text: missing, null and blank become undefined. */
export const optionalText: Reader<string | undefined> = reader('text or nothing', (value) =>
  isAbsent(value) ? O.some(undefined) : isScalar(value) ? O.some(String(value).trim()) : O.none,
);

/** As optionalText, for services that write the text `null` for a missing value (USR-03). */
export const textUnlessNull: Reader<string | undefined> = reader('text or nothing', (value) =>
  isAbsent(value) || value === 'null' ? O.some(undefined) : isScalar(value) ? O.some(String(value).trim()) : O.none,
);

/**
 * A number, or its text (`12.99`, `"12.99000"`, `"$12.99"`), or an object with it as `value`. Missing, empty and
 * non-numeric values become undefined, which the shop shows as N/A (REC-03).
 */
export const optionalNumber: Reader<number | undefined> = reader('number or nothing', (value) => {
  if (isAbsent(value)) return O.some(undefined);
  const amount = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  return isScalar(amount) ? O.some(parsePrice(amount)) : O.none;
});

const YES = ['true', 'yes', 'y', '1', 'on'];

/** A flag: a boolean, or one of the words that services write for it, in any casing. Undefined when it is missing. */
export const optionalFlag: Reader<boolean | undefined> = reader('flag or nothing', (value) => {
  if (isAbsent(value)) return O.some(undefined);
  if (typeof value === 'boolean') return O.some(value);
  return isScalar(value) ? O.some(YES.includes(String(value).trim().toLowerCase())) : O.none;
});

/** A list; missing and null become an empty one. */
export const listOf = <A>(item: Reader<A>): Reader<ReadonlyArray<A>> => {
  const items = t.array(item);
  return new t.Type<ReadonlyArray<A>, unknown, unknown>(
    'list',
    (value): value is ReadonlyArray<A> => items.is(value),
    (value, context) =>
      value === undefined || value === null
        ? t.success([])
        : Array.isArray(value)
          ? items.validate(value, context)
          : t.failure(value, context),
    (value) => value,
  );
};

/** One text or a list of texts; a missing value becomes an empty list. */
export const texts = reader<ReadonlyArray<string>>('texts', (value) => {
  const given: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value];
  return given.every((one) => one === undefined || one === null || typeof one === 'string' || typeof one === 'number')
    ? O.some(given.filter((one) => one !== undefined && one !== null && one !== '').map(String))
    : O.none;
});

/** An optional object; missing becomes undefined. */
export const optional = <A>(codec: Reader<A>): Reader<A | undefined> =>
  new t.Type<A | undefined, unknown, unknown>(
    codec.name,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) => (value === undefined || value === null ? t.success(undefined) : codec.validate(value, context)),
    (value) => value,
  );

type Fields = Readonly<Record<string, t.Mixed>>;
type Read<F extends Fields> = { readonly [K in keyof F]: t.TypeOf<F[K]> };

/**
 * An object with these fields; others are ignored. Releases differ in casing (`CatalogEntryView`) and in names, so a
 * field is found by its name, by one of its other names, or by either in another casing.
 */
export const fields = <F extends Fields>(
  name: string,
  wanted: F,
  otherNames: { readonly [K in keyof F]?: ReadonlyArray<string> } = {},
): Reader<Read<F>> => {
  const codec = t.type(wanted);
  const others = new Map<string, ReadonlyArray<string> | undefined>(Object.entries(otherNames));
  const namesOf = new Map(Object.keys(wanted).map((field) => [field, [field, ...(others.get(field) ?? [])]]));
  return new t.Type<Read<F>, unknown, unknown>(
    name,
    (value): value is Read<F> => codec.is(value),
    (value, context) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? codec.validate(renamed(value, namesOf), context)
        : t.failure(value, context),
    (value) => value,
  );
};

/** Most objects have the names as wanted, so names in another casing are looked for only when one is missing. */
const renamed = (object: object, namesOf: ReadonlyMap<string, ReadonlyArray<string>>): Record<string, unknown> => {
  const value = object as Readonly<Record<string, unknown>>;
  let folded: ReadonlyMap<string, unknown> | undefined;
  const find = (name: string): unknown => {
    folded ??= new Map(Object.entries(value).map(([given, field]) => [given.toLowerCase(), field]));
    return ownValue(value, name) ?? folded.get(name.toLowerCase());
  };
  return Object.fromEntries(
    [...namesOf].map(([field, names]) => [
      field,
      ownValue(value, field) ?? names.map(find).find((one) => one !== undefined),
    ]),
  );
};

/** A map from names to texts; entries without a text are left out. */
export const textByName: Reader<Readonly<Record<string, string>>> = reader('map of texts', (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return O.none;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const written = typeof entry === 'boolean' ? String(entry) : entry;
    return isScalar(written) ? [[name, String(written)] as const] : [];
  });
  return O.some(Object.fromEntries(entries));
});

/** A map from names to values of one type. */
export const mapOf = <A>(value: Reader<A>): Reader<Readonly<Record<string, A>>> => {
  const codec = t.record(t.string, value);
  return new t.Type<Readonly<Record<string, A>>, unknown, unknown>(
    'map',
    codec.is,
    (given, context) => (Array.isArray(given) ? t.failure(given, context) : codec.validate(given, context)),
    (map) => map,
  );
};
