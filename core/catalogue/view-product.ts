import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../configuration/capabilities';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Product, Stock } from './product';
import type { ProductCatalogue } from './product-catalogue';

export interface ViewProductPorts {
  readonly catalogue: ProductCatalogue;
  readonly capabilities: Capabilities;
}

export interface ViewedProduct {
  readonly product: Product;
  /** By variant id; undefined when the stock could not be asked for. */
  readonly stock: Readonly<Record<string, Stock>> | undefined;
}

export type ViewProductError = { readonly kind: 'no-such-product' } | UpstreamFailure;

/**
 * A product with what is in stock of it, as the shop can keep it: without repeat delivery where there is none, out of
 * stock where a store would be the only way to get it. When only the stock cannot be had, the product is shown without it.
 */
export type ViewProduct = (url: string) => TE.TaskEither<ViewProductError, ViewedProduct>;

export const makeViewProduct =
  ({ catalogue, capabilities }: ViewProductPorts): ViewProduct =>
  (url) =>
    pipe(
      catalogue.productByUrl(url),
      TE.chainW(O.match(() => TE.left<ViewProductError, Product>({ kind: 'no-such-product' }), TE.right)),
      TE.chainTaskK((product) =>
        pipe(
          stockOf(catalogue, product),
          T.map((stock) => within(capabilities, { product, stock })),
        ),
      ),
    );

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

const stockOf = (catalogue: ProductCatalogue, { variants }: Product): T.Task<ViewedProduct['stock']> =>
  pipe(
    catalogue.onlineStock(variants.map(({ id }) => id)),
    TE.match(
      () => undefined,
      (stocks) => Object.fromEntries(stocks.map((stock) => [stock.variantId, stock])),
    ),
  );
