import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What a product shows of its reviews. */
export interface RatingFacts {
  /** Mean to one decimal; null without reviews. */
  readonly rating: number | null;
  readonly count: number;
  /** Five counts, one star first. */
  readonly counts: readonly number[];
}

const STARS = [1, 2, 3, 4, 5] as const;

/** The mean and the number of reviews, from their counts per number of stars. [PRO-04] */
export const ratingOfCounts = (counts: readonly number[]): RatingFacts => {
  const five = STARS.map((stars) => counts[stars - 1] ?? 0);
  const count = five.reduce((sum, value) => sum + value, 0);
  const stars = five.reduce((sum, value, index) => sum + value * (index + 1), 0);
  return { rating: count === 0 ? null : Math.round((stars / count) * 10) / 10, count, counts: five };
};

type OwnCounts = ReadonlyMap<string, readonly number[]>;

/** Counts of the published reviews by part number; products without one are left out. */
const readOwnCounts = async (trx: Transaction<Database>, partNumbers: readonly string[]): Promise<OwnCounts> => {
  const rows = await trx
    .selectFrom('review')
    .select(({ fn }) => ['product_part_number', 'rating', fn.countAll<number>().as('reviews')])
    .where('product_part_number', 'in', partNumbers)
    .where('status', '=', 'published')
    .groupBy(['product_part_number', 'rating'])
    .execute();
  const counts = new Map<string, number[]>();
  for (const { product_part_number: partNumber, rating, reviews } of rows) {
    const five = counts.get(partNumber) ?? [0, 0, 0, 0, 0];
    five[rating - 1] = Number(reviews);
    counts.set(partNumber, five);
  }
  return counts;
};

interface Rated {
  readonly partNumber: string;
  readonly isSeeded: boolean;
  readonly given: RatingFacts;
  readonly shown: RatingFacts;
  readonly isGivenKept: boolean;
}

const factsOf = (row: { rating: number | null; review_count: number; rating_counts: string }): RatingFacts => ({
  rating: row.rating,
  count: row.review_count,
  counts: JSON.parse(row.rating_counts) as number[],
});

const readRated = async (trx: Transaction<Database>, partNumbers: readonly string[]): Promise<readonly Rated[]> => {
  const products = await trx
    .selectFrom('product')
    .select(['part_number', 'rating', 'review_count', 'rating_counts', 'seeded_reviews'])
    .where('part_number', 'in', partNumbers)
    .execute();
  const kept = await trx
    .selectFrom('given_rating')
    .selectAll()
    .where('product_part_number', 'in', partNumbers)
    .execute();
  const givenOf = new Map(kept.map((row) => [row.product_part_number, row]));
  return products.map((product) => {
    const given = givenOf.get(product.part_number);
    return {
      partNumber: product.part_number,
      isSeeded: product.seeded_reviews === 1,
      given: factsOf(given ?? product),
      shown: factsOf(product),
      isGivenKept: given !== undefined,
    };
  });
};

/** Reviews of the demonstration count with those of shoppers. A feed's rating has no texts: the shop's own replace it. */
const ratingWith = ({ isSeeded, given }: Rated, own: readonly number[]): RatingFacts =>
  ratingOfCounts(isSeeded ? given.counts.map((count, index) => count + (own[index] ?? 0)) : own);

const isSame = (one: RatingFacts, two: RatingFacts): boolean =>
  one.rating === two.rating && one.counts.every((count, index) => count === two.counts[index]);

const columnsOf = ({ rating, count, counts }: RatingFacts) => ({
  rating,
  review_count: count,
  rating_counts: JSON.stringify(counts),
});

const keepGiven = async (trx: Transaction<Database>, { partNumber, given }: Rated): Promise<void> => {
  const row = { product_part_number: partNumber, ...columnsOf(given) };
  await trx.insertInto('given_rating').values(row).execute();
};

/** Updates one product. Returns whether what it shows has changed. */
const applyTo = async (
  trx: Transaction<Database>,
  rated: Rated,
  own: readonly number[] | undefined,
): Promise<boolean> => {
  const { partNumber, given, shown, isGivenKept } = rated;
  if (own === undefined && !isGivenKept) return false;
  if (own !== undefined && !isGivenKept) await keepGiven(trx, rated);
  if (own === undefined) {
    await trx.deleteFrom('given_rating').where('product_part_number', '=', partNumber).execute();
  }
  const next = own === undefined ? given : ratingWith(rated, own);
  if (isSame(next, shown)) return false;
  await trx.updateTable('product').set(columnsOf(next)).where('part_number', '=', partNumber).execute();
  return true;
};

/**
 * Makes average, number and distribution of these products those of their reviews. Returns whether one of them has
 * changed: then the caller advances the catalogue, which the search index follows. [PRO-04]
 */
export const applyOwnRatings = async (trx: Transaction<Database>, partNumbers: readonly string[]): Promise<boolean> => {
  const own = await readOwnCounts(trx, partNumbers);
  let hasChanged = false;
  for (const rated of await readRated(trx, partNumbers)) {
    if (await applyTo(trx, rated, own.get(rated.partNumber))) hasChanged = true;
  }
  return hasChanged;
};

/**
 * As above, for products whose rows an import or the generator writes: what they say now is given. It must run in the
 * transaction that writes the rows: a review that is published between the two would count twice.
 */
export const applyToNewRows = async (trx: Transaction<Database>, partNumbers: readonly string[]): Promise<void> => {
  await trx.deleteFrom('given_rating').where('product_part_number', 'in', partNumbers).execute();
  const reviewed = await trx
    .selectFrom('review')
    .select('product_part_number')
    .where('product_part_number', 'in', partNumbers)
    .distinct()
    .execute();
  if (reviewed.length === 0) return;
  await applyOwnRatings(
    trx,
    reviewed.map((row) => row.product_part_number),
  );
};
