import type { PetKind } from './pet-kind';

/**
 * Returns the entries of these kinds first, in the order of the kinds, and the others after them in their own order. The
 * list itself without kinds, and when the order is right already (ACC-04).
 */
export const petsFirst = <A>(
  all: ReadonlyArray<A>,
  kinds: ReadonlyArray<PetKind>,
  isOf: (entry: A, kind: PetKind) => boolean,
): ReadonlyArray<A> => {
  const own = kinds.flatMap((kind) => all.filter((entry) => isOf(entry, kind)));
  const isRight = own.every((entry, index) => entry === all[index]);
  return isRight ? all : [...own, ...all.filter((entry) => !own.includes(entry))];
};
