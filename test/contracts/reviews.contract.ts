import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { OwnReviews, ReviewToSave } from '../../core/reviews/own-reviews';
import type { ProductReviews } from '../../core/reviews/product-reviews';
import type { ReviewPage, ReviewStanding } from '../../core/reviews/review';
import { ALL_REVIEWS, type ReviewsQuery } from '../../core/paths/reviews-query';
import type { Making } from './making';

/** A product with reviews of others, at least one of which has five stars; and a shopper who has received it. */
export interface ReviewsWorld {
  readonly partNumber: string;
  readonly reviews: ProductReviews;
  readonly buyer: OwnReviews;
  /** Somebody who is signed in and has not bought the product. */
  readonly other: OwnReviews;
  /** Somebody who ordered it, and has not received it. */
  readonly waiting: OwnReviews;
  readonly guest: OwnReviews;
}

export const PRODUCT_REVIEWS_CALLS = ['list'] as const;
export const OWN_REVIEWS_CALLS = ['standing', 'write', 'remove', 'vote'] as const;

const WRITTEN: ReviewToSave = {
  rating: 4,
  title: 'Xylophone grade',
  text: 'My dog likes this quite a lot, every day.',
  petKind: 'dog',
};

/** Every ProductReviews and OwnReviews, fake or real, passes this. */
export const reviewsContract = (name: string, makeWorld: Making<ReviewsWorld>): void => {
  describe(`[PLT-02] [PRO-04] ${name} as ProductReviews and OwnReviews`, () => {
    const pageOf = async (
      { reviews, partNumber }: ReviewsWorld,
      query: Partial<ReviewsQuery> = {},
    ): Promise<ReviewPage> => {
      const read = await reviews.list(partNumber, { ...ALL_REVIEWS, ...query }, 10)();
      if (E.isLeft(read) || O.isNone(read.right)) throw new Error(JSON.stringify(read));
      return read.right.value;
    };
    const standingOf = async (own: OwnReviews, { partNumber }: ReviewsWorld): Promise<ReviewStanding> => {
      const read = await own.standing(partNumber)();
      if (E.isLeft(read)) throw new Error(JSON.stringify(read));
      return read.right;
    };

    test('a buyer writes once, changes it and removes it; average and distribution follow', async () => {
      const world = await makeWorld();
      const { buyer, partNumber } = world;
      const before = await pageOf(world);
      expect(await buyer.write(partNumber, WRITTEN)()).toEqual(E.right('published'));
      expect(await buyer.write(partNumber, WRITTEN)()).toEqual(E.right('published'));
      const after = await pageOf(world);
      expect(after.reviewCount).toBe(before.reviewCount + 1);
      expect(after.ratingCounts[3]).toBe((before.ratingCounts[3] ?? 0) + 1);
      expect(await standingOf(buyer, world)).toMatchObject({ purchase: 'received', review: WRITTEN });
      expect((await pageOf(world, { term: 'xylophone GRADE', rating: 4 })).reviews).toMatchObject([WRITTEN]);
      await buyer.write(partNumber, { ...WRITTEN, rating: 2 })();
      expect((await pageOf(world, { sort: 'lowest' })).ratingCounts[1]).toBe((before.ratingCounts[1] ?? 0) + 1);
      expect(await buyer.remove(partNumber)()).toEqual(E.right(undefined));
      expect(await buyer.remove(partNumber)()).toEqual(E.left({ kind: 'no-such-review' }));
      expect((await pageOf(world)).ratingCounts).toEqual(before.ratingCounts);
    });

    test('a review with a link waits, and only its author sees it', async () => {
      const world = await makeWorld();
      const { buyer, partNumber } = world;
      const text = 'Look at www.example.com for something better.';
      expect(await buyer.write(partNumber, { ...WRITTEN, text })()).toEqual(E.right('pending'));
      expect((await pageOf(world, { term: 'xylophone' })).total).toBe(0);
      expect((await standingOf(buyer, world)).review).toMatchObject({ status: 'pending', text });
      await buyer.remove(partNumber)();
    });

    test('others are told why they cannot write', async () => {
      const { other, waiting, guest, partNumber } = await makeWorld();
      expect(await other.write(partNumber, WRITTEN)()).toEqual(E.left({ kind: 'not-bought' }));
      expect(await waiting.write(partNumber, WRITTEN)()).toEqual(E.left({ kind: 'not-received' }));
      expect(await guest.write(partNumber, WRITTEN)()).toEqual(E.left({ kind: 'sign-in-needed' }));
    });

    test('a vote counts once and is taken back', async () => {
      const world = await makeWorld();
      const { other, partNumber } = world;
      const [review] = (await pageOf(world)).reviews;
      const { id, helpful } = review ?? { id: '', helpful: 0 };
      expect(await other.vote(partNumber, id, true)()).toEqual(E.right(helpful + 1));
      expect(await other.vote(partNumber, id, true)()).toEqual(E.right(helpful + 1));
      expect((await standingOf(other, world)).votes).toEqual([{ reviewId: id, helpful: helpful + 1 }]);
      expect(await other.vote(partNumber, id, false)()).toEqual(E.right(helpful));
      expect(await other.vote(partNumber, 'r1999999', true)()).toEqual(E.left({ kind: 'no-such-review' }));
    });

    test('pages, filters and orders', async () => {
      const world = await makeWorld();
      const { reviews, partNumber } = world;
      const five = await pageOf(world, { rating: 5 });
      expect(five.reviews.length).toBeGreaterThan(0);
      expect(new Set(five.reviews.map(({ rating }) => rating))).toEqual(new Set([5]));
      const highest = (await pageOf(world, { sort: 'highest' })).reviews.map(({ rating }) => rating);
      expect(highest).toEqual(highest.toSorted((one, two) => two - one));
      expect((await pageOf(world, { page: 90 })).reviews).toEqual([]);
      expect(await reviews.list('PN-NONE', ALL_REVIEWS, 2)()).toEqual(E.right(O.none));
      expect(await reviews.list(partNumber, ALL_REVIEWS, 1)()).toMatchObject({ right: { value: { reviews: [{}] } } });
    });
  });
};
