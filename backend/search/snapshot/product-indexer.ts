import type { Brand } from '../../catalogue/catalogue-records.ts';
import type { IndexedProduct } from './catalogue-reader.ts';
import type { LeftOut } from '../model/search-types.ts';
import { faultOf } from './checked-product.ts';
import { makeFacetBuilder, type FacetValues } from './facet-builder.ts';
import { makeRowLists } from './growing-array.ts';
import type { YieldWhenDue } from '../../shared/yield-when-due.ts';
import { makePhraseBuilder } from './phrase-builder.ts';
import type { Phrase } from './phrase-table.ts';
import { makePostingsBuilder, type TermWeights, type TextField } from './postings-builder.ts';
import { makeProductBuilder, productRowOf, type ProductRow } from './product-builder.ts';
import type { Snapshot, SnapshotCategory } from './snapshot.ts';
import { withoutBrand } from './without-brand.ts';

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

/** The searched text fields of a product with their weights. */
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
    // A brand's name says little about the product: "Harness House" also makes leashes.
    { text: withoutBrand(product.name, brandName), weight: 1, strong: true },
    { text: brandName, weight: BRAND_WEIGHT, strong: true },
    { text: leaf?.name ?? '', weight: 0.9, strong: true },
    { text: above.map((category) => category.name).join(' '), weight: 0.45, strong: true },
    { text: attributes, weight: 0.5, strong: true },
    { text: distinct(product.variants.map((variant) => variant.size)), weight: 0.25, strong: true },
    { text: product.description, weight: 0.1, strong: false },
  ];
};

/** The entries of one product for all builders; added to all or to none. */
interface IndexEntry {
  readonly row: ProductRow;
  readonly terms: TermWeights;
  readonly phrases: readonly Phrase[];
  readonly categories: readonly number[];
  readonly facets: FacetValues;
}

/** The part of a snapshot that consists of products. */
export type IndexedProducts = Pick<
  Snapshot,
  'products' | 'numberOf' | 'orders' | 'dictionary' | 'postings' | 'facets' | 'categoriesOf' | 'phrases' | 'leftOut'
>;

export interface ProductIndexer {
  /** The reason why this product would be left out; undefined when it can be indexed. Adds nothing. */
  check(product: IndexedProduct): LeftOut | undefined;
  /** Indexes a product, or adds it to the products left out. */
  add(product: IndexedProduct): void;
  build(yieldWhenDue: YieldWhenDue): Promise<IndexedProducts>;
}

/** Limit of listed products that were left out; further ones are only counted. */
const MAX_NAMED = 20;

/** Creates an indexer for a catalogue with these categories and brands. */
export const makeProductIndexer = (categories: readonly SnapshotCategory[], brands: readonly Brand[]): ProductIndexer =>
  new SearchProductIndexer(categories, brands);

class SearchProductIndexer implements ProductIndexer {
  readonly #categories: readonly SnapshotCategory[];
  readonly #brands: readonly Brand[];
  readonly #categoryNumbers;
  readonly #brandNumbers;
  readonly #departmentNumbers;
  readonly #namesByPath;
  readonly #postings = makePostingsBuilder();
  readonly #products = makeProductBuilder();
  readonly #phrases;
  readonly #categoriesOf = makeRowLists();
  readonly #facets;
  readonly #examples: LeftOut[] = [];
  #leftOutCount = 0;

  constructor(categories: readonly SnapshotCategory[], brands: readonly Brand[]) {
    this.#categories = categories;
    this.#brands = brands;
    this.#categoryNumbers = new Map(categories.map((category, index) => [category.id, index]));
    this.#brandNumbers = new Map(brands.map((brand, index) => [brand.slug, index]));
    this.#departmentNumbers = new Map(departmentsOf(categories).map((department, index) => [department, index]));
    this.#namesByPath = new Map(categories.map((category) => [category.path, category.name]));
    this.#phrases = makePhraseBuilder(categories);
    this.#facets = makeFacetBuilder({
      brandName: this.#brandName,
      departmentName: (slug) => this.#namesByPath.get(slug) ?? slug,
    });
  }

  readonly check: ProductIndexer['check'] = (product) => {
    const entry = this.#tryEntryOf(product);
    return 'reason' in entry ? entry : undefined;
  };

  readonly add: ProductIndexer['add'] = (product) => {
    const entry = this.#tryEntryOf(product);
    if ('reason' in entry) {
      this.#leftOutCount += 1;
      if (this.#examples.length < MAX_NAMED) this.#examples.push(entry);
      return;
    }
    this.#products.add(entry.row);
    this.#postings.add(entry.terms);
    this.#phrases.add(entry.phrases);
    this.#categoriesOf.add(entry.categories);
    this.#facets.add(entry.facets);
  };

  readonly build: ProductIndexer['build'] = async (yieldWhenDue) => {
    const builtCategories = this.#categoriesOf.build();
    await yieldWhenDue();
    const builtFacets = await this.#facets.build(yieldWhenDue);
    await yieldWhenDue();
    const builtPhrases = this.#phrases.build();
    await yieldWhenDue();
    const built = await this.#products.build(
      yieldWhenDue,
      this.#brands.map((brand) => brand.name.toLowerCase()),
    );
    const text = await this.#postings.build(yieldWhenDue);
    return {
      ...built,
      ...text,
      facets: builtFacets,
      categoriesOf: builtCategories,
      phrases: builtPhrases,
      leftOut: { count: this.#leftOutCount, examples: this.#examples },
    };
  };

  readonly #brandName = (slug: string): string => this.#brands[this.#brandNumbers.get(slug) ?? -1]?.name ?? slug;

  #entryOf(product: IndexedProduct): IndexEntry {
    const leaf = this.#categoryNumbers.get(product.leafCategoryId) ?? -1;
    const name = this.#brandName(product.brandSlug);
    return {
      row: productRowOf(product, {
        brand: this.#brandNumbers.get(product.brandSlug) ?? -1,
        leafCategory: leaf,
        department: this.#departmentNumbers.get(product.department) ?? -1,
      }),
      terms: this.#postings.weigh(fieldsOf(product, name, categoryTrail(this.#categories, leaf))),
      phrases: this.#phrases.phrasesOf(product, name, leaf),
      categories: product.categoryIds.flatMap((id) => this.#categoryNumbers.get(id) ?? []),
      facets: this.#facets.valuesOf(product),
    };
  }

  /** Every failure for a product happens here, before anything is added. */
  #tryEntryOf(product: IndexedProduct): IndexEntry | LeftOut {
    const fault = faultOf(product);
    if (fault !== undefined) return { id: product.id, reason: fault };
    try {
      return this.#entryOf(product);
    } catch (error) {
      return { id: product.id, reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** The departments of the shop, each once. */
export const departmentsOf = (categories: readonly SnapshotCategory[]): readonly string[] => [
  ...new Set(categories.map((category) => category.department)),
];
