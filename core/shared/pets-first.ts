/**
 * Returns the entries of the shopper's pets first, in the order of these kinds or values of pets, and the others after them in
 * their own order. The list itself without kinds, and when the order is right already (ACC-04).
 */
export const petsFirst = <A, Kind extends string>(
  all: ReadonlyArray<A>,
  kinds: ReadonlyArray<Kind>,
  isOf: (entry: A, kind: Kind) => boolean,
): ReadonlyArray<A> => {
  const own = kinds.flatMap((kind) => all.filter((entry) => isOf(entry, kind)));
  const isRight = own.every((entry, index) => entry === all[index]);
  return isRight ? all : [...own, ...all.filter((entry) => !own.includes(entry))];
};
