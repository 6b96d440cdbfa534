import { productKinds, type ProductKind } from './kinds/product-kinds.ts';
import type { Random } from '../../shared/random.ts';

/** Samples product kinds: first each kind once, so that a small shop has products in every category, then by weight. */
export const makeKindSampler = (random: Random): (() => ProductKind) => {
  const ends: number[] = [];
  let total = 0;
  for (const { weight } of productKinds) ends.push((total += weight));
  let sampled = 0;
  return () => {
    const first = productKinds[sampled];
    sampled += 1;
    if (first !== undefined) return first;
    const point = random.next() * total;
    const kind = productKinds[ends.findIndex((end) => point < end)];
    if (kind === undefined) throw new RangeError('No kind of product to sample');
    return kind;
  };
};
