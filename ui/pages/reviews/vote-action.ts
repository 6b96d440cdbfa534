import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ViewProduct } from '../../../core/catalogue/view-product';
import { reviewsPath } from '../../../core/paths/review-paths';
import type { VoteFailure } from '../../../core/reviews/own-reviews';
import { reviewProblem } from '../../../core/reviews/review-message';
import { readReviewsQuery } from '../../../core/paths/reviews-query';
import { encodePart } from '../../../core/shared/encode-part';
import type { VoteHelpful } from '../../../core/reviews/vote-helpful';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { statusOfFailure } from '../shared/status-of-failure';
import type { ReviewsData } from './reviews-data';

export interface VoteActionPorts {
  readonly viewProduct: ViewProduct;
  readonly voteHelpful: VoteHelpful;
}

/** Votes for a review without scripts, and leads back to it (PRO-04). */
export const makeVoteAction =
  ({ viewProduct, voteHelpful }: VoteActionPorts): PageAction<ReviewsData> =>
  (form, { url = '' } = {}) => {
    const reviewId = textOf(form, 'reviewId');
    const query = new URLSearchParams(textOf(form, 'back'));
    const page = reviewsPath(
      `/${url}`,
      readReviewsQuery((name) => query.get(name)),
    );
    return pipe(
      viewProduct(url),
      TE.chainW(({ product }) => voteHelpful(product.partNumber, reviewId, textOf(form, 'helpful') !== '0')),
      TE.match(
        (error): ActionResult<ReviewsData> =>
          error.kind === 'no-such-product'
            ? { kind: 'see-other', url: page }
            : { kind: 'refused', status: statusOf(error), url: page, changes: { problem: reviewProblem(error) } },
        (): ActionResult<ReviewsData> => ({ kind: 'see-other', url: `${page}#${encodePart(reviewId)}` }),
      ),
    );
  };

const statusOf = (error: VoteFailure): number => {
  switch (error.kind) {
    case 'own-review':
    case 'no-such-review':
      return 400;
    case 'identity-needed':
      return 401;
    case 'too-many-requests':
      return 429;
    default:
      return statusOfFailure(error);
  }
};
