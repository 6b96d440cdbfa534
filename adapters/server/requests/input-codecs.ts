import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { problemsOf } from '../../http/decode';

/** A codec for input from browsers. */
export type Input<A> = t.Type<A, unknown>;

/** The problems of an input, by field and expectation. They never contain values. */
export type Wrong = ReadonlyArray<string>;

/** Makes a codec from a type guard. `name` is the expectation in error messages. */
export const ruled = <A>(name: string, is: (value: unknown) => value is A): Input<A> =>
  new t.Type<A, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    (value) => value,
  );

/** An optional value: missing and null become undefined. */
export const optional = <A>(codec: Input<A>): Input<A | undefined> =>
  new t.Type<A | undefined, unknown>(
    codec.name,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) => (value === undefined || value === null ? t.success(undefined) : codec.validate(value, context)),
    (value) => value,
  );

/** A text that matches a pattern; the pattern has to limit its length. */
export const matching = (name: string, pattern: RegExp): Input<string> =>
  ruled(name, (value): value is string => typeof value === 'string' && pattern.test(value));

/** A text of at most `longest` characters, which may be empty. */
export const textUpTo = (longest: number): Input<string> =>
  ruled(
    `text of at most ${longest} characters`,
    (value): value is string => typeof value === 'string' && value.length <= longest,
  );

/** A list of `least` to `most` entries. */
export const listUpTo = <A>(item: Input<A>, least: number, most: number): Input<ReadonlyArray<A>> => {
  const name = `list of ${least === 0 ? 'at most' : `${least} to`} ${most}`;
  const items = t.readonlyArray(item);
  return new t.Type<ReadonlyArray<A>, unknown>(
    name,
    items.is,
    (value, context) =>
      Array.isArray(value) && value.length >= least && value.length <= most
        ? items.validate(value, context)
        : t.failure(value, context),
    (value) => value,
  );
};

export const oneOf = <A extends string>(choices: ReadonlyArray<A>): Input<A> =>
  ruled(`one of ${choices.join(', ')}`, (value): value is A => choices.some((choice) => choice === value));

export const wholeNumber = (from: number, to: number): Input<number> =>
  ruled(
    `whole number from ${from} to ${to}`,
    (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to,
  );

export const amountUpTo = (most: number): Input<number> =>
  ruled(
    `number from 0 to ${most}`,
    (value): value is number => typeof value === 'number' && value >= 0 && value <= most,
  );

export const flag: Input<boolean> = ruled('true or false', (value): value is boolean => typeof value === 'boolean');

type Fields = Readonly<Record<string, t.Mixed>>;
type Read<F extends Fields> = { readonly [K in keyof F]: t.TypeOf<F[K]> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const surplus: t.Mixed = ruled('no field of this name', (_value): _value is unknown => false);

type Given = readonly [name: string, codec: t.Mixed, value: unknown];

/** Decodes all fields, or fails with the problems of all fields. */
const readEach = (
  given: ReadonlyArray<Given>,
  context: t.Context,
): t.Validation<ReadonlyArray<readonly [name: string, value: unknown]>> => {
  const read = given.map(
    ([name, codec, value]) => [name, codec.validate(value, t.appendContext(context, name, codec, value))] as const,
  );
  const errors = read.flatMap(([, field]) => (E.isLeft(field) ? field.left : []));
  return errors.length > 0
    ? t.failures(errors)
    : t.success(read.flatMap(([name, field]) => (E.isRight(field) ? [[name, field.right as unknown] as const] : [])));
};

/** An object with these fields and no others. The codec of a field decides whether it is optional. */
export const exactly = <F extends Fields>(fields: F): Input<Read<F>> => {
  const known = new Map<string, t.Mixed>(Object.entries(fields));
  const validate: t.Validate<unknown, Read<F>> = (value, context) => {
    if (!isObject(value)) return t.failure(value, context);
    const given = new Map(Object.entries(value));
    const names = [...new Set([...known.keys(), ...given.keys()])];
    const read = readEach(
      names.map((name) => [name, known.get(name) ?? surplus, given.get(name)]),
      context,
    );
    return E.isLeft(read) ? read : t.success(Object.fromEntries(read.right) as Read<F>);
  };
  const is = (value: unknown): value is Read<F> => E.isRight(validate(value, []));
  return new t.Type('object', is, validate, (value) => value);
};

/** An object of at most `most` entries, whose names match a pattern and whose values have one type. */
export const entriesUpTo = <A>(names: RegExp, item: Input<A>, most: number): Input<Readonly<Record<string, A>>> => {
  const name = `object with at most ${most} names`;
  const validate: t.Validate<unknown, Readonly<Record<string, A>>> = (value, context) => {
    if (!isObject(value) || Object.keys(value).length > most) return t.failure(value, context);
    const fields = Object.entries(value);
    const read = readEach(
      fields.map(([key, field]) => [key, names.test(key) ? item : surplus, field]),
      context,
    );
    return E.isLeft(read) ? read : t.success(Object.fromEntries(read.right) as Readonly<Record<string, A>>);
  };
  const is = (value: unknown): value is Readonly<Record<string, A>> => E.isRight(validate(value, []));
  return new t.Type(name, is, validate, (value) => value);
};

/** Decodes with the first codec that accepts the value. */
export const eitherOf = <A, B>(one: Input<A>, other: Input<B>): Input<A | B> =>
  new t.Type<A | B, unknown>(
    `${one.name} or ${other.name}`,
    (value): value is A | B => one.is(value) || other.is(value),
    (value, context) => {
      // For an object, the problems of the object codec are reported.
      const first = isObject(value) === (other.name === 'object') ? other : one;
      const read: t.Validation<A | B> = first.validate(value, context);
      return E.isRight(read) ? read : (first === one ? other : one).is(value) ? t.success(value) : read;
    },
    (value) => value,
  );

/** Decodes input, or fails with the problems of each field. */
export const readInput = <A>(codec: t.Decoder<unknown, A>, value: unknown): E.Either<Wrong, A> =>
  E.mapLeft((errors: t.Errors) => problemsOf(errors, 'body'))(codec.decode(value));

/**
 * Parses and validates a JSON body. Returns it serialised again, so that the service reads exactly the validated fields
 * (duplicate keys are removed), or the problems.
 */
export const checkedJson = (codec: t.Decoder<unknown, unknown>, body: Buffer | undefined): E.Either<Wrong, Buffer> => {
  const parsed = parse(body);
  if (E.isLeft(parsed)) return parsed;
  const read = readInput(codec, parsed.right);
  return E.isLeft(read) ? read : E.right(Buffer.from(JSON.stringify(parsed.right)));
};

const parse = (body: Buffer | undefined): E.Either<Wrong, unknown> => {
  try {
    return E.right(JSON.parse(body?.toString('utf8') ?? '') as unknown);
  } catch {
    return E.left(['body: expected JSON, got something else']);
  }
};
