import type { ReviewStatus } from '../../../core/reviews/review';

/** What the author is told about a review that others do not see (PRO-04). */
export const STATUS_WORDS: Readonly<Record<Exclude<ReviewStatus, 'published'>, string>> = {
  pending: 'Only you can see this review. We’re checking it before it goes live.',
  rejected:
    'Only you can see this review: it doesn’t follow our review guidelines. You can change it and send it again.',
};
