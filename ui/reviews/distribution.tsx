import type { ReactElement } from 'react';
import { grouped } from '../../core/shared/grouped';
import { Rating } from '../design/rating';
import { VisuallyHidden } from '../design/visually-hidden';
import * as styles from './distribution.module.css';

export interface DistributionProps {
  /** The mean; undefined without reviews. */
  readonly rating: number | undefined;
  readonly reviewCount: number;
  /** The number of reviews with one to five stars. */
  readonly ratingCounts: ReadonlyArray<number>;
  /** Where the reviews with so many stars are listed; undefined where there are no texts. */
  readonly hrefOf?: ((stars: number) => string) | undefined;
  /** The number of stars whose reviews are listed now. */
  readonly chosen?: number | undefined;
}

const starsOf = (stars: number): string => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

const Row = ({ stars, props }: { readonly stars: number; readonly props: DistributionProps }): ReactElement => {
  const { reviewCount, ratingCounts, hrefOf, chosen } = props;
  const count = ratingCounts[stars - 1] ?? 0;
  // The words say all that the bar shows.
  const parts = (
    <>
      <span>{starsOf(stars)}</span>
      <meter className={styles.bar} min={0} max={Math.max(1, ...ratingCounts)} value={count} aria-hidden />
      <span className={styles.count}>
        {grouped(count)}
        <VisuallyHidden> of {grouped(reviewCount)} reviews</VisuallyHidden>
      </span>
    </>
  );
  return (
    <li>
      {hrefOf !== undefined && count > 0 ? (
        <a href={hrefOf(stars)} className={styles.row} aria-current={chosen === stars ? 'true' : undefined}>
          {parts}
        </a>
      ) : (
        <span className={styles.row}>{parts}</span>
      )}
    </li>
  );
};

/** The mean of a product's reviews and the number of each star count, as links that filter (PRO-04). */
export const Distribution = (props: DistributionProps): ReactElement => {
  const { rating, reviewCount } = props;
  return (
    <div className={styles.columns}>
      <div className={styles.mean}>
        {rating === undefined ? null : (
          <p className={styles.number} aria-hidden>
            {rating.toFixed(1)}
          </p>
        )}
        <Rating rating={rating} reviewCount={reviewCount} />
      </div>
      {rating === undefined ? null : (
        <ul className={styles.bars}>
          {[5, 4, 3, 2, 1].map((stars) => (
            <Row key={stars} stars={stars} props={props} />
          ))}
        </ul>
      )}
    </div>
  );
};
