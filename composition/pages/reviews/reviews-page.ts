import { REVIEWS_ROUTE, VOTE_ROUTE } from '../../../core/paths/review-paths';
import { REVIEW_PARAMETERS } from '../../../core/paths/reviews-query';
import { DONE_MARK, type ReviewsData } from '../../../ui/pages/reviews/reviews-data';
import { makeReviewsLoader } from '../../../ui/pages/reviews/reviews-loader';
import { makeVoteAction } from '../../../ui/pages/reviews/vote-action';
import { definePage } from '../../page/page';

export const reviewsPage = definePage<ReviewsData>({
  screen: () => import('./reviews-screen').then(({ reviewsScreen }) => reviewsScreen),
  server: process.browser
    ? undefined
    : {
        paths: [REVIEWS_ROUTE],
        screenModule: 'composition/pages/reviews/reviews-screen.tsx',
        loader: makeReviewsLoader,
        reads: [...Object.values(REVIEW_PARAMETERS), DONE_MARK],
        actions: { [VOTE_ROUTE]: makeVoteAction },
      },
});
