import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ReviewsQuery, ReviewSort } from './review-input.ts';
import type { ReviewedProduct } from './reviewed-product.ts';
import type { SeededReview } from './seeded-reviews.ts';

/** A review in a list. */
export interface ListedReview extends Omit<SeededReview, 'number'> {
  /** 'r' and the id of a review, or 's' and the number of a seeded one. */
  readonly key: string;
}

export interface ReviewList {
  readonly reviews: readonly ListedReview[];
  /** The number of reviews that match. */
  readonly total: number;
  /** The kinds of pets that all reviews of the product are about, with their numbers. */
  readonly petKinds: readonly { readonly kind: string; readonly count: number }[];
}

/** First name and initial. */
export const authorOf = (firstName: string | null, lastName: string | null): string => {
  const [initial] = (lastName ?? '').trim();
  const first = (firstName ?? '').trim();
  if (first === '') return 'A shopper';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
};

type Compare = (one: ListedReview, two: ListedReview) => number;

const newest: Compare = (one, two) => two.createdAt - one.createdAt || two.key.localeCompare(one.key);
const COMPARE: Readonly<Record<ReviewSort, Compare>> = {
  newest,
  helpful: (one, two) => two.helpful - one.helpful || newest(one, two),
  highest: (one, two) => two.rating - one.rating || newest(one, two),
  lowest: (one, two) => one.rating - two.rating || newest(one, two),
};

const matches = (review: SeededReview, { rating, petKind, words }: ReviewsQuery): boolean => {
  if (rating !== undefined && review.rating !== rating) return false;
  if (petKind !== undefined && review.petKind !== petKind) return false;
  if (words.length === 0) return true;
  const searched = `${review.title} ${review.body}`.toLowerCase();
  return words.every((word) => searched.includes(word));
};

const escaped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The published reviews of shoppers that match. */
const matching = (database: Kysely<Database>, { partNumber }: ReviewedProduct, query: ReviewsQuery) => {
  const { rating, petKind, words } = query;
  let rows = database
    .selectFrom('review')
    .where('review.product_part_number', '=', partNumber)
    .where('review.status', '=', 'published');
  if (rating !== undefined) rows = rows.where('review.rating', '=', rating);
  if (petKind !== undefined) rows = rows.where('review.pet_kind', '=', petKind);
  for (const word of words) {
    rows = rows.where(sql<boolean>`review.searched like ${`%${escaped(word)}%`} escape '\\'`);
  }
  return rows;
};

const ORDER = {
  newest: ['review.created_at', 'desc'],
  helpful: ['review.helpful', 'desc'],
  highest: ['review.rating', 'desc'],
  lowest: ['review.rating', 'asc'],
} as const satisfies Readonly<Record<ReviewSort, readonly [string, 'asc' | 'desc']>>;

/** The first of the shoppers' reviews that match, as many as the page could show of them. */
const readOwn = async (
  database: Kysely<Database>,
  product: ReviewedProduct,
  query: ReviewsQuery,
): Promise<readonly ListedReview[]> => {
  const [column, direction] = ORDER[query.sort];
  const found = await matching(database, product, query)
    .innerJoin('shopper', 'shopper.shopper_id', 'review.shopper_id')
    .select(['review_id', 'rating', 'title', 'body', 'pet_kind', 'helpful', 'review.created_at', 'order_line_id'])
    .select(['shopper.first_name', 'shopper.last_name'])
    .orderBy(column, direction)
    .orderBy('review.created_at', 'desc')
    .orderBy('review_id', 'desc')
    .limit(query.offset + query.size)
    .execute();
  return found.map((row) => ({
    key: `r${row.review_id}`,
    rating: row.rating,
    title: row.title,
    body: row.body,
    petKind: row.pet_kind ?? undefined,
    author: authorOf(row.first_name, row.last_name),
    isVerified: row.order_line_id !== null,
    helpful: row.helpful,
    createdAt: row.created_at,
  }));
};

const countOwn = async (database: Kysely<Database>, product: ReviewedProduct, query: ReviewsQuery): Promise<number> => {
  const { own } = await matching(database, product, query)
    .select(({ fn }) => fn.countAll<number>().as('own'))
    .executeTakeFirstOrThrow();
  return Number(own);
};

/** Votes of shoppers for seeded reviews, by their numbers. */
const readSeededVotes = async (
  database: Kysely<Database>,
  partNumber: string,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await database
    .selectFrom('seeded_review_vote')
    .select(['number', 'helpful'])
    .where('product_part_number', '=', partNumber)
    .execute();
  return new Map(rows.map(({ number, helpful }) => [number, helpful]));
};

const toListed = (review: SeededReview, votes: ReadonlyMap<number, number>): ListedReview => ({
  ...review,
  key: `s${review.number}`,
  helpful: review.helpful + (votes.get(review.number) ?? 0),
});

const readSeeded = async (
  database: Kysely<Database>,
  { partNumber, seeded }: ReviewedProduct,
  query: ReviewsQuery,
): Promise<readonly ListedReview[]> => {
  if (seeded.length === 0) return [];
  const votes = await readSeededVotes(database, partNumber);
  return seeded.filter((review) => matches(review, query)).map((review) => toListed(review, votes));
};

const countPetKinds = async (
  database: Kysely<Database>,
  { partNumber, seeded }: ReviewedProduct,
): Promise<ReviewList['petKinds']> => {
  const rows = await database
    .selectFrom('review')
    .select(({ fn }) => ['pet_kind', fn.countAll<number>().as('reviews')])
    .where('product_part_number', '=', partNumber)
    .where('status', '=', 'published')
    .where('pet_kind', 'is not', null)
    .groupBy('pet_kind')
    .execute();
  const counts = new Map<string, number>();
  const add = (kind: string | null | undefined, count: number): void => {
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + count);
  };
  rows.forEach((row) => add(row.pet_kind, Number(row.reviews)));
  seeded.forEach((review) => add(review.petKind, 1));
  return [...counts].map(([kind, count]) => ({ kind, count })).toSorted((one, two) => two.count - one.count);
};

/**
 * Reads a page of a product's reviews: those of shoppers, and those of the demonstration. Both are sorted before they
 * are joined, so no more of the shoppers' are read than the list has up to this page. [PRO-04]
 */
export const readReviews = async (
  database: Kysely<Database>,
  product: ReviewedProduct,
  query: ReviewsQuery,
): Promise<ReviewList> => {
  const { offset, size, sort } = query;
  const seeded = await readSeeded(database, product, query);
  const own = await readOwn(database, product, query);
  const joined = [...seeded, ...own].toSorted(COMPARE[sort]);
  return {
    reviews: joined.slice(offset, offset + size),
    total: seeded.length + (await countOwn(database, product, query)),
    petKinds: await countPetKinds(database, product),
  };
};
