import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Product, Stock, Variant } from '../../../core/catalogue/product';
import type { ViewProduct, ViewProductError, ViewedProduct } from '../../../core/catalogue/view-product';
import { ownValue } from '../../../core/shared/own-value';
import type { StoreGateway } from '../../../core/stores/store-gateway';
import type { StoreStock } from '../../../core/stores/store-stock';
import type { PageLoader, PageOutcome } from '../../page/page';
import { NOTICE_TITLE } from '../../stock-notices/notice-words';
import { variantName, type WantedNotice } from '../../stock-notices/wanted-notice';
import { NOTICE_MARKS, type NotifyData } from './notice-data';

export interface NotifyLoaderPorts {
  readonly viewProduct: ViewProduct;
  readonly stores: Pick<StoreGateway, 'store'>;
  readonly storeStock: StoreStock;
  readonly shop: string;
}

type Place = WantedNotice['store'];
type NotFound = Extract<ViewProductError, { kind: 'no-such-product' }>;

/**
 * Loads the page on which a shopper asks for a mail when a variant is in stock again (ACC-06). An unknown product,
 * variant or store is not found.
 */
export const makeNotifyLoader =
  (ports: NotifyLoaderPorts): PageLoader<NotifyData> =>
  ({ parameters, query }) =>
    pipe(
      ports.viewProduct(parameters['url'] ?? ''),
      TE.bindTo('viewed'),
      TE.bindW('variant', ({ viewed }) => found(variantIn(viewed.product, query.get(NOTICE_MARKS.sku)))),
      TE.bindW('place', () => placeOf(ports, query.get(NOTICE_MARKS.store) ?? undefined)),
      TE.bindW('isInStock', ({ viewed, variant, place }) => isInStock(ports, viewed, variant, place)),
      TE.let('isPossible', ({ viewed, place }) => place !== undefined || isDelivered(viewed.product)),
      TE.match(
        (failure): PageOutcome<NotifyData> => (isNone(failure) ? { kind: 'not-found' } : { kind: 'unavailable' }),
        ({ viewed: { product }, variant, place, isInStock: inStock, isPossible }) =>
          pageOf(ports.shop, {
            wanted: {
              productUrl: product.url,
              partNumber: variant.partNumber,
              name: variantName(product, variant),
              store: place,
              undo: query.get(NOTICE_MARKS.asked) || undefined,
            },
            isInStock: isPossible && inStock,
            isPossible,
            isAsked: query.has(NOTICE_MARKS.asked),
            isUndone: query.has(NOTICE_MARKS.undone),
            email: undefined,
            errors: {},
            problem: undefined,
          }),
      ),
    );

/** There is no such product, or its address cannot be one. */
const isNone = (failure: ViewProductError): boolean =>
  failure.kind === 'refused' ? failure.status === 400 : failure.kind === 'no-such-product';

const NOT_FOUND: NotFound = { kind: 'no-such-product' };

const found = <A>(value: A | undefined): TE.TaskEither<NotFound, A> =>
  value === undefined ? TE.left(NOT_FOUND) : TE.right(value);

/** The named variant; without a name the first one. */
const variantIn = ({ variants }: Product, partNumber: string | null): Variant | undefined =>
  partNumber === null ? variants[0] : variants.find((variant) => variant.partNumber === partNumber);

const placeOf = (
  { stores }: NotifyLoaderPorts,
  storeId: string | undefined,
): TE.TaskEither<ViewProductError, Place> => {
  if (storeId === undefined) return TE.right(undefined);
  return pipe(
    stores.store(storeId),
    TE.chainW(
      O.match(
        () => TE.left<ViewProductError, Place>(NOT_FOUND),
        ({ id, name }) => TE.right({ id, name }),
      ),
    ),
  );
};

const isDelivered = ({ inStoreOnly, pickupOnly, liveAnimal }: Product): boolean =>
  !inStoreOnly && !pickupOnly && !liveAnimal;

/** Unknown stock counts as none: the service says so when the form is posted. */
const isInStock = (
  { storeStock }: NotifyLoaderPorts,
  { stock }: ViewedProduct,
  { id, partNumber }: Variant,
  place: Place,
): TE.TaskEither<never, boolean> => {
  if (place === undefined) return TE.right(isAvailable(ownValue(stock ?? {}, id)));
  return pipe(
    storeStock.inStore(place.id, [partNumber]),
    TE.map((quantities) => (quantities.get(partNumber) ?? 0) > 0),
    TE.orElse(() => TE.right(false)),
  );
};

const isAvailable = (stock: Stock | undefined): boolean => stock !== undefined && stock.status !== 'unavailable';

const pageOf = (shop: string, data: NotifyData): PageOutcome<NotifyData> => ({
  kind: 'page',
  data,
  head: {
    title: `${NOTICE_TITLE} | ${shop}`,
    description: `Get an email when ${data.wanted.name} is back in stock.`,
    canonical: undefined,
    isIndexed: false,
  },
  isShareable: false,
  isNeverKept: true,
});
