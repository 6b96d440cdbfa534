import type { ReactElement } from 'react';
import { grouped } from '../../core/shared/grouped';
import { formatRating, ratingStars, type Star } from '../../core/catalogue/rating-stars';
import { cx } from './cx';
import * as styles from './rating.module.css';

export interface RatingProps {
  /** 0 to 5; undefined without ratings. */
  readonly rating: number | undefined;
  /** Left out where a number of reviews makes no sense, as for a single review. */
  readonly reviewCount?: number;
  /** Precomputed stars. */
  readonly stars?: ReadonlyArray<Star>;
  /** Also shows the number, such as `4.5`, before the stars. */
  readonly withNumber?: boolean;
  readonly size?: 'medium' | 'large';
}

const spoken = (rating: number, reviewCount: number | undefined): string =>
  `${formatRating(rating)} out of 5` +
  (reviewCount === undefined ? '' : `, ${grouped(reviewCount)} ${reviewCount === 1 ? 'review' : 'reviews'}`);

const PARTS = { full: 1, half: 0.5, empty: 0 } as const;

/** Returns the number of filled stars, from 0 to 5 in halves. */
const filled = (stars: ReadonlyArray<Star>): number => stars.reduce((sum, star) => sum + PARTS[star], 0);

/**
 * Five stars of 19×16 pixels with the number of reviews (REC-07), or a text when there is no rating. The style sheet
 * draws the stars, so a rating is one element. It is a span, since labels of filters contain it.
 */
export const Rating = ({
  rating,
  reviewCount,
  stars,
  withNumber = false,
  size = 'medium',
}: RatingProps): ReactElement => {
  if (rating === undefined) return <span className={styles.none}>No reviews yet</span>;
  return (
    <span
      className={cx(styles.rating, styles[size])}
      role="img"
      aria-label={spoken(rating, reviewCount)}
      data-stars={filled(stars ?? ratingStars(rating))}
    >
      {withNumber ? <b className={styles.number}>{formatRating(rating)}</b> : null}
      {reviewCount === undefined ? null : `(${grouped(reviewCount)})`}
    </span>
  );
};
