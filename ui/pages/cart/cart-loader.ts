import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { LoadCart } from '../../../core/cart/load-cart';
import { CART_PATH } from '../../../core/catalogue/paths';
import type { LoadRecommendation } from '../../../core/recommendations/load-recommendation';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { PageLoader, PageOutcome } from '../../app/page';
import type { CartPageData } from './cart-data';

export interface CartLoaderPorts {
  readonly loadCart: LoadCart;
  readonly loadRecommendation: LoadRecommendation;
  readonly shop: string;
}

const ROW = 12;
const SIGN_IN_FIRST = `/shop/LogonForm?URL=${encodeURIComponent(CART_PATH)}`;

/**
 * The cart page (RTE-05); never shared, never indexed. A cart that cannot be read is not shown as an empty one: the
 * page says so, or asks a shopper whose session is over to sign in.
 */
export const makeCartLoader =
  ({ loadCart, loadRecommendation, shop }: CartLoaderPorts): PageLoader<CartPageData> =>
  ({ query }) =>
    pipe(
      loadCart,
      TE.matchE(
        (failure) => T.of(withoutCart(failure)),
        () =>
          pipe(
            loadRecommendation({ podId: 'bestsellers', count: ROW }),
            TE.getOrElse<unknown, Recommendation | undefined>(() => T.of(undefined)),
            T.map((alsoBought) => toPage(shop, alsoBought, query.get('added') ?? undefined)),
          ),
      ),
    );

const withoutCart = (failure: UpstreamFailure): PageOutcome<CartPageData> =>
  failure.kind === 'refused' && failure.status < 500
    ? { kind: 'redirect', url: SIGN_IN_FIRST, isPermanent: false }
    : { kind: 'unavailable' };

const toPage = (
  shop: string,
  alsoBought: Recommendation | undefined,
  addedPartNumber: string | undefined,
): PageOutcome<CartPageData> => ({
  kind: 'page',
  data: { addedPartNumber, problem: undefined, refusedCode: undefined, alsoBought },
  head: { title: `Cart | ${shop}`, description: `Your cart at ${shop}.`, canonical: undefined, isIndexed: false },
  isShareable: false,
});
