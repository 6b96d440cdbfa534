import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ReviewStatus } from '../database/tables/reviews-tables.ts';
import { changeRatings } from './change-ratings.ts';
import { noSuchReview, reviewChanged } from './review-failures.ts';

/** A review as a moderator sees it. */
export interface QueuedReview {
  readonly reviewId: string;
  readonly revision: number;
  readonly status: ReviewStatus;
  /** Why it waits; empty for one that was published at once. */
  readonly heldFor: string;
  readonly partNumber: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly petKind: string;
  readonly writtenDate: string;
  readonly changedDate: string;
}

export interface QueueQuery {
  readonly status: ReviewStatus;
  /** The last review of the page before. */
  readonly after: number;
  readonly most: number;
}

/** Reviews of a status, the oldest first. They do not name their authors. */
export const listQueue = async (
  database: Kysely<Database>,
  { status, after, most }: QueueQuery,
): Promise<readonly QueuedReview[]> => {
  const rows = await database
    .selectFrom('review')
    .selectAll()
    .where('status', '=', status)
    .where('review_id', '>', after)
    .orderBy('review_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    reviewId: String(row.review_id),
    revision: row.revision,
    status: row.status,
    heldFor: row.held_for ?? '',
    partNumber: row.product_part_number,
    rating: row.rating,
    title: row.title,
    text: row.body,
    petKind: row.pet_kind ?? '',
    writtenDate: new Date(row.created_at).toISOString(),
    changedDate: new Date(row.changed_at).toISOString(),
  }));
};

export interface Decision {
  readonly reviewId: number;
  readonly status: 'published' | 'rejected';
  /** The revision that was read: a later change of the author is not published unread. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly decidedAt: number;
}

/** Remembers a rejection until the review is published. */
const noteDecision = async (
  trx: Transaction<Database>,
  { status, decidedAt }: Decision,
  { shopper_id, product_part_number }: { readonly shopper_id: number; readonly product_part_number: string },
): Promise<void> => {
  if (status === 'rejected') {
    await trx
      .insertInto('review_rejection')
      .values({ shopper_id, product_part_number, rejected_at: decidedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await trx
    .deleteFrom('review_rejection')
    .where('shopper_id', '=', shopper_id)
    .where('product_part_number', '=', product_part_number)
    .execute();
};

/**
 * Publishes or rejects a review; a published one can be rejected later, too. Deciding the same again changes nothing.
 * Throws 404 for a review that is gone, and 409 for one that its author has changed meanwhile. [PRO-04]
 */
export const decide = async (trx: Transaction<Database>, decision: Decision): Promise<void> => {
  const { reviewId, status, revision } = decision;
  const row = await trx
    .selectFrom('review')
    .select(['status', 'revision', 'shopper_id', 'product_part_number'])
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  if (row === undefined) throw noSuchReview();
  if (row.revision !== revision) throw reviewChanged();
  if (row.status === status) return;
  await trx.updateTable('review').set({ status }).where('review_id', '=', reviewId).execute();
  await noteDecision(trx, decision, row);
  if (status === 'published' || row.status === 'published') await changeRatings(trx, [row.product_part_number]);
};
