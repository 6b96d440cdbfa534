import type { Random } from '../../shared/random.ts';

/** Generated reviews of a product. */
export interface Reviews {
  /** Mean to one decimal; null without reviews. */
  readonly rating: number | null;
  readonly count: number;
  /** Counts per number of stars, one star first. They add up to `count`, and `rating` is their mean. */
  readonly counts: readonly number[];
}

const UNREVIEWED_SHARE = 0.07;

/** Generates reviews; their number grows with `popularity`. */
export const makeReviews = (random: Random, popularity: number): Reviews => {
  if (random.chance(UNREVIEWED_SHARE)) return { rating: null, count: 0, counts: [0, 0, 0, 0, 0] };
  const total = Math.max(1, Math.round(popularity ** 0.72 * (0.3 + random.next())));
  // Most products get five stars; the share falls towards two stars and rises slightly at one.
  const pleased = Math.min(0.93, Math.max(0.15, 0.66 + random.normal() * 0.13));
  const rest = 1 - pleased;
  const shares = [rest * 0.2, rest * 0.11, rest * 0.2, rest * 0.49];
  const lower = shares.map((share) => Math.round(total * share * (0.7 + random.next() * 0.6)));
  const taken = lower.reduce((sum, value) => sum + value, 0);
  const counts = [...lower, Math.max(taken === 0 ? 1 : 0, total - taken)];
  const count = counts.reduce((sum, value) => sum + value, 0);
  const stars = counts.reduce((sum, value, index) => sum + value * (index + 1), 0);
  return { rating: Math.round((stars / count) * 10) / 10, count, counts };
};

/** Popularity of a product, 1 to 100,000: a few sell very well, most hardly. */
export const makePopularity = (random: Random, liking: number): number =>
  Math.max(1, Math.min(100_000, Math.round(18 * liking * (1 - random.next()) ** -0.95)));
