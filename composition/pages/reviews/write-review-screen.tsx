import type { WriteReviewData } from '../../../ui/pages/reviews/reviews-data';
import { WriteReviewPage } from '../../../ui/pages/reviews/write-page';
import type { Screen } from '../../page/screen';

export const writeReviewScreen: Screen<WriteReviewData> = (_dependencies, data) => ({
  element: <WriteReviewPage data={data} />,
});
