import type { Category, Product } from '../catalogue/catalogue-records.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { toCatalogueEntry } from './catalogue-entry.ts';
import type { CategoryIndex } from './category-index.ts';

export interface BreadCrumb {
  readonly label: string;
  readonly value: string;
  readonly type_: 'CATEGORY';
  readonly x_path: string;
}

/** The path of categories from the department down. */
export const toTrail = (categories: readonly Category[]): readonly BreadCrumb[] =>
  categories.map(({ id, name, path }) => ({ label: name, value: id, type_: 'CATEGORY', x_path: path }));

/** Creates the reader of product entries; it reads SKUs and stock once each, however many products there are. */
export const makeEntryReader =
  (catalogue: CatalogueStore, readCategories: () => Promise<CategoryIndex>) =>
  async (products: readonly Product[]): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const categories = await readCategories();
    const skusOf = await catalogue.skusOfProducts(products.map((product) => product.id));
    const skuIds = [...skusOf.values()].flat().map((sku) => sku.id);
    const levels = await catalogue.stockOf(skuIds, ['online']);
    const stock = new Map(levels.map((level) => [level.skuId, level.quantity]));
    return products.map((product) =>
      toCatalogueEntry(product, {
        skus: skusOf.get(product.id) ?? [],
        stock,
        categoryPath: categories.byId.get(product.categoryId)?.path ?? '',
      }),
    );
  };

export type EntryReader = ReturnType<typeof makeEntryReader>;
