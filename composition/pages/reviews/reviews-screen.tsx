import { ReviewsPage } from '../../../ui/pages/reviews/reviews-page';
import type { ReviewsData } from '../../../ui/pages/reviews/reviews-data';
import { ReviewsViewModel } from '../../../ui/pages/reviews/reviews-view-model';
import type { Screen } from '../../page/screen';

export const reviewsScreen: Screen<ReviewsData> = ({ voteHelpful }, data) => ({
  element: <ReviewsPage model={new ReviewsViewModel(data, voteHelpful)} />,
});
