import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '@shop/adapters/http/http-client';
import { path } from '@shop/adapters/http/path';
import type { Product } from '@shop/core/catalogue/product';
import type { ProductCatalogue } from '@shop/core/catalogue/product-catalogue';
import type { UpstreamFailure } from '@shop/core/shared/upstream-failure';
import { toProduct, toStock } from './to-toy-product';
import { callToy } from './toy-call';
import { isRefusedAs } from './toy-refusals';
import { categoriesWire, listWire, productWire } from './toy-wire';

/** The engine's products and categories. It has no brands. */
export class ToyProductCatalogue implements ProductCatalogue {
  readonly categories: ProductCatalogue['categories'];
  readonly brands: ProductCatalogue['brands'] = TE.right([]);
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.categories = pipe(
      callToy(http, { kind: 'public', method: 'GET', path: 'categories' }, categoriesWire),
      TE.map(({ categories }) =>
        categories.map(({ slug, title }) => ({ id: slug, name: title, path: slug, image: undefined, children: [] })),
      ),
    );
  }

  /** The path of an empty slug is that of the list of products, which is no product. */
  readonly productByUrl: ProductCatalogue['productByUrl'] = (url) =>
    path`${url}` === ''
      ? TE.right(O.none)
      : pipe(
          callToy(this.#http, { kind: 'public', method: 'GET', path: path`products/${url}` }, productWire),
          TE.chain((product) => TE.map((title: string) => toProduct(product, title))(this.#titleOf(product.category))),
          TE.map(O.some),
          TE.orElse((failure): TE.TaskEither<UpstreamFailure, O.Option<Product>> =>
            isRefusedAs(failure, 'product_unknown') ? TE.right(O.none) : TE.left(failure),
          ),
        );

  readonly onlineStock: ProductCatalogue['onlineStock'] = (variantIds) =>
    variantIds.length === 0
      ? TE.right([])
      : pipe(
          callToy(
            this.#http,
            { kind: 'public', method: 'GET', path: 'products', query: { sku: variantIds, limit: 100 } },
            listWire,
          ),
          TE.map(({ products }) =>
            products
              .flatMap(({ options }) => options)
              .filter(({ sku }) => variantIds.includes(sku))
              .map(toStock),
          ),
        );

  #titleOf(slug: string): TE.TaskEither<UpstreamFailure, string> {
    return pipe(
      this.categories,
      TE.map((categories) => categories.find(({ id }) => id === slug)?.name ?? slug),
    );
  }
}
