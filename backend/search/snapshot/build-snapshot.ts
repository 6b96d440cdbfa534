import type { Kysely } from 'kysely';
import { makeCatalogueStore } from '../../catalogue/catalogue-store.ts';
import type { Brand, Category } from '../../catalogue/catalogue-records.ts';
import type { Database } from '../../database/schema.ts';
import { readCatalogue } from './catalogue-reader.ts';
import type { RowLists } from './growing-array.ts';
import { makeYieldWhenDue, type YieldWhenDue } from '../../shared/yield-when-due.ts';
import { categoryLabel } from './phrase-builder.ts';
import { departmentsOf, makeProductIndexer } from './product-indexer.ts';
import type { Snapshot, SnapshotCategory } from './snapshot.ts';
import { termsOf } from '../text/text.ts';

/** Categories of the index; parents and children are positions in the list. */
export const toSnapshotCategories = (categories: readonly Category[]): readonly SnapshotCategory[] => {
  const numbers = new Map(categories.map((category, index) => [category.id, index]));
  return categories.map((category) => ({
    id: category.id,
    name: category.name,
    path: category.path,
    imageUrl: category.imageUrl,
    department: category.department,
    parent: category.parentId === null ? undefined : numbers.get(category.parentId),
    children: categories.flatMap((child, index) => (child.parentId === category.id ? [index] : [])),
  }));
};

const PRODUCTS_BETWEEN_TURNS = 4096;

/** Products of each category, from the categories of each product. */
const inverted = async (
  categoriesOf: RowLists,
  categoryCount: number,
  yieldWhenDue: YieldWhenDue,
): Promise<RowLists> => {
  const offsets = new Int32Array(categoryCount + 1);
  for (const category of categoriesOf.values) offsets[category + 1] = (offsets[category + 1] ?? 0) + 1;
  for (let at = 0; at < categoryCount; at += 1) offsets[at + 1] = (offsets[at + 1] ?? 0) + (offsets[at] ?? 0);
  const next = offsets.slice();
  const values = new Int32Array(categoriesOf.values.length);
  for (let product = 0; product + 1 < categoriesOf.offsets.length; product += 1) {
    for (let at = categoriesOf.offsets[product] ?? 0; at < (categoriesOf.offsets[product + 1] ?? 0); at += 1) {
      const category = categoriesOf.values[at] ?? 0;
      const slot = next[category] ?? 0;
      next[category] = slot + 1;
      values[slot] = product;
    }
    if (product % PRODUCTS_BETWEEN_TURNS === 0) await yieldWhenDue();
  }
  return { offsets, values };
};

const categoriesByTerms = (categories: readonly SnapshotCategory[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  categories.forEach((category, index) => {
    for (const text of new Set([category.name, categoryLabel(category)])) {
      const key = termsOf(text)
        .filter((term) => term !== 'and')
        .join(' ');
      found.set(key, [...(found.get(key) ?? []), index]);
    }
  });
  return found;
};

const brandsByTerms = (brands: readonly Brand[]): ReadonlyMap<string, number> =>
  new Map(
    brands.map((brand, index) => [
      termsOf(brand.name)
        .filter((term) => term !== 'and')
        .join(' '),
      index,
    ]),
  );

const pairsOf = (names: Iterable<string>): ReadonlySet<string> =>
  new Set(
    Array.from(names, (name) => name.split(' ')).flatMap((words) =>
      words.slice(1).map((word, index) => `${words[index]} ${word}`),
    ),
  );

/**
 * Reads the whole catalogue into memory in short steps, so that other requests are served. A product that cannot be
 * indexed is left out and listed in `leftOut`. Rejects when the database cannot be read.
 */
export const buildSnapshot = async (
  database: Kysely<Database>,
  yieldWhenDue: YieldWhenDue = makeYieldWhenDue(),
): Promise<Snapshot> => {
  const store = makeCatalogueStore(database);
  // Reads the version first, so that a change during the read appears as a newer version and causes another load.
  const version = await store.version();
  const categories = toSnapshotCategories(await store.categories());
  const brands = await store.brands();
  const indexer = makeProductIndexer(categories, brands);
  for await (const batch of readCatalogue(database, yieldWhenDue)) {
    for (const product of batch) {
      indexer.add(product);
      await yieldWhenDue();
    }
  }
  const indexed = await indexer.build(yieldWhenDue);
  const categoryByTerms = categoriesByTerms(categories);
  const brandByTerms = brandsByTerms(brands);
  return {
    version,
    size: indexed.products.ids.length,
    ...indexed,
    categories,
    categoryNumbers: new Map(categories.map((category, index) => [category.id, index])),
    productsIn: await inverted(indexed.categoriesOf, categories.length, yieldWhenDue),
    departments: departmentsOf(categories),
    brands: brands.map(({ slug, name }) => ({ slug, name })),
    brandNumbers: new Map(brands.map((brand, index) => [brand.slug, index])),
    categoryByTerms,
    brandByTerms,
    namePairs: pairsOf([...categoryByTerms.keys(), ...brandByTerms.keys()]),
  };
};
