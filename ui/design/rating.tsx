import type { ReactElement } from 'react';
import { grouped } from '../../core/shared/grouped';
import { formatRating, ratingStars, type Star } from '../../core/catalogue/rating-stars';
import { cx } from './cx';
import * as styles from './rating.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface RatingProps {
  /** 0 to 5; undefined when nobody rated it. */
  readonly rating: number | undefined;
  /** Left out where a number of reviews means nothing, as on one review. */
  readonly reviewCount?: number;
  /** Stars already decided elsewhere. */
  readonly stars?: ReadonlyArray<Star>;
  /** Shows `4.5` before the stars too. */
  readonly withNumber?: boolean;
  readonly size?: 'medium' | 'large';
}

const spoken = (rating: number, reviewCount: number | undefined): string =>
  `${formatRating(rating)} out of 5` +
  (reviewCount === undefined ? '' : `, ${grouped(reviewCount)} ${reviewCount === 1 ? 'review' : 'reviews'}`);

/**
 * Five stars of 19×16 pixels with the number of reviews (REC-07), on a line of their own; says so in words where there is
 * no rating. A span, as labels of filters hold one.
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
