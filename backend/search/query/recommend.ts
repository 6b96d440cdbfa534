import { narrow, placesWhere } from './narrow.ts';
import { findProducts, type LoadedIndex } from './find-products.ts';
import type { PodId, Recommendation, RecommendOptions } from '../model/search-types.ts';
import { productFlag, type Snapshot } from '../snapshot/snapshot.ts';

const DEFAULT_LIMIT = 10;
/** Limit of products, best selling first, that a general recommendation examines. */
const FURTHEST = 20_000;

const canBeBought = ({ products }: Snapshot, product: number): boolean =>
  ((products.flags[product] ?? 0) & productFlag.online) !== 0;

/** The first products of a list, at most `each` per group, so that one category does not dominate. */
const mixed = (
  order: Iterable<number>,
  accepts: (product: number) => boolean,
  groupOf: (product: number) => number,
  each: number,
  limit: number,
): readonly number[] => {
  const chosen: number[] = [];
  const spare: number[] = [];
  const taken = new Map<number, number>();
  for (const product of order) {
    if (chosen.length >= limit) break;
    if (!accepts(product)) continue;
    const group = groupOf(product);
    const count = taken.get(group) ?? 0;
    if (count < each) {
      taken.set(group, count + 1);
      chosen.push(product);
    } else if (spare.length < limit) spare.push(product);
  }
  return [...chosen, ...spare].slice(0, limit);
};

const bestSelling = (snapshot: Snapshot): Int32Array => snapshot.orders.best_selling.descending.subarray(0, FURTHEST);

/** The share of the newest products from which trends are taken. */
const NEW_SHARE = 0.35;
const MIN_NEW_PRODUCTS = 400;

/** New products, the best selling first; older best sellers are not trends. */
const rising = (snapshot: Snapshot): Iterable<number> => {
  const known = risingOf.get(snapshot);
  if (known !== undefined) return known;
  const { size, products, orders } = snapshot;
  const newest = orders.newest.descending.subarray(0, Math.max(MIN_NEW_PRODUCTS, Math.ceil(size * NEW_SHARE)));
  const popularity = (product: number): number => products.popularity[product] ?? 0;
  const order = newest.toSorted((one, two) => popularity(two) - popularity(one) || one - two).subarray(0, FURTHEST);
  risingOf.set(snapshot, order);
  return order;
};

/** Computed once per catalogue. */
const risingOf = new WeakMap<Snapshot, Int32Array>();

const productsInCategory = (snapshot: Snapshot, category: number): Int32Array =>
  snapshot.productsIn.values.subarray(
    snapshot.productsIn.offsets[category] ?? 0,
    snapshot.productsIn.offsets[category + 1] ?? 0,
  );

/** The best-scored products of a list. */
const best = (products: Int32Array, score: (product: number) => number, limit: number): readonly number[] => {
  const scored = [...products]
    .map((product) => ({ product, score: score(product) }))
    .filter((entry) => entry.score > 0);
  return scored
    .sort((one, two) => two.score - one.score || one.product - two.product)
    .slice(0, limit)
    .map((entry) => entry.product);
};

/** Products of the same leaf category that are most similar to the seed, by life stage, brand, price and sales. */
const related = (
  snapshot: Snapshot,
  seeds: readonly number[],
  isAllowed: (product: number) => boolean,
  limit: number,
): readonly number[] => {
  const [seed] = seeds;
  if (seed === undefined) return [];
  const { products } = snapshot;
  const leaf = products.leafCategory[seed] ?? -1;
  const parent = snapshot.categories[leaf]?.parent;
  const own = productsInCategory(snapshot, leaf);
  const candidates = own.length > limit || parent === undefined ? own : productsInCategory(snapshot, parent);
  const seedPrice = products.price[seed] ?? -1;
  const likeness = (product: number): number => {
    if (seeds.includes(product) || !isAllowed(product)) return 0;
    const price = products.price[product] ?? -1;
    const priceLikeness = price > 0 && seedPrice > 0 ? Math.min(price, seedPrice) / Math.max(price, seedPrice) : 0;
    return (
      0.2 +
      (products.leafCategory[product] === leaf ? 1 : 0) +
      (products.lifeStage[product] === products.lifeStage[seed] ? 0.6 : 0) +
      (products.brand[product] === products.brand[seed] ? 0.4 : 0) +
      priceLikeness * 0.5 +
      (products.popularity[product] ?? 0) * 1.2
    );
  };
  return best(candidates, likeness, limit);
};

/** Popular products from other leaf categories of the seeds' departments, first one from each. */
const boughtTogether = (
  snapshot: Snapshot,
  seeds: readonly number[],
  isAllowed: (product: number) => boolean,
  limit: number,
): readonly number[] => {
  const { products } = snapshot;
  const departments = new Set(seeds.map((seed) => products.department[seed]));
  const seedParents = new Set(seeds.map((seed) => snapshot.categories[products.leafCategory[seed] ?? -1]?.parent));
  const leafOf = (product: number): number => products.leafCategory[product] ?? -1;
  const accepts = (product: number): boolean =>
    departments.has(products.department[product]) &&
    !seeds.includes(product) &&
    isAllowed(product) &&
    canBeBought(snapshot, product) &&
    !seeds.some((seed) => leafOf(seed) === leafOf(product)) &&
    (!seedParents.has(snapshot.categories[leafOf(product)]?.parent) ||
      snapshot.categories[snapshot.categories[leafOf(product)]?.parent ?? -1]?.parent === undefined);
  return mixed(snapshot.orders.best_selling.descending, accepts, leafOf, 1, limit);
};

const deals = (snapshot: Snapshot, accepts: (product: number) => boolean, limit: number): readonly number[] => {
  const { products } = snapshot;
  const onOffer = snapshot.orders.best_selling.descending.filter(
    (product) => (products.discount[product] ?? 0) > 0 && accepts(product),
  );
  const appeal = (product: number): number =>
    (products.discount[product] ?? 0) * (0.3 + (products.popularity[product] ?? 0));
  return mixed(
    best(onOffer, appeal, limit * 6),
    () => true,
    (product) => products.leafCategory[product] ?? -1,
    2,
    limit,
  );
};

const forTerm = (
  loaded: LoadedIndex,
  term: string,
  isAllowed: (product: number) => boolean,
  limit: number,
): readonly number[] => {
  const { matches } = findProducts(loaded, term, false);
  return best(
    matches.products.filter(isAllowed),
    (product) => (loaded.snapshot.products.popularity[product] ?? 0) + 0.01,
    limit,
  );
};

/** Whether a product meets the filters and the condition of a request for recommendations. */
const allowedBy = (
  { snapshot, everyProduct }: LoadedIndex,
  { filters = {}, where }: RecommendOptions,
): ((product: number) => boolean) => {
  if (Object.keys(filters).length === 0 && where === undefined) return () => true;
  const { passing } = narrow(snapshot, everyProduct, filters);
  const allowed = new Set(
    where === undefined ? passing : placesWhere(snapshot, passing, where).map((place) => passing[place] ?? -1),
  );
  return (product) => allowed.has(product);
};

/** Selects the products of a recommendation. Unknown seeds are ignored. */
export const recommend = (loaded: LoadedIndex, podId: PodId, options: RecommendOptions): Recommendation => {
  const { snapshot } = loaded;
  const { products } = snapshot;
  const limit = options.limit ?? DEFAULT_LIMIT;
  const seeds = (options.itemIds ?? []).flatMap((id) => snapshot.numberOf.get(id) ?? []);
  const isAllowed = allowedBy(loaded, options);
  const accepts = (product: number): boolean =>
    canBeBought(snapshot, product) && isAllowed(product) && !seeds.includes(product);
  const departmentOf = (product: number): number => products.department[product] ?? -1;
  const leafOf = (product: number): number => products.leafCategory[product] ?? -1;

  const pick = (): readonly number[] => {
    switch (podId) {
      case 'related':
        return related(snapshot, seeds, isAllowed, limit);
      case 'bought-together':
        return boughtTogether(snapshot, seeds, isAllowed, limit);
      case 'home-deals':
        return deals(snapshot, accepts, limit);
      case 'bestsellers':
        return options.term === undefined || options.term === ''
          ? mixed(bestSelling(snapshot), accepts, leafOf, limit, limit)
          : forTerm(loaded, options.term, isAllowed, limit);
      case 'home-trending':
      case 'trending':
        return mixed(rising(snapshot), accepts, leafOf, 1, limit);
      case 'empty-search':
        return mixed(bestSelling(snapshot), accepts, departmentOf, Math.ceil(limit / 4), limit);
    }
  };

  const picked = pick();
  return { productIds: picked.flatMap((product) => products.ids[product] ?? []), total: picked.length };
};
