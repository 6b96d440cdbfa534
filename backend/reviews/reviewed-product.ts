import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/commerce-failure.ts';
import type { SeededReview, SeededReviews } from './seeded-reviews.ts';

/** A product with what its reviews need. */
export interface ReviewedProduct {
  readonly id: string;
  readonly partNumber: string;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly ratingCounts: readonly number[];
  /** Its reviews of the demonstration; none in other shops. */
  readonly seeded: readonly SeededReview[];
}

const columns = [
  'product.id',
  'product.part_number',
  'product.name',
  'product.department',
  'product.added_at',
  'product.rating',
  'product.review_count',
  'product.rating_counts',
  'product.seeded_reviews',
  'category.slug',
  'given_rating.rating_counts as given_counts',
] as const;

/** Reads a product by its part number. Throws 404 for an unknown one. */
export const findReviewedProduct = async (
  database: Kysely<Database>,
  seededReviews: SeededReviews,
  partNumber: string,
): Promise<ReviewedProduct> => {
  const row = await database
    .selectFrom('product')
    .leftJoin('category', 'category.id', 'product.category_id')
    .leftJoin('given_rating', 'given_rating.product_part_number', 'product.part_number')
    .select(columns)
    .where('product.part_number', '=', partNumber)
    .executeTakeFirst();
  if (row === undefined) throw notFound(`There is no product ${partNumber}.`, 'partNumber');
  const seeded = {
    partNumber,
    name: row.name,
    department: row.department,
    category: row.slug ?? '',
    addedAt: row.added_at,
    counts: JSON.parse(row.given_counts ?? row.rating_counts) as number[],
  };
  return {
    id: row.id,
    partNumber,
    rating: row.rating,
    reviewCount: row.review_count,
    ratingCounts: JSON.parse(row.rating_counts) as number[],
    seeded: row.seeded_reviews === 1 ? seededReviews(seeded) : [],
  };
};
