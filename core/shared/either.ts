import type { Either, Left, Right } from 'fp-ts/Either';

/**
 * The guards of `fp-ts/Either` for modules that a first view or another site's page loads: importing the library's own
 * there would send all of it to the browser. Other modules use `E.isLeft` and `E.isRight`.
 */
export const isLeft = <E, A>(either: Either<E, A>): either is Left<E> => either._tag === 'Left';

/** See `isLeft`. */
export const isRight = <E, A>(either: Either<E, A>): either is Right<A> => either._tag === 'Right';
