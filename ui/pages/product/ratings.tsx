import type { ReactElement } from 'react';
import { grouped } from '../../../core/shared/grouped';
import type { Product } from '../../../core/catalogue/product';
import { Rating } from '../../design/rating';
import * as styles from './ratings.module.css';

/** The customer ratings: the mean, and the number of each star count. */
export const Ratings = ({ product }: { readonly product: Product }): ReactElement => {
  const { rating, reviewCount, ratingCounts } = product;
  const most = Math.max(1, ...ratingCounts);
  return (
    <section id="reviews" className={styles.ratings} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">What shoppers say</h2>
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
            {[5, 4, 3, 2, 1].map((stars) => {
              const count = ratingCounts[stars - 1] ?? 0;
              return (
                <li key={stars} className={styles.row}>
                  <span>
                    {stars} {stars === 1 ? 'star' : 'stars'}
                  </span>
                  <meter
                    className={styles.bar}
                    min={0}
                    max={most}
                    value={count}
                    aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} of ${reviewCount} reviews`}
                  />
                  <span className={styles.count}>{grouped(count)}</span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
};
