import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '../../../core/cart/cart';
import type { OptionsByItem } from '../../../core/cart/fulfilment/fulfilment-gateway';
import type { LoadCartOptions } from '../../../core/cart/fulfilment/load-fulfilment-options';
import type { LoadCart } from '../../../core/cart/load-cart';
import type { Capabilities } from '../../../core/configuration/capabilities';
import { CART_PATH, SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import type { PreferredPlaceStore } from '../../../core/stores/preferred/preferred-store';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { movedWords } from '../../cart/moved-words';
import { readWays } from '../../cart/read-way';
import type { PageLoader, PageOutcome, PageRequest } from '../../page/page';
import { loadRow, type RowPorts } from '../../recommendations/load-row';
import { loadOwnRewards, type OwnRewardsPorts } from '../../rewards/own-rewards';
import type { CartPageData } from './cart-data';

export interface CartLoaderPorts extends OwnRewardsPorts, RowPorts {
  readonly loadCart: LoadCart;
  readonly shop: string;
  readonly loadCartOptions: LoadCartOptions;
  readonly placeStore: Pick<PreferredPlaceStore, 'store' | 'deliveryZip'>;
}

const ROW = 12;
const MAX_SEEDS = 20;
const SIGN_IN_FIRST = withReturnPath(SIGN_IN_PATH, CART_PATH);

/**
 * The cart page (RTE-05); never shared, never indexed. A cart that cannot be read is not shown as an empty one: the page
 * is unavailable, or redirects to the sign-in when the session has ended and the shop has accounts.
 */
export const makeCartLoader =
  (ports: CartLoaderPorts): PageLoader<CartPageData> =>
  (request) =>
    pipe(
      ports.loadCart,
      TE.matchE(
        (failure) => T.of(withoutCart(failure, ports.capabilities)),
        ({ items }) => loadPage(ports, request, items),
      ),
    );

const loadPage = (
  ports: CartLoaderPorts,
  request: PageRequest,
  items: Cart['items'],
): T.Task<PageOutcome<CartPageData>> =>
  pipe(
    T.Do,
    T.apS('alsoBought', alsoBought(ports, items)),
    T.apS('own', loadOwnRewards(ports, request)),
    T.apS('options', loadOptions(ports, items)),
    T.map((parts) =>
      toPage(ports.shop, {
        ...parts,
        addedPartNumber: request.query.get('added') ?? undefined,
        addedCount: countIn(request.query),
        isStopped: request.query.get('checkout') === 'stopped',
        moved: movedIn(request.query),
      }),
    ),
  );

/** Reads how many products were bought again; undefined for none and for what is not such a number. */
const countIn = (query: URLSearchParams): number | undefined => {
  const again = query.get('again') ?? '';
  return /^[1-9]\d{0,2}$/.test(again) ? Number(again) : undefined;
};

/** Reads what moving a saved item without scripts has put into the address. */
const movedIn = (query: URLSearchParams): string | undefined =>
  pipe(
    readWays({ getAll: () => query.getAll('moved') }),
    E.match(
      () => undefined,
      ([wanted, used]) => (used === undefined ? undefined : movedWords(wanted, used)),
    ),
  );

/** The ways of each line. Without them a line has no choice, and the cart is shown all the same. */
const loadOptions = (ports: CartLoaderPorts, items: Cart['items']): T.Task<OptionsByItem> => {
  if (items.length === 0) return T.of({});
  const { placeStore } = ports;
  return pipe(
    ports.loadCartOptions({ storeId: placeStore.store()?.id, zipCode: placeStore.deliveryZip() }),
    TE.getOrElse(() => T.of<OptionsByItem>({})),
  );
};

/**
 * Returns products that are often bought with the items, or bestsellers when the cart is empty or there are no such
 * products.
 */
const alsoBought = (ports: RowPorts, items: Cart['items']): T.Task<Recommendation | undefined> => {
  const bestsellers = loadRow(ports, { podId: 'bestsellers', count: ROW });
  if (items.length === 0) return bestsellers;
  const productIds = [...new Set(items.slice(0, MAX_SEEDS).map(({ productId }) => productId))];
  return pipe(
    loadRow(ports, { podId: 'bought-together', count: ROW, productIds }),
    T.chain((row) => (row?.products.length === 0 ? bestsellers : T.of(row))),
  );
};

const withoutCart = (failure: UpstreamFailure, capabilities: Capabilities): PageOutcome<CartPageData> =>
  failure.kind === 'refused' && failure.status < 500 && capabilities.has('accounts')
    ? { kind: 'redirect', url: SIGN_IN_FIRST, isPermanent: false }
    : { kind: 'unavailable' };

const toPage = (
  shop: string,
  parts: Pick<
    CartPageData,
    'alsoBought' | 'own' | 'options' | 'addedPartNumber' | 'addedCount' | 'isStopped' | 'moved'
  >,
): PageOutcome<CartPageData> => ({
  kind: 'page',
  data: { ...parts, problem: undefined, refusedCode: undefined },
  head: { title: `Cart | ${shop}`, description: `Your cart at ${shop}.`, canonical: undefined, isIndexed: false },
  isShareable: false,
});
