import { ALL_REVIEWS } from '../../../core/paths/reviews-query';
import { aReview } from '../../builders/review';
import { OWN_REVIEWS_CALLS, PRODUCT_REVIEWS_CALLS, reviewsContract } from '../../contracts/reviews.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeReviews } from '../../fakes/fake-reviews';
import { failingWorld } from './failing-world';

const PN = 'PN-1001';
const some = (): FakeReviews => new FakeReviews(PN).has(aReview(), aReview({ id: 'r700002', rating: 3, helpful: 0 }));

reviewsContract('FakeReviews', () => {
  const buyer = some().hasPurchase('received');
  return {
    partNumber: PN,
    reviews: buyer,
    buyer,
    other: some(),
    waiting: some().hasPurchase('waiting'),
    guest: some().isSignedOut(),
  };
});

upstreamFailuresContract('FakeReviews', [...PRODUCT_REVIEWS_CALLS, ...OWN_REVIEWS_CALLS], () => {
  const reviews = new FakeReviews(PN);
  return failingWorld(reviews, {
    list: reviews.list(PN, ALL_REVIEWS, 1),
    standing: reviews.standing(PN),
    write: reviews.write(PN, { rating: 5, title: 'Great', text: 'My dog likes it a lot.', petKind: undefined }),
    remove: reviews.remove(PN),
    vote: reviews.vote(PN, 'r1', true),
  });
});
