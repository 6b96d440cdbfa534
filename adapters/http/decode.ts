import * as E from 'fp-ts/Either';
import type { Context, Decoder, Errors, ValidationError } from 'io-ts';
import type { Unintelligible } from '../../core/shared/upstream-failure';

const MAX_PROBLEMS = 10;
const MAX_NAME_LENGTH = 80;

/**
 * Decodes a response with a codec. A problem contains the path, what was expected and the type of the value
 * (`items.0.sku: expected string, got number`), never the value itself, which may be a secret.
 */
export const decode =
  <A>(service: string, codec: Decoder<unknown, A>) =>
  (response: unknown): E.Either<Unintelligible, A> =>
    E.mapLeft((errors: Errors): Unintelligible => ({ kind: 'unintelligible', service, problems: problemsOf(errors) }))(
      codec.decode(response),
    );

/**
 * Returns the problems as texts, one a path; alternatives of a union are joined with `or`. `whole` is the name for the
 * whole value, which has no path.
 */
export const problemsOf = (errors: Errors, whole = 'answer'): ReadonlyArray<string> => {
  const byPath = new Map<string, { expected: Set<string>; got: string }>();
  for (const error of errors) {
    const path = pathOf(error.context) || whole;
    const problem = byPath.get(path) ?? { expected: new Set<string>(), got: kindOf(error.value) };
    problem.expected.add(expectationOf(error));
    byPath.set(path, problem);
  }
  const problems = [...byPath].map(
    ([path, { expected, got }]) => `${path}: expected ${[...expected].join(' or ')}, got ${got}`,
  );
  return problems.length <= MAX_PROBLEMS
    ? problems
    : [...problems.slice(0, MAX_PROBLEMS), `and ${problems.length - MAX_PROBLEMS} more`];
};

/** Leaves out the members of an intersection or a union, which are steps of the codec and not of the data. */
const pathOf = (context: Context): string =>
  context
    .filter((_, index) => index > 0 && !isBranching(context[index - 1]?.type))
    .map(({ key }) => shortened(key))
    .join('.');

const isBranching = (type: unknown): boolean => {
  const tag = (type as { readonly _tag?: unknown } | undefined)?._tag;
  return tag === 'IntersectionType' || tag === 'UnionType';
};

const expectationOf = ({ context }: ValidationError): string =>
  shortened(context.at(-1)?.type.name ?? 'something else');

const shortened = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};
