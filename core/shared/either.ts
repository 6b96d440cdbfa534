import type { Either, Left, Right } from 'fp-ts/Either';

/**
 * The guards and constructors of `fp-ts/Either` for modules that a first view or another site's page loads: importing the
 * library's own there would send all of it to the browser. Other modules use `E.isLeft`, `E.isRight`, `E.left` and
 * `E.right`. Nothing else reads or writes `_tag`; the linter checks that.
 */
export const isLeft = <E, A>(either: Either<E, A>): either is Left<E> => either._tag === 'Left';

/** See `isLeft`. */
export const isRight = <E, A>(either: Either<E, A>): either is Right<A> => either._tag === 'Right';

/** See `isLeft`. */
export const left = <E>(failure: E): Either<E, never> => ({ _tag: 'Left', left: failure });

/** See `isLeft`. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value });
