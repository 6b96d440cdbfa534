import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { HttpOwnReviews } from '../../../adapters/commerce/reviews/http-own-reviews';
import { HttpProductReviews } from '../../../adapters/commerce/reviews/http-product-reviews';
import type { HttpClient } from '../../../adapters/http/http-client';
import type { ReviewToSave } from '../../../core/reviews/own-reviews';
import type { OwnReview, Review } from '../../../core/reviews/review';
import { ALL_REVIEWS, type ReviewsQuery } from '../../../core/paths/reviews-query';
import { isPetKind } from '../../../core/shared/pet-kind';
import { aReview } from '../../builders/review';
import { OWN_REVIEWS_CALLS, PRODUCT_REVIEWS_CALLS, reviewsContract } from '../../contracts/reviews.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeReviews } from '../../fakes/fake-reviews';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const BASE = '/wcs/resources/store/10151/x_reviews';
const PN = 'PN-1001';
const REVIEW: ReviewToSave = { rating: 5, title: 'Great', text: 'My dog likes it a lot.', petKind: undefined };

const REFUSALS = {
  'sign-in-needed': refusal(401, { errorKey: '_ERR_LOGON_REQUIRED', errorCode: '2550' }),
  'identity-needed': refusal(403, { errorKey: 'USR.CWXFR0130E', errorCode: 'CWXFR0130E' }),
  'not-bought': refusal(403, { errorKey: '_ERR_NOT_BOUGHT' }),
  'not-received': refusal(403, { errorKey: '_ERR_NOT_RECEIVED' }),
  'own-review': refusal(403, { errorKey: '_ERR_OWN_REVIEW' }),
  'no-such-review': refusal(404, { errorKey: '_ERR_NOT_FOUND', errorCode: 'CMN1024E' }),
  'too-many-requests': refusal(429, { errorKey: '_ERR_TOO_MANY_REQUESTS' }),
} as const;

const answerOf = (outcome: E.Either<{ readonly kind: string }, unknown>, body: (right: never) => unknown): Answer => {
  if (E.isRight(outcome)) return [200, body(outcome.right as never)];
  const known: Readonly<Record<string, Answer>> = REFUSALS;
  return known[outcome.left.kind] ?? refusal(500, {});
};

const wireOf = ({ id, ...review }: Review | OwnReview) => ({ ...review, reviewId: id });

const queryOf = (query: Seen['query']): ReviewsQuery => ({
  rating: query['rating'] === undefined ? undefined : Number(query['rating']),
  petKind: isPetKind(query['petKind'] ?? '') ? 'dog' : undefined,
  sort: (query['sort'] ?? 'helpful') as ReviewsQuery['sort'],
  term: query['searchTerm'] ?? '',
  page: Number(query['pageNumber'] ?? 1),
});

/** The calls on the wire, over reviews in memory. */
const reviewsSite = (fake: FakeReviews): ReadonlyArray<Seen> =>
  serve(async ({ method, path, query, body }): Promise<Answer> => {
    const [partNumber = '', id = '', verb] = path
      .slice(BASE.length + 1)
      .split('/')
      .map(decodeURIComponent);
    if (verb === 'x_helpful') {
      return answerOf(await fake.vote(partNumber, id, method === 'PUT')(), (helpful) => ({ helpful }));
    }
    if (id === '@self' && method === 'GET') {
      return answerOf(await fake.standing(partNumber)(), ({ review, ...rest }: { review?: OwnReview }) => ({
        ...rest,
        ...(review === undefined ? {} : { review: wireOf(review) }),
      }));
    }
    if (id === '@self' && method === 'DELETE') return answerOf(await fake.remove(partNumber)(), () => ({}));
    if (id === '@self') {
      const { rating, petKind, ...texts } = body as Readonly<Record<string, string>>;
      const written = { ...texts, rating: Number(rating), petKind: petKind === 'dog' ? 'dog' : undefined };
      return answerOf(await fake.write(partNumber, written as ReviewToSave)(), (status) => ({ status }));
    }
    const read = await fake.list(partNumber, queryOf(query), Number(query['pageSize']))();
    if (E.isLeft(read) || O.isNone(read.right)) return REFUSALS['no-such-review'];
    const { reviews, total, rating = '', ...page } = read.right.value;
    return [200, { ...page, rating, reviews: reviews.map(wireOf), recordSetTotal: String(total) }];
  });

/** A client whose calls reach the reviews in memory of one shopper. */
const clientOf =
  (fake: FakeReviews): HttpClient =>
  (request) =>
  async () => {
    reviewsSite(fake);
    return transactions()(request)();
  };

const some = (): FakeReviews => new FakeReviews(PN).has(aReview(), aReview({ id: 'r700002', rating: 3, helpful: 0 }));
const ownOf = (fake: FakeReviews): HttpOwnReviews => new HttpOwnReviews(clientOf(fake));

reviewsContract('HttpProductReviews and HttpOwnReviews', () => {
  const buyer = some().hasPurchase('received');
  return {
    partNumber: PN,
    reviews: new HttpProductReviews(clientOf(buyer)),
    buyer: ownOf(buyer),
    other: ownOf(some()),
    waiting: ownOf(some().hasPurchase('waiting')),
    guest: ownOf(some().isSignedOut()),
  };
});

upstreamFailuresContract(
  'HttpProductReviews and HttpOwnReviews',
  [...PRODUCT_REVIEWS_CALLS, ...OWN_REVIEWS_CALLS],
  () => {
    const own = new HttpOwnReviews(transactions());
    return failingSite({
      list: new HttpProductReviews(transactions()).list(PN, ALL_REVIEWS, 1),
      standing: own.standing(PN),
      write: own.write(PN, REVIEW),
      remove: own.remove(PN),
      vote: own.vote(PN, 'r1', true),
    });
  },
  { readsOnlyStatus: ['remove'] },
);

const refusing = (answer: Answer): HttpOwnReviews => {
  serve(() => answer);
  return new HttpOwnReviews(transactions());
};

test.each(['sign-in-needed', 'not-bought', 'not-received', 'no-such-review', 'too-many-requests'] as const)(
  '[PRO-04] a review that is refused says %s',
  async (kind) => {
    expect(await refusing(REFUSALS[kind]).write(PN, REVIEW)()).toEqual(E.left({ kind }));
  },
);

test.each(['own-review', 'no-such-review', 'identity-needed', 'too-many-requests'] as const)(
  '[PRO-04] a vote that is refused says %s',
  async (kind) => {
    expect(await refusing(REFUSALS[kind]).vote(PN, 'r1', true)()).toEqual(E.left({ kind }));
  },
);

test('[PRO-04] fields that the service refuses are named', async () => {
  const answer = refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'title' });
  expect(await refusing(answer).write(PN, REVIEW)()).toMatchObject({
    left: { kind: 'invalid-fields', errors: { title: expect.any(String) } },
  });
});

test('[PRO-04] part numbers and ids of reviews stay one part of the path', async () => {
  const seen = serve(() => [200, { helpful: '1' }]);
  await new HttpOwnReviews(transactions()).vote('../cart', '@self/..', true)();
  expect(seen.map(({ path }) => path)).toEqual([`${BASE}/..%2Fcart/%40self%2F../x_helpful`]);
});
