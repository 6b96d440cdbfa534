import type { ProductKind } from './product-kind.ts';
import { productKinds } from './product-kinds.ts';
import type { Random } from '../../shared/random.ts';

/** Deals the kinds of product: first every kind once, so that even a small shop fills every shelf, then by weight. */
export const makeKindDeck = (random: Random): (() => ProductKind) => {
  const ends: number[] = [];
  let total = 0;
  for (const { weight } of productKinds) ends.push((total += weight));
  let dealt = 0;
  return () => {
    const first = productKinds[dealt];
    dealt += 1;
    if (first !== undefined) return first;
    const point = random.next() * total;
    const kind = productKinds[ends.findIndex((end) => point < end)];
    if (kind === undefined) throw new RangeError('No kind of product to deal');
    return kind;
  };
};
