import type { OwnReviews } from '../../core/reviews/own-reviews';
import type { VoteHelpful } from '../../core/reviews/vote-helpful';
import type { WriteReview } from '../../core/reviews/write-review';
import { token } from '../token/token';

export const ReviewTokens = {
  own: token<OwnReviews>('OwnReviews'),
  write: token<WriteReview>('WriteReview'),
  vote: token<VoteHelpful>('VoteHelpful'),
} as const;
