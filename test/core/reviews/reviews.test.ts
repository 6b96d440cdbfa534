import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import fc from 'fast-check';
import { CHOOSE_STARS, reviewForm } from '../../../core/reviews/review-form';
import { NOT_BOUGHT, NOT_RECEIVED, reviewProblem } from '../../../core/reviews/review-message';
import { formatReviewDay } from '../../../core/reviews/review-words';
import {
  ALL_REVIEWS,
  readReviewsQuery,
  REVIEW_SORTS,
  reviewPages,
  reviewParameters,
  type ReviewsQuery,
} from '../../../core/paths/reviews-query';
import { makeVoteHelpful } from '../../../core/reviews/vote-helpful';
import { makeWriteReview, type TypedReview } from '../../../core/reviews/write-review';
import { firstErrors } from '../../../core/forms/form';
import { reviewsPath, writeReviewPath } from '../../../core/paths/review-paths';
import { productPath } from '../../../core/paths/paths';
import { PET_KINDS } from '../../../core/shared/pet-kind';
import { aReview } from '../../builders/review';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeReviews } from '../../fakes/fake-reviews';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const PN = 'PN-1000';
const TYPED: TypedReview = {
  rating: '4',
  title: ' Good  food ',
  text: 'My dog likes this,\n\nevery single day.',
  petKind: 'dog',
};

test('[PRO-04] a review is written on one line, with the chosen stars and kind of pet', async () => {
  const reviews = new FakeReviews(PN).hasPurchase('received');
  expect(await makeWriteReview({ reviews })(PN, TYPED)()).toEqual(E.right('published'));
  expect(await reviews.standing(PN)()).toMatchObject({
    right: {
      review: { rating: 4, title: 'Good food', text: 'My dog likes this, every single day.', petKind: 'dog' },
    },
  });
});

test('[PRO-04] invalid fields are told without a request', async () => {
  const reviews = new FakeReviews(PN).isDown();
  const write = makeWriteReview({ reviews });
  const typed = { ...TYPED, rating: '', text: 'Nice.' };
  expect(await write(PN, typed)()).toEqual(
    E.left({
      kind: 'invalid-fields',
      errors: { rating: CHOOSE_STARS, text: 'Please write at least 20 characters.' },
    }),
  );
});

test.each<[keyof TypedReview, string, string]>([
  ['rating', '6', CHOOSE_STARS],
  ['title', 'x', 'Please write at least 2 characters.'],
  ['title', 'x'.repeat(81), 'Please use 80 characters or fewer.'],
  ['text', 'word '.repeat(500), 'Please use 2000 characters or fewer.'],
  ['text', 'Do <b>not</b> buy this one again.', 'Please use plain text, without < or >.'],
  ['petKind', 'dragon', 'Please choose a type of pet.'],
])('[PRO-04] [FRM-02] %s %p is refused', (field, value, message) => {
  expect(firstErrors(reviewForm, { ...TYPED, [field]: value })).toEqual({ [field]: message });
});

test('[PRO-04] a kind of pet may be left out', async () => {
  const reviews = new FakeReviews(PN).hasPurchase('received');
  await makeWriteReview({ reviews })(PN, { ...TYPED, petKind: '' })();
  expect(await reviews.standing(PN)()).toMatchObject({ right: { review: { petKind: undefined } } });
});

test('[PRO-04] a shopper without an identity becomes a guest with the first vote', async () => {
  const reviews = new FakeReviews(PN).has(aReview());
  const session = new FakeSessionStore();
  const guests: string[] = [];
  const becomeGuest = TE.fromIO(() => void guests.push('guest'));
  const vote = makeVoteHelpful({ reviews, session, becomeGuest, ensureGuestIdentity: becomeGuest });
  expect(await vote(PN, aReview().id, true)()).toEqual(E.right(aReview().helpful + 1));
  expect(guests).toEqual(['guest']);
  expect(await vote(PN, 'r9', true)()).toEqual(E.left({ kind: 'no-such-review' }));
});

const queries: fc.Arbitrary<ReviewsQuery> = fc.record({
  rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  petKind: fc.option(fc.constantFrom(...PET_KINDS), { nil: undefined }),
  sort: fc.constantFrom(...REVIEW_SORTS),
  term: fc.constantFrom('', 'crunchy', 'small & crunchy', 'größe'),
  page: fc.integer({ min: 1, max: 100 }),
});

test('[PRO-04] a query survives its address', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const parameters = new URL(reviewsPath(productPath('chew'), query), 'http://shop.test').searchParams;
      expect(readReviewsQuery((name) => parameters.get(name))).toEqual(query);
    }),
  );
});

test('[PRO-04] parameters that are not valid are left out', () => {
  const wrong: Readonly<Record<string, string>> = { rating: '7', pet: 'dragon', sort: 'random', page: '0', q: '  ' };
  expect(readReviewsQuery((name) => wrong[name] ?? null)).toEqual(ALL_REVIEWS);
  expect(reviewParameters(ALL_REVIEWS)).toEqual([]);
  expect([0, 1, 10, 11, 5_000].map(reviewPages)).toEqual([0, 1, 1, 2, 100]);
});

test('[PRO-04] the pages of reviews are named by the product’s page', () => {
  expect(reviewsPath(productPath('chew'))).toBe('/reviews/chew');
  expect(writeReviewPath(productPath('chew'))).toBe('/reviews/chew/write');
});

test('[PRO-04] every failure has words, and fields speak for themselves', () => {
  expect(reviewProblem({ kind: 'invalid-fields', errors: {} })).toBeUndefined();
  expect(reviewProblem({ kind: 'not-bought' })).toBe(NOT_BOUGHT);
  expect(reviewProblem({ kind: 'not-received' })).toBe(NOT_RECEIVED);
  const kinds = ['sign-in-needed', 'no-such-review', 'own-review', 'too-many-requests', 'identity-needed'] as const;
  const words = [...kinds.map((kind) => reviewProblem({ kind })), reviewProblem(anUnreachable())];
  expect(words.filter((text) => text === undefined)).toEqual([]);
});

test('[PRO-04] the day of a review is written out', () => {
  expect(formatReviewDay('2026-05-03T12:00:00.000Z')).toBe('May 3, 2026');
  expect([formatReviewDay(undefined), formatReviewDay('soon'), formatReviewDay('2026-13-01')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
