import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ViewProduct } from '../../../core/catalogue/view-product';
import { reviewsPath } from '../../../core/paths/review-paths';
import type { OwnReviews } from '../../../core/reviews/own-reviews';
import type { ProductReviews } from '../../../core/reviews/product-reviews';
import type { ReviewPage, ReviewStanding } from '../../../core/reviews/review';
import { ALL_REVIEWS, readReviewsQuery, REVIEWS_ON_A_PAGE, type ReviewsQuery } from '../../../core/paths/reviews-query';
import type { PageLoader, PageOutcome } from '../../page/page';
import { DONE_MARK, reviewedProduct, REVIEWS_DONE, type ReviewsData, type ReviewsDone } from './reviews-data';

export interface ReviewsLoaderPorts {
  readonly viewProduct: ViewProduct;
  readonly productReviews: ProductReviews;
  readonly ownReviews: Pick<OwnReviews, 'standing'>;
  readonly shop: string;
}

const NO_PAGE: PageOutcome<ReviewsData> = { kind: 'not-found' };

/**
 * Loads the reviews of a product that match the address (PRO-04). A shopper with an identity also gets the own review,
 * whatever its status, and the own votes; they are left out when they cannot be read.
 */
export const makeReviewsLoader =
  (ports: ReviewsLoaderPorts): PageLoader<ReviewsData> =>
  ({ parameters, query: parametersOf, isPersonal = false }) => {
    const query = readReviewsQuery((name) => parametersOf.get(name));
    return pipe(
      ports.viewProduct(parameters['url'] ?? ''),
      TE.bindTo('viewed'),
      TE.bindW('page', ({ viewed }) => ports.productReviews.list(viewed.product.partNumber, query, REVIEWS_ON_A_PAGE)),
      TE.bindW('standing', ({ viewed }) => TE.fromTask(standingOf(ports, viewed.product.partNumber, isPersonal))),
      TE.match(
        ({ kind }): PageOutcome<ReviewsData> => (kind === 'no-such-product' ? NO_PAGE : { kind: 'unavailable' }),
        ({ viewed, page, standing }) => {
          if (O.isNone(page)) return NO_PAGE;
          const product = reviewedProduct(viewed.product);
          const done = doneIn(parametersOf.get(DONE_MARK));
          const data = { product, page: withoutOwn(page.value, standing), query, standing, done, problem: undefined };
          return pageOf(ports.shop, data);
        },
      ),
    );
  };

const standingOf = (
  { ownReviews }: ReviewsLoaderPorts,
  partNumber: string,
  isPersonal: boolean,
): T.Task<ReviewStanding | undefined> =>
  isPersonal
    ? pipe(
        ownReviews.standing(partNumber),
        TE.getOrElseW(() => T.of(undefined)),
      )
    : T.of(undefined);

const doneIn = (text: string | null): ReviewsDone | undefined => REVIEWS_DONE.find((done) => done === text);

/** The own review stands above the list. The votes that the shopper gave are newer than a list from a cache. */
const withoutOwn = (page: ReviewPage, standing: ReviewStanding | undefined): ReviewPage => ({
  ...page,
  reviews: page.reviews
    .filter(({ id }) => id !== standing?.review?.id)
    .map((review) => ({
      ...review,
      helpful: standing?.votes.find(({ reviewId }) => reviewId === review.id)?.helpful ?? review.helpful,
    })),
});

const isPlain = (query: ReviewsQuery): boolean =>
  reviewsPath('/', { ...query, page: 1 }) === reviewsPath('/', ALL_REVIEWS);

const pageOf = (shop: string, data: ReviewsData): PageOutcome<ReviewsData> => {
  const { product, page, query, standing, done } = data;
  return {
    kind: 'page',
    data,
    head: {
      title: `Reviews of ${product.name} | ${shop}`,
      description: `Customer reviews of ${product.name}: ${page.reviewCount} ${page.reviewCount === 1 ? 'review' : 'reviews'}.`,
      canonical: reviewsPath(product.url, { ...ALL_REVIEWS, page: query.page }),
      isIndexed: isPlain(query) && page.reviews.length > 0,
    },
    isShareable: standing === undefined && done === undefined,
    isNeverKept: standing !== undefined,
  };
};
