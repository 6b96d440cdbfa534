import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { ReviewPage } from './review';
import type { ReviewsQuery } from '../paths/reviews-query';

/** The published reviews of products (PRO-04). */
export interface ProductReviews {
  /** A page of at most `size` reviews; none for a product that the service does not know. */
  readonly list: (
    partNumber: string,
    query: ReviewsQuery,
    size: number,
  ) => TaskEither<UpstreamFailure, Option<ReviewPage>>;
}
