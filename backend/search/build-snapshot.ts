import type { Kysely } from 'kysely';
import { makeCatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Brand, Category } from '../catalogue/catalogue-records.ts';
import type { Database } from '../database/schema.ts';
import { readCatalogue, type IndexedProduct } from './catalogue-reader.ts';
import { makeFacetBuilder } from './facet-builder.ts';
import { makeRowLists, type RowLists } from './growing-array.ts';
import { makePacer, type Pacer } from './pacer.ts';
import { categoryLabel, makePhraseBuilder } from './phrase-builder.ts';
import { makePostingsBuilder, type TextField } from './postings-builder.ts';
import { makeProductBuilder } from './product-builder.ts';
import type { Snapshot, SnapshotCategory } from './snapshot.ts';
import { termsOf } from './text.ts';

const toSnapshotCategories = (categories: readonly Category[]): readonly SnapshotCategory[] => {
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

const categoryTrail = (categories: readonly SnapshotCategory[], leaf: number): readonly SnapshotCategory[] => {
  const trail: SnapshotCategory[] = [];
  for (let at: number | undefined = leaf; at !== undefined; at = categories[at]?.parent) {
    const category: SnapshotCategory | undefined = categories[at];
    if (category === undefined) break;
    trail.push(category);
  }
  return trail;
};

const BRAND_WEIGHT = 0.4;

const withoutBrand = (name: string, brandName: string): string =>
  name.toLowerCase().startsWith(`${brandName.toLowerCase()} `) ? name.slice(brandName.length) : name;

/** The texts of a product that are searched, with how much a word in each of them says. */
const fieldsOf = (
  product: IndexedProduct,
  brandName: string,
  trail: readonly SnapshotCategory[],
): readonly TextField[] => {
  const [leaf, ...above] = trail;
  const distinct = (values: readonly (string | null)[]): string => [...new Set(values)].join(' ');
  const attributes = [
    product.lifeStage ?? '',
    product.form,
    distinct(product.variants.map((variant) => variant.flavor)),
    distinct(product.variants.map((variant) => variant.color)),
  ].join(' ');
  return [
    // What a maker is called says little of what a product is: "Harness House" makes leashes, too.
    { text: withoutBrand(product.name, brandName), weight: 1, strong: true },
    { text: brandName, weight: BRAND_WEIGHT, strong: true },
    { text: leaf?.name ?? '', weight: 0.9, strong: true },
    { text: above.map((category) => category.name).join(' '), weight: 0.45, strong: true },
    { text: attributes, weight: 0.5, strong: true },
    { text: distinct(product.variants.map((variant) => variant.size)), weight: 0.25, strong: true },
    { text: product.description, weight: 0.1, strong: false },
  ];
};

const PRODUCTS_BETWEEN_TURNS = 4096;

/** Products of each category, from the categories of each product. */
const inverted = async (categoriesOf: RowLists, categoryCount: number, pace: Pacer): Promise<RowLists> => {
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
    if (product % PRODUCTS_BETWEEN_TURNS === 0) await pace();
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

/**
 * Reads the whole catalogue into memory, in turns short enough that requests are answered meanwhile.
 * Rejects when the database cannot be read.
 */
export const buildSnapshot = async (database: Kysely<Database>, pace: Pacer = makePacer()): Promise<Snapshot> => {
  const store = makeCatalogueStore(database);
  // The version first: a change made while reading shows as a newer version afterwards and is read again.
  const version = await store.version();
  const categories = toSnapshotCategories(await store.categories());
  const brands = await store.brands();
  const categoryNumbers = new Map(categories.map((category, index) => [category.id, index]));
  const brandNumbers = new Map(brands.map((brand, index) => [brand.slug, index]));
  const departments = [...new Set(categories.map((category) => category.department))];
  const departmentNames = new Map(categories.map((category) => [category.path, category.name]));
  const brandName = (slug: string): string => brands[brandNumbers.get(slug) ?? -1]?.name ?? slug;

  const postings = makePostingsBuilder();
  const products = makeProductBuilder();
  const phrases = makePhraseBuilder(categories);
  const categoriesOf = makeRowLists();
  const facets = makeFacetBuilder({ brandName, departmentName: (slug) => departmentNames.get(slug) ?? slug });

  for await (const batch of readCatalogue(database, pace)) {
    for (const product of batch) {
      const leaf = categoryNumbers.get(product.leafCategoryId) ?? -1;
      const name = brandName(product.brandSlug);
      products.add(product, {
        brand: brandNumbers.get(product.brandSlug) ?? -1,
        leafCategory: leaf,
        department: departments.indexOf(product.department),
      });
      postings.add(fieldsOf(product, name, categoryTrail(categories, leaf)));
      phrases.add(product, name, leaf);
      categoriesOf.add(product.categoryIds.flatMap((id) => categoryNumbers.get(id) ?? []));
      facets.add(product);
      await pace();
    }
  }

  const builtCategories = categoriesOf.build();
  await pace();
  const builtFacets = await facets.build(pace);
  await pace();
  const builtPhrases = phrases.build();
  await pace();
  const built = await products.build(
    pace,
    brands.map((brand) => brand.name.toLowerCase()),
  );
  const text = await postings.build(pace);
  const productsIn = await inverted(builtCategories, categories.length, pace);
  return {
    version,
    size: built.products.ids.length,
    ...built,
    ...text,
    facets: builtFacets,
    categories,
    categoryNumbers,
    categoriesOf: builtCategories,
    productsIn,
    departments,
    brands: brands.map(({ slug, name }) => ({ slug, name })),
    brandNumbers,
    phrases: builtPhrases,
    categoryByTerms: categoriesByTerms(categories),
    brandByTerms: brandsByTerms(brands),
  };
};
