import { REMOVE_REVIEW_ROUTE, WRITE_REVIEW_ROUTE } from '../../../core/paths/review-paths';
import type { WriteReviewData } from '../../../ui/pages/reviews/reviews-data';
import { makeRemoveReviewAction, makeWriteReviewAction } from '../../../ui/pages/reviews/write-action';
import { makeWriteReviewLoader } from '../../../ui/pages/reviews/write-loader';
import { definePage } from '../../page/page';

export const writeReviewPage = definePage<WriteReviewData>({
  screen: () => import('./write-review-screen').then(({ writeReviewScreen }) => writeReviewScreen),
  server: process.browser
    ? undefined
    : {
        paths: [WRITE_REVIEW_ROUTE],
        screenModule: 'composition/pages/reviews/write-review-screen.tsx',
        loader: makeWriteReviewLoader,
        reads: [],
        actions: { [WRITE_REVIEW_ROUTE]: makeWriteReviewAction, [REMOVE_REVIEW_ROUTE]: makeRemoveReviewAction },
      },
});
