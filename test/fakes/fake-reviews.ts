import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { NotAllowed, OwnReviews, VoteFailure, WriteReviewFailure } from '../../core/reviews/own-reviews';
import type { ProductReviews } from '../../core/reviews/product-reviews';
import type { OwnReview, Review, ReviewPage, ReviewStanding } from '../../core/reviews/review';
import type { ReviewsQuery } from '../../core/paths/reviews-query';
import { FakeUpstream } from './fake-upstream';

/** The reviews of one product in memory, as everybody and as one shopper see them. */
export class FakeReviews
  extends FakeUpstream<keyof OwnReviews | keyof ProductReviews>
  implements OwnReviews, ProductReviews
{
  readonly #reviews: Review[] = [];
  readonly #votes = new Set<string>();
  #own: OwnReview | undefined;
  #purchase: ReviewStanding['purchase'] = 'none';
  #isSignedIn = true;
  readonly #partNumber: string;

  constructor(partNumber: string) {
    super('commerce');
    this.#partNumber = partNumber;
  }

  has(...reviews: ReadonlyArray<Review>): this {
    this.#reviews.push(...reviews);
    return this;
  }

  hasPurchase(purchase: ReviewStanding['purchase']): this {
    this.#purchase = purchase;
    return this;
  }

  isSignedOut(): this {
    this.#isSignedIn = false;
    return this;
  }

  readonly list: ProductReviews['list'] = (partNumber, query, size) =>
    this.respond('list', () => (partNumber === this.#partNumber ? O.some(this.#page(query, size)) : O.none));

  readonly standing: OwnReviews['standing'] = () =>
    this.respond('standing', () => ({
      purchase: this.#isSignedIn ? this.#purchase : 'none',
      review: this.#own && { ...this.#own },
      votes: [...this.#votes].map((reviewId) => ({ reviewId, helpful: this.#helpfulOf(reviewId) })),
    }));

  readonly write: OwnReviews['write'] = (partNumber, review) =>
    this.respondEither('write', (): E.Either<WriteReviewFailure, OwnReview['status']> => {
      if (!this.#isSignedIn) return E.left({ kind: 'sign-in-needed' });
      if (partNumber !== this.#partNumber) return E.left({ kind: 'no-such-review' });
      const refusal = this.#own === undefined ? this.#notAllowed() : undefined;
      if (refusal !== undefined) return E.left(refusal);
      // The rule of the embedded backend, in short.
      const status = /https?:|www\./.test(review.text) ? 'pending' : 'published';
      this.#own = { ...review, id: 'r1', status };
      return E.right(status);
    });

  readonly remove: OwnReviews['remove'] = () =>
    this.respondEither('remove', () => {
      if (this.#own === undefined) return E.left({ kind: 'no-such-review' } as const);
      this.#own = undefined;
      return E.right(undefined);
    });

  readonly vote: OwnReviews['vote'] = (_partNumber, reviewId, isHelpful) =>
    this.respondEither('vote', (): E.Either<VoteFailure, number> => {
      if (reviewId === this.#own?.id) return E.left({ kind: 'own-review' });
      if (!this.#reviews.some(({ id }) => id === reviewId)) return E.left({ kind: 'no-such-review' });
      if (isHelpful) this.#votes.add(reviewId);
      else this.#votes.delete(reviewId);
      return E.right(this.#helpfulOf(reviewId));
    });

  #notAllowed(): NotAllowed | undefined {
    if (this.#purchase === 'received') return undefined;
    return { kind: this.#purchase === 'waiting' ? 'not-received' : 'not-bought' };
  }

  #helpfulOf(reviewId: string): number {
    const { helpful = 0 } = this.#reviews.find(({ id }) => id === reviewId) ?? {};
    return helpful + (this.#votes.has(reviewId) ? 1 : 0);
  }

  /** Everything that is public: the own review as well, once it is published. */
  #published(): ReadonlyArray<Review> {
    const others = this.#reviews.map((review) => ({ ...review, helpful: this.#helpfulOf(review.id) }));
    if (this.#own?.status !== 'published') return others;
    const { status: _status, ...own } = this.#own;
    return [...others, { ...own, author: 'Robin R.', isVerified: true, helpful: 0, writtenAt: '2030-01-15T12:00:00Z' }];
  }

  #page({ rating, petKind, sort, term, page }: ReviewsQuery, size: number): ReviewPage {
    const all = this.#published();
    const words = term.toLowerCase().split(' ').filter(Boolean);
    const found = all.filter(
      (review) =>
        (rating === undefined || review.rating === rating) &&
        (petKind === undefined || review.petKind === petKind) &&
        words.every((word) => `${review.title} ${review.text}`.toLowerCase().includes(word)),
    );
    const sorted = found.toSorted((one, two) => {
      if (sort === 'highest') return two.rating - one.rating;
      if (sort === 'lowest') return one.rating - two.rating;
      return sort === 'helpful' ? two.helpful - one.helpful : 0;
    });
    const ratingCounts = [1, 2, 3, 4, 5].map((stars) => all.filter((review) => review.rating === stars).length);
    const kinds = [...new Set(all.flatMap((review) => review.petKind ?? []))];
    const sum = all.reduce((total, review) => total + review.rating, 0);
    return {
      reviews: sorted.slice((page - 1) * size, page * size),
      total: found.length,
      rating: all.length === 0 ? undefined : Math.round((sum / all.length) * 10) / 10,
      reviewCount: all.length,
      ratingCounts,
      petKinds: kinds.map((kind) => ({ kind, count: all.filter((review) => review.petKind === kind).length })),
    };
  }
}
