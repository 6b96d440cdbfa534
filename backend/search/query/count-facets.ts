import { GROUP_FILTER, PRICE_FACET } from './narrow.ts';
import type { CategoryGroup, CategoryParent, Facet, FacetOption, SearchFilters } from '../model/search-types.ts';
import type { FacetColumn, Snapshot } from '../snapshot/snapshot.ts';
import { ownValue } from '../../shared/own-value.ts';

/** Results to count, and the products that each filter alone excluded. */
export interface Counted {
  readonly products: Int32Array;
  readonly excludedBy: ReadonlyMap<string, Int32Array>;
}

const MAX_OPTIONS = 200;

const countRows = (
  rows: { readonly offsets: Int32Array; readonly values: Int32Array },
  size: number,
  ...productLists: readonly (Int32Array | undefined)[]
): Int32Array => {
  const counts = new Int32Array(size);
  for (const products of productLists) {
    if (products === undefined) continue;
    for (let index = 0; index < products.length; index += 1) {
      const product = products[index] ?? 0;
      const end = rows.offsets[product + 1] ?? 0;
      for (let at = rows.offsets[product] ?? 0; at < end; at += 1) {
        const value = rows.values[at] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
  }
  return counts;
};

const facetOf = (column: FacetColumn, counted: Counted, filters: SearchFilters): Facet => {
  const counts = countRows(column.rows, column.values.length, counted.products, counted.excludedBy.get(column.name));
  const selected = new Set(ownValue(filters, column.name) ?? []);
  const options: FacetOption[] = [];
  column.values.forEach((value, number) => {
    const count = counts[number] ?? 0;
    if (count === 0 && !selected.has(value)) return;
    options.push({ value, displayName: column.displayNames[number] ?? value, count, selected: selected.has(value) });
  });
  if (column.type !== 'single') {
    options.sort((one, two) => two.count - one.count || (one.displayName < two.displayName ? -1 : 1));
  }
  const kept = options.filter((option, index) => index < MAX_OPTIONS || option.selected);
  return {
    name: column.name,
    displayName: column.displayName,
    type: column.type,
    hidden: column.hidden,
    options: kept,
  };
};

/** Upper ends of the price buckets in cents; the last bucket is open. */
const bucketEnds = [1000, 2500, 5000, 7500, 10_000, 20_000] as const;

const bucketValue = (index: number): string => {
  const low = index === 0 ? 0 : (bucketEnds[index - 1] ?? 0) / 100;
  const high = bucketEnds[index];
  return high === undefined ? `${low}-inf` : `${low}-${(high - 1) / 100}`;
};

const bucketName = (index: number): string => {
  const low = (bucketEnds[index - 1] ?? 0) / 100;
  const high = bucketEnds[index];
  if (index === 0) return `Under $${(high ?? 0) / 100}`;
  return high === undefined ? `$${low} & up` : `$${low} to $${high / 100}`;
};

const bucketOf = (cents: number): number => {
  const at = bucketEnds.findIndex((end) => cents < end);
  return at < 0 ? bucketEnds.length : at;
};

/** Counts a product in each bucket that has the price of one of its variants. */
const priceFacet = (snapshot: Snapshot, counted: Counted, filters: SearchFilters): Facet => {
  const counts = new Int32Array(bucketEnds.length + 1);
  const { offsets, values } = snapshot.products.prices;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const products of [counted.products, counted.excludedBy.get(PRICE_FACET)]) {
    if (products === undefined) continue;
    for (const product of products) {
      let bits = 0;
      for (let at = offsets[product] ?? 0; at < (offsets[product + 1] ?? 0); at += 1) {
        const cents = values[at] ?? 0;
        lowest = Math.min(lowest, cents);
        highest = Math.max(highest, cents);
        bits |= 1 << bucketOf(cents);
      }
      for (let bucket = 0; bucket < counts.length; bucket += 1) {
        if ((bits & (1 << bucket)) !== 0) counts[bucket] = (counts[bucket] ?? 0) + 1;
      }
    }
  }
  const selected = new Set(filters[PRICE_FACET] ?? []);
  const options = [...counts]
    .map((count, index) => {
      const value = bucketValue(index);
      return { value, displayName: bucketName(index), count, selected: selected.has(value) };
    })
    .filter((option) => option.count > 0 || option.selected);
  const range = highest < lowest ? {} : { min: lowest / 100, max: highest / 100 };
  return { name: PRICE_FACET, displayName: PRICE_FACET, type: 'range', options, ...range };
};

/** Counts every facet over the results. A filtered facet also counts what its other values would return. */
export const countFacets = (
  snapshot: Snapshot,
  counted: Counted,
  filters: SearchFilters,
  hidden: readonly string[] | 'all' = [],
): readonly Facet[] => [
  ...snapshot.facets
    .filter((column) => !column.hidden || hidden === 'all' || hidden.includes(column.name))
    .map((column) => facetOf(column, counted, filters))
    .filter((facet) => facet.options.length > 0),
  priceFacet(snapshot, counted, filters),
];

/** The path from the department down to the category, without the category. */
const parentsOf = (snapshot: Snapshot, category: number): readonly CategoryParent[] => {
  const parents: CategoryParent[] = [];
  for (let at = snapshot.categories[category]?.parent; at !== undefined; at = snapshot.categories[at]?.parent) {
    const parent = snapshot.categories[at];
    if (parent === undefined) break;
    parents.unshift({ id: parent.id, name: parent.name, path: parent.path });
  }
  return parents;
};

/** How many of the products each category has, by category number. */
export const countCategories = (snapshot: Snapshot, ...products: readonly (Int32Array | undefined)[]): Int32Array =>
  countRows(snapshot.categoriesOf, snapshot.categories.length, ...products);

/** The categories of the results as a tree, from the departments or from one category down. */
export const countGroups = (snapshot: Snapshot, counted: Counted, root?: number): readonly CategoryGroup[] => {
  const counts = countCategories(snapshot, counted.products, counted.excludedBy.get(GROUP_FILTER));
  const groupOf = (number: number, isTop: boolean): CategoryGroup[] => {
    const category = snapshot.categories[number];
    const count = counts[number] ?? 0;
    if (category === undefined || (count === 0 && number !== root)) return [];
    const children = category.children.flatMap((child) => groupOf(child, false));
    const parents = isTop ? parentsOf(snapshot, number) : [];
    return [{ id: category.id, name: category.name, path: category.path, count, children, parents }];
  };
  if (root !== undefined) return groupOf(root, true);
  return snapshot.categories.flatMap((category, number) =>
    category.parent === undefined ? groupOf(number, true) : [],
  );
};
