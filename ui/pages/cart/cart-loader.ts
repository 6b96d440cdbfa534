import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { LoadRecommendation } from '../../../core/recommendations/load-recommendation';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import type { PageLoader } from '../../app/page';
import type { CartPageData } from './cart-data';

export interface CartLoaderPorts {
  readonly loadRecommendation: LoadRecommendation;
  readonly shop: string;
}

const ROW = 12;

/** The cart page (RTE-05); never shared, never indexed. */
export const makeCartLoader =
  ({ loadRecommendation, shop }: CartLoaderPorts): PageLoader<CartPageData> =>
  ({ query }) =>
    pipe(
      loadRecommendation({ podId: 'bestsellers', count: ROW }),
      TE.getOrElse<unknown, Recommendation | undefined>(() => T.of(undefined)),
      T.map((alsoBought) => ({
        kind: 'page',
        data: {
          addedPartNumber: query.get('added') ?? undefined,
          problem: undefined,
          refusedCode: undefined,
          alsoBought,
        },
        head: {
          title: `Cart | ${shop}`,
          description: `Your cart at ${shop}.`,
          canonical: undefined,
          isIndexed: false,
        },
        isShareable: false,
      })),
    );
