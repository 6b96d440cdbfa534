import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { HeldFor, ReviewTable } from '../database/tables/reviews-tables.ts';
import { holdReasons } from '../moderation/text-rule.ts';
import { changeRatings } from './change-ratings.ts';
import { findPurchase } from './purchases.ts';
import { notBought, notReceived, noSuchReview } from './review-failures.ts';
import type { WrittenReview } from './review-input.ts';
import type { ReviewedProduct } from './reviewed-product.ts';

export type StoredReview = Selectable<ReviewTable>;

/** Who writes about what. */
export interface Author {
  readonly shopperId: number;
  readonly product: Pick<ReviewedProduct, 'id' | 'partNumber'>;
}

/** The shopper's own review of a product, whatever its status. */
export const findOwnReview = (
  database: Kysely<Database>,
  { shopperId, product }: Author,
): Promise<StoredReview | undefined> =>
  database
    .selectFrom('review')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('product_part_number', '=', product.partNumber)
    .executeTakeFirst();

/** The line of the order that allows the review. Throws for what was not bought, or has not arrived. */
const requirePurchase = async (trx: Transaction<Database>, { shopperId, product }: Author): Promise<number> => {
  const purchase = await findPurchase(trx, shopperId, product.id);
  if (purchase.kind === 'received') return purchase.orderLineId;
  throw purchase.kind === 'waiting' ? notReceived(product.partNumber) : notBought(product.partNumber);
};

/** Whether a moderator has rejected the author's review of the product, also one that was removed since. */
const wasRejected = async (trx: Transaction<Database>, { shopperId, product }: Author): Promise<boolean> => {
  const rejection = await trx
    .selectFrom('review_rejection')
    .select('rejected_at')
    .where('shopper_id', '=', shopperId)
    .where('product_part_number', '=', product.partNumber)
    .executeTakeFirst();
  return rejection !== undefined;
};

/** What a moderator has rejected is looked at again, whatever was changed. */
const heldFor = (written: WrittenReview, isRejected: boolean): HeldFor | null =>
  isRejected ? 'rejected-before' : (holdReasons(`${written.title} ${written.body}`)[0] ?? null);

const isSame = (before: StoredReview, { rating, title, body, petKind }: WrittenReview): boolean =>
  before.rating === rating &&
  before.title === title &&
  before.body === body &&
  (before.pet_kind ?? undefined) === petKind;

const insert = (trx: Transaction<Database>, author: Author, columns: Columns, now: number, line: number) =>
  trx
    .insertInto('review')
    .values({
      ...columns,
      product_part_number: author.product.partNumber,
      shopper_id: author.shopperId,
      order_line_id: line,
      created_at: now,
    })
    .execute();

type Columns = ReturnType<typeof columnsOf>;

const columnsOf = ({ rating, title, body, petKind }: WrittenReview, held: HeldFor | null, now: number) => ({
  rating,
  title,
  body,
  searched: `${title} ${body}`.toLowerCase(),
  pet_kind: petKind ?? null,
  status: held === null ? ('published' as const) : ('pending' as const),
  held_for: held,
  changed_at: now,
});

/**
 * Stores the shopper's review of a product, or changes it: there is one of each shopper. Sending it again changes
 * nothing. Throws for what the shopper has not received. [PRO-04]
 */
export const writeReview = async (
  trx: Transaction<Database>,
  author: Author,
  written: WrittenReview,
  now: number,
): Promise<void> => {
  const before = await findOwnReview(trx, author);
  if (before !== undefined && isSame(before, written)) return;
  const isRejected = before?.held_for === 'rejected-before' || (await wasRejected(trx, author));
  const columns = columnsOf(written, heldFor(written, isRejected), now);
  if (before === undefined) {
    await insert(trx, author, columns, now, await requirePurchase(trx, author));
  } else {
    const changed = { ...columns, revision: before.revision + 1 };
    await trx.updateTable('review').set(changed).where('review_id', '=', before.review_id).execute();
  }
  if (before?.status === 'published' || columns.status === 'published') {
    await changeRatings(trx, [author.product.partNumber]);
  }
};

const removeRow = async (trx: Transaction<Database>, review: StoredReview): Promise<void> => {
  await trx
    .deleteFrom('review_vote')
    .where('product_part_number', '=', review.product_part_number)
    .where('review_key', '=', `r${review.review_id}`)
    .execute();
  await trx.deleteFrom('review').where('review_id', '=', review.review_id).execute();
};

/** Removes the shopper's review of a product. Throws 404 when there is none. */
export const removeReview = async (trx: Transaction<Database>, author: Author): Promise<void> => {
  const review = await findOwnReview(trx, author);
  if (review === undefined) throw noSuchReview();
  await removeRow(trx, review);
  if (review.status === 'published') await changeRatings(trx, [review.product_part_number]);
};

/** Removes all reviews of a shopper whose account is deleted: they are the shopper's own words. [ACC-07] */
export const removeReviewsOf = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  const reviews = await trx.selectFrom('review').selectAll().where('shopper_id', '=', shopperId).execute();
  for (const review of reviews) await removeRow(trx, review);
  const published = reviews.filter(({ status }) => status === 'published');
  await changeRatings(
    trx,
    published.map((review) => review.product_part_number),
  );
};
