import type { Review } from '../../core/reviews/review';

export const aReview = (given: Partial<Review> = {}): Review => ({
  id: 'r700001',
  rating: 5,
  title: 'Great kibble',
  text: 'My dog cleans the bowl every time.',
  petKind: 'dog',
  author: 'Pat D.',
  isVerified: true,
  helpful: 3,
  writtenAt: '2026-05-03T12:00:00.000Z',
  ...given,
});
