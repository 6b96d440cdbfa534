import { use, type ReactElement } from 'react';
import type { Product } from '../../../core/catalogue/product';
import { ALL_REVIEWS } from '../../../core/paths/reviews-query';
import { reviewsPath, writeReviewPath } from '../../../core/paths/review-paths';
import { grouped } from '../../../core/shared/grouped';
import { ButtonLink } from '../../design/button';
import { CapabilityContext } from '../../page/capability-context';
import { Distribution } from '../../reviews/distribution';
import { ReviewArticle } from '../../reviews/review-article';
import type { ShownReview } from './product-data';
import * as styles from './ratings.module.css';

export interface RatingsProps {
  readonly product: Product;
  /** The most helpful ones; undefined when they could not be read, and in a shop without texts of reviews. */
  readonly reviews: ReadonlyArray<ShownReview> | undefined;
}

const Ways = ({ product, hasTexts }: { readonly product: Product; readonly hasTexts: boolean }): ReactElement => (
  <div className={styles.ways}>
    {hasTexts ? (
      <ButtonLink href={reviewsPath(product.url)} look="secondary">
        {product.reviewCount === 1 ? 'See the review' : `See all ${grouped(product.reviewCount)} reviews`}
      </ButtonLink>
    ) : null}
    <ButtonLink href={writeReviewPath(product.url)} look="secondary">
      Write a review
    </ButtonLink>
  </div>
);

/** The customer ratings: the mean, the number of each star count, and the most helpful reviews (PRO-04). */
export const Ratings = ({ product, reviews = [] }: RatingsProps): ReactElement => {
  const { can } = use(CapabilityContext);
  const { url } = product;
  const hasTexts = reviews.length > 0;
  return (
    <section id="reviews" className={styles.ratings} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">Customer reviews</h2>
      <Distribution
        {...product}
        hrefOf={hasTexts ? (rating) => reviewsPath(url, { ...ALL_REVIEWS, rating }) : undefined}
      />
      {hasTexts ? (
        <div className={styles.list}>
          {reviews.map((review) => (
            <ReviewArticle key={review.id} review={review} />
          ))}
        </div>
      ) : null}
      {can('reviews') ? <Ways product={product} hasTexts={hasTexts} /> : null}
    </section>
  );
};
