import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { noSuchReview, ownReview } from './review-failures.ts';
import type { ReviewedProduct } from './reviewed-product.ts';

/** One shopper's vote for a review of a product. */
export interface Vote {
  readonly shopperId: number;
  readonly product: ReviewedProduct;
  /** 'r' and the id of a review, or 's' and the number of a seeded one. */
  readonly key: string;
}

const idOf = (key: string): number => Number(key.slice(1));

/** Throws for a review that nobody sees, and for the voter's own. */
const requireVotable = async (trx: Transaction<Database>, { shopperId, product, key }: Vote): Promise<void> => {
  if (key.startsWith('s')) {
    if (product.seeded[idOf(key)] === undefined) throw noSuchReview();
    return;
  }
  const review = await trx
    .selectFrom('review')
    .select('shopper_id')
    .where('review_id', '=', idOf(key))
    .where('product_part_number', '=', product.partNumber)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (review === undefined) throw noSuchReview();
  if (review.shopper_id === shopperId) throw ownReview();
};

const addTo = async (trx: Transaction<Database>, { product, key }: Vote, by: 1 | -1): Promise<void> => {
  if (key.startsWith('r')) {
    await trx
      .updateTable('review')
      .set(({ eb }) => ({ helpful: eb('helpful', '+', by) }))
      .where('review_id', '=', idOf(key))
      .execute();
    return;
  }
  await trx
    .insertInto('seeded_review_vote')
    .values({ product_part_number: product.partNumber, number: idOf(key), helpful: Math.max(0, by) })
    .onConflict((conflict) =>
      conflict
        .columns(['product_part_number', 'number'])
        .doUpdateSet(({ eb }) => ({ helpful: eb('seeded_review_vote.helpful', '+', by) })),
    )
    .execute();
};

/** Counts the shopper's vote once. Voting again changes nothing. [PRO-04] */
export const vote = async (trx: Transaction<Database>, given: Vote, now: number): Promise<void> => {
  await requireVotable(trx, given);
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('review_vote')
    .values({
      product_part_number: given.product.partNumber,
      review_key: given.key,
      shopper_id: given.shopperId,
      voted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added === 1n) await addTo(trx, given, 1);
};

/** Takes the shopper's vote back. Without one nothing changes. */
export const takeVoteBack = async (trx: Transaction<Database>, given: Vote): Promise<void> => {
  const { numDeletedRows: removed } = await trx
    .deleteFrom('review_vote')
    .where('product_part_number', '=', given.product.partNumber)
    .where('review_key', '=', given.key)
    .where('shopper_id', '=', given.shopperId)
    .executeTakeFirst();
  if (removed === 1n) await addTo(trx, given, -1);
};

/** A review that a shopper found helpful, with the number of all who did. */
export interface FoundHelpful {
  readonly key: string;
  readonly helpful: number;
}

/** The reviews of a product that a shopper found helpful, with their numbers, in one query. */
export const readVotes = async (
  database: Kysely<Database>,
  shopperId: number,
  { partNumber, seeded }: ReviewedProduct,
): Promise<readonly FoundHelpful[]> => {
  const number = sql<number>`cast(substr(review_vote.review_key, 2) as integer)`;
  const kind = sql<string>`substr(review_vote.review_key, 1, 1)`;
  const rows = await database
    .selectFrom('review_vote')
    .leftJoin('review', (join) => join.on(kind, '=', 'r').on('review.review_id', '=', number))
    .leftJoin('seeded_review_vote', (join) =>
      join
        .on(kind, '=', 's')
        .onRef('seeded_review_vote.product_part_number', '=', 'review_vote.product_part_number')
        .on('seeded_review_vote.number', '=', number),
    )
    .select(['review_vote.review_key', 'review.helpful', 'seeded_review_vote.helpful as seeded_helpful'])
    .where('review_vote.shopper_id', '=', shopperId)
    .where('review_vote.product_part_number', '=', partNumber)
    .execute();
  return rows.map(({ review_key: key, helpful, seeded_helpful: added }) => ({
    key,
    helpful: key.startsWith('r') ? (helpful ?? 0) : (seeded[idOf(key)]?.helpful ?? 0) + (added ?? 0),
  }));
};

/** How many shoppers of this shop, and of the demonstration, found a review helpful. */
export const readHelpful = async (
  database: Kysely<Database>,
  { product, key }: Omit<Vote, 'shopperId'>,
): Promise<number> => {
  if (key.startsWith('r')) {
    const row = await database
      .selectFrom('review')
      .select('helpful')
      .where('review_id', '=', idOf(key))
      .executeTakeFirst();
    return row?.helpful ?? 0;
  }
  const row = await database
    .selectFrom('seeded_review_vote')
    .select('helpful')
    .where('product_part_number', '=', product.partNumber)
    .where('number', '=', idOf(key))
    .executeTakeFirst();
  return (product.seeded[idOf(key)]?.helpful ?? 0) + (row?.helpful ?? 0);
};
