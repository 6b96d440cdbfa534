import type { SortName, SortOrder } from '../model/search-types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The default order of each sort, which shoppers expect. */
export const naturalOrder: Readonly<Record<SortName, SortOrder>> = {
  relevance: 'descending',
  price: 'ascending',
  rating: 'descending',
  newest: 'descending',
  name: 'ascending',
  brand: 'ascending',
  best_selling: 'descending',
};

/** The requested page of the ordered results. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page of products in a precomputed order; iterates over the order and counts only marked products. */
export const pageOfOrder = (
  snapshot: Snapshot,
  marks: Uint8Array,
  products: Int32Array,
  order: Int32Array,
  page: Page,
): readonly number[] => {
  for (let index = 0; index < products.length; index += 1) marks[products[index] ?? 0] = 1;
  const chosen: number[] = [];
  let toSkip = page.offset;
  for (let index = 0; index < snapshot.size && chosen.length < page.limit; index += 1) {
    const product = order[index] ?? 0;
    if (marks[product] === 0) continue;
    if (toSkip > 0) toSkip -= 1;
    else chosen.push(product);
  }
  for (let index = 0; index < products.length; index += 1) marks[products[index] ?? 0] = 0;
  return chosen;
};

/**
 * The page of best scores. Keeps only as many products as needed up to the end of the page, in a heap whose root is the
 * worst of them, so a first page of many results is cheap. Equal scores are ordered by product number.
 */
export const pageOfScores = (products: Int32Array, scores: Float32Array, page: Page): readonly number[] => {
  const requested = Math.min(products.length, page.offset + page.limit);
  if (requested <= page.offset) return [];
  const isWorse = (one: number, two: number): boolean => {
    const difference = (scores[one] ?? 0) - (scores[two] ?? 0);
    return difference !== 0 ? difference < 0 : (products[one] ?? 0) > (products[two] ?? 0);
  };
  const heap = new Int32Array(requested);
  const sink = (from: number): void => {
    let at = from;
    for (;;) {
      let worst = at;
      const left = at * 2 + 1;
      if (left < requested && isWorse(heap[left] ?? 0, heap[worst] ?? 0)) worst = left;
      if (left + 1 < requested && isWorse(heap[left + 1] ?? 0, heap[worst] ?? 0)) worst = left + 1;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst] ?? 0, heap[at] ?? 0];
      at = worst;
    }
  };
  for (let place = 0; place < requested; place += 1) heap[place] = place;
  for (let at = (requested >>> 1) - 1; at >= 0; at -= 1) sink(at);
  for (let place = requested; place < products.length; place += 1) {
    if (!isWorse(heap[0] ?? 0, place)) continue;
    heap[0] = place;
    sink(0);
  }
  return [...heap]
    .sort((one, two) => (isWorse(one, two) ? 1 : -1))
    .slice(page.offset)
    .map((place) => products[place] ?? 0);
};
