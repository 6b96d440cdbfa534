import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Category } from '../../../core/catalogue/category';
import type { Product } from '../../../core/catalogue/product';
import type { ProductCatalogue } from '../../../core/catalogue/product-catalogue';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { recoverWith, callCommerce } from '../call-commerce';
import { isMissing, isRefusedWith } from '../refusals';
import { brandViewWire, categoryViewWire, type CategoryResponse } from './category-wire';
import { inventoryWire, productViewWire } from './product-wire';
import type { StoreIds } from '../store-ids';
import { toProduct, toStock } from './to-product';

/** Reads products from the catalogue views of the commerce service. */
export class HttpProductCatalogue implements ProductCatalogue {
  readonly categories: ProductCatalogue['categories'];
  readonly brands: ProductCatalogue['brands'];
  readonly #views: HttpClient;
  /** The transaction services have the stock, which the views do not. */
  readonly #transactions: HttpClient;
  readonly #storeId: string;

  constructor(views: HttpClient, transactions: HttpClient, { storeId }: Pick<StoreIds, 'storeId'>) {
    this.#views = views;
    this.#transactions = transactions;
    this.#storeId = storeId;
    this.categories = pipe(
      callCommerce(
        views,
        { kind: 'public', method: 'GET', path: 'categoryview/@top', query: { depthAndLimit: '11,11' } },
        categoryViewWire,
      ),
      TE.map(({ catalogGroupView }) => catalogGroupView.map((category) => toCategory(category))),
    );
    this.brands = pipe(
      callCommerce(views, { kind: 'public', method: 'GET', path: 'brandview/@all' }, brandViewWire),
      TE.map(({ brandView }) =>
        brandView.map(({ slug, name, logo, productCount }) => ({ slug, name, logo, productCount: productCount ?? 0 })),
      ),
    );
  }

  readonly productByUrl: ProductCatalogue['productByUrl'] = (url) =>
    pipe(
      callCommerce(
        this.#views,
        { kind: 'public', method: 'GET', path: path`productview/byUrl/${url}`, isExpectedRefusal: isNoProduct },
        productViewWire,
      ),
      TE.map((view) => toProduct(view, url)),
      recoverWith<O.Option<Product>>(isNoProduct, O.none),
    );

  readonly onlineStock: ProductCatalogue['onlineStock'] = (variantIds) =>
    variantIds.length === 0
      ? TE.right([])
      : pipe(
          callCommerce(
            this.#transactions,
            {
              kind: 'public',
              method: 'GET',
              path: `inventoryavailability/${variantIds.map((id) => path`${id}`).join(',')}`,
              query: { onlineStoreId: this.#storeId },
            },
            inventoryWire,
          ),
          TE.map(({ InventoryAvailability }) => InventoryAvailability.map(toStock)),
        );
}

/** The service refuses addresses that look like code, such as `javascript:`; no product has one. */
const isNoProduct = (failure: UpstreamFailure): boolean =>
  isMissing(failure) || isRefusedWith(failure, ['_ERR_PROHIBITED_CHAR']);

/** Converts a category. Without a path in the response, the path is built from the identifiers of its ancestors. */
const toCategory = (category: CategoryResponse, parent?: Category): Category => {
  const own = category.identifier ?? category.uniqueID;
  const self: Category = {
    id: category.uniqueID,
    name: category.name,
    path: category.x_path ?? (parent === undefined ? own : `${parent.path}/${own}`),
    image: category.thumbnail,
    children: [],
  };
  return { ...self, children: category.catalogGroupView.map((child) => toCategory(child, self)) };
};
