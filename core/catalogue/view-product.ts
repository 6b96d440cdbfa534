import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../configuration/capabilities';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Product, Stock } from './product';
import type { CachedCatalogue } from './product-catalogue';

export interface ViewProductPorts {
  readonly catalogue: CachedCatalogue;
  readonly capabilities: Capabilities;
}

export interface ViewedProduct {
  readonly product: Product;
  /** By variant id; undefined when the stock could not be read. */
  readonly stock: Readonly<Record<string, Stock>> | undefined;
}

export type ViewProductError = { readonly kind: 'no-such-product' } | UpstreamFailure;

/**
 * Loads a product and its stock, limited to the backend's capabilities: without repeat delivery where the backend has
 * none, and out of stock when the product is sold in stores only and there are no stores. When only the stock cannot be
 * read, the product is returned without it. `since` is as in the catalogue.
 */
export type ViewProduct = (url: string, since?: number) => TE.TaskEither<ViewProductError, ViewedProduct>;

export const makeViewProduct =
  ({ catalogue, capabilities }: ViewProductPorts): ViewProduct =>
  (url, since) =>
    pipe(
      catalogue.productByUrl(url),
      TE.chainW(O.match(() => TE.left<ViewProductError, Product>({ kind: 'no-such-product' }), TE.right)),
      TE.bindTo('product'),
      TE.bind('stock', ({ product }) => TE.fromTask(stockOf(catalogue, product, since))),
      TE.map((viewed) => within(capabilities, viewed)),
    );

/** Removes from a product what the backend does not support. */
const within = (capabilities: Capabilities, viewed: ViewedProduct): ViewedProduct => {
  const { product } = viewed;
  const isUnreachable =
    (product.inStoreOnly && !capabilities.has('stores')) || (product.pickupOnly && !capabilities.has('pickup'));
  const repeatDelivery = product.repeatDelivery && capabilities.has('repeat-delivery');
  return isUnreachable
    ? {
        product: { ...product, repeatDelivery, inStoreOnly: false, pickupOnly: false },
        stock: Object.fromEntries(product.variants.map(({ id }) => [id, outOfStock(id)])),
      }
    : { ...viewed, product: { ...product, repeatDelivery } };
};

const outOfStock = (variantId: string): Stock => ({ variantId, status: 'unavailable', quantity: 0 });

const stockOf = (
  catalogue: CachedCatalogue,
  { variants }: Product,
  since: number | undefined,
): T.Task<ViewedProduct['stock']> =>
  pipe(
    catalogue.onlineStock(
      variants.map(({ id }) => id),
      since,
    ),
    TE.match(
      () => undefined,
      (stocks) => Object.fromEntries(stocks.map((stock) => [stock.variantId, stock])),
    ),
  );
