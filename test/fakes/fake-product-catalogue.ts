import * as O from 'fp-ts/Option';
import type { Category } from '../../core/catalogue/category';
import { productPath } from '../../core/paths/paths';
import type { Product, Stock } from '../../core/catalogue/product';
import type { CatalogueBrand, ProductCatalogue } from '../../core/catalogue/product-catalogue';
import { FakeUpstream } from './fake-upstream';

/** A product catalogue in memory. */
export class FakeProductCatalogue extends FakeUpstream<keyof ProductCatalogue> implements ProductCatalogue {
  readonly #products: Product[] = [];
  readonly #stock = new Map<string, number>();
  #allCategories: ReadonlyArray<Category> = [];
  #allBrands: ReadonlyArray<CatalogueBrand> = [];

  constructor() {
    super('commerce');
  }

  /** Adds a product with `quantity` units of each variant in stock. */
  hasProduct(product: Product, quantity = 10): this {
    this.#products.push(structuredClone(product));
    for (const { id } of product.variants) this.#stock.set(id, quantity);
    return this;
  }

  hasStock(variantId: string, quantity: number): this {
    this.#stock.set(variantId, quantity);
    return this;
  }

  hasCategories(...categories: ReadonlyArray<Category>): this {
    this.#allCategories = structuredClone(categories);
    return this;
  }

  hasBrands(...brands: ReadonlyArray<CatalogueBrand>): this {
    this.#allBrands = structuredClone(brands);
    return this;
  }

  readonly productByUrl: ProductCatalogue['productByUrl'] = (url) =>
    this.respond('productByUrl', () =>
      O.fromNullable(structuredClone(this.#products.find((product) => product.url === productPath(url)))),
    );

  readonly onlineStock: ProductCatalogue['onlineStock'] = (variantIds) =>
    this.respond('onlineStock', () =>
      variantIds.flatMap((variantId): ReadonlyArray<Stock> => {
        const quantity = this.#stock.get(variantId);
        if (quantity === undefined) return [];
        return [{ variantId, status: quantity > 0 ? 'available' : 'unavailable', quantity }];
      }),
    );

  readonly categories: ProductCatalogue['categories'] = this.respond('categories', () =>
    structuredClone(this.#allCategories),
  );

  readonly brands: ProductCatalogue['brands'] = this.respond('brands', () => structuredClone(this.#allBrands));
}
