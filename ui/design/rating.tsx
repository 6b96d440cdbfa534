import type { ReactElement } from 'react';
import { grouped } from '../../core/shared/grouped';
import { formatRating, ratingStars, type Star } from '../../core/catalogue/rating-stars';
import { cx } from './cx';
import * as styles from './rating.module.css';
import { VisuallyHidden } from './visually-hidden';

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

/**
 * Five stars of 19×16 pixels with the number of reviews (REC-07), or a text when there is no rating. It is a span,
 * since labels of filters contain it.
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
    <span className={cx(styles.rating, styles[size])}>
      <VisuallyHidden>{spoken(rating, reviewCount)}</VisuallyHidden>
      <span aria-hidden className={styles.visible}>
        {withNumber ? <b className={styles.number}>{formatRating(rating)}</b> : null}
        <span className={styles.stars}>
          {(stars ?? ratingStars(rating)).map((star, index) => (
            <i key={index} data-star={star} />
          ))}
        </span>
        {reviewCount === undefined ? null : <span className={styles.count}>({grouped(reviewCount)})</span>}
      </span>
    </span>
  );
};
