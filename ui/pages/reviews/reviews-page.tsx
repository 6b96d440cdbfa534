import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { reviewsPath, writeReviewPath } from '../../../core/paths/review-paths';
import type { OwnReview, Review } from '../../../core/reviews/review';
import { ALL_REVIEWS, reviewPages } from '../../../core/paths/reviews-query';
import { counted } from '../../../core/shared/counted';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { Pagination } from '../../design/pagination';
import { Distribution } from '../../reviews/distribution';
import { ProductLine } from '../../reviews/product-line';
import { ReviewArticle } from '../../reviews/review-article';
import { PageFrame } from '../shared/page-frame';
import { HelpfulForm } from './helpful-form';
import { ReviewFilters } from './review-filters';
import { STATUS_WORDS } from './review-status-words';
import type { ReviewsData, ReviewsDone } from './reviews-data';
import * as styles from './reviews-page.module.css';
import type { ReviewsViewModel } from './reviews-view-model';

const DONE: Readonly<Record<ReviewsDone, string>> = {
  published: 'Thanks! Your review is live.',
  pending: 'Thanks! We’ll check your review before it goes live.',
  removed: 'Your review was removed.',
};

const own = (review: OwnReview): Omit<Review, 'helpful'> => ({
  ...review,
  author: 'You',
  isVerified: true,
  writtenAt: undefined,
});

/** The shopper's own review above the others, whatever its status. */
const OwnReviewCard = ({
  review,
  productUrl,
}: {
  readonly review: OwnReview;
  readonly productUrl: string;
}): ReactElement => (
  <section className={styles.own} aria-labelledby="own-review">
    <h2 id="own-review" className={styles.heading}>
      Your review
    </h2>
    {review.status === 'published' ? null : (
      <Banner tone={review.status === 'pending' ? 'info' : 'warning'} title={STATUS_WORDS[review.status]} />
    )}
    <ReviewArticle review={own(review)}>
      <p>
        <a href={writeReviewPath(productUrl)} className={styles.edit}>
          Edit or remove
        </a>
      </p>
    </ReviewArticle>
  </section>
);

/** How many reviews there are, and what narrows them. */
const totalWords = ({ page: { total, reviewCount }, query }: ReviewsData): string => {
  const isNarrowed = query.rating !== undefined || query.petKind !== undefined || query.term !== '';
  return isNarrowed ? `${total} of ${counted(reviewCount, 'review')}` : counted(total, 'review');
};

const Nothing = ({ data: { page, product } }: { readonly data: ReviewsData }): ReactElement => (
  <p>
    {page.reviewCount === 0 ? 'No reviews yet. Be the first!' : 'No reviews match. Try fewer words or another filter.'}{' '}
    {page.reviewCount === 0 ? null : <a href={reviewsPath(product.url)}>Show all reviews</a>}
  </p>
);

const List = observer(({ model }: { readonly model: ReviewsViewModel }): ReactElement => {
  const { data, problem } = model;
  const { page, product, query, standing } = data;
  const isOwnOnly = page.total > 0 && page.reviews.length === 0 && standing?.review?.status === 'published';
  return (
    <section className={styles.list} aria-labelledby="reviews-found">
      <h2 id="reviews-found" className={styles.heading}>
        {totalWords(data)}
      </h2>
      {problem === undefined ? null : <Banner tone="bad" urgent title={problem} />}
      {page.reviews.length === 0 && !isOwnOnly ? <Nothing data={data} /> : null}
      {page.reviews.map((review) => (
        <ReviewArticle key={review.id} review={review}>
          <HelpfulForm model={model} review={review} />
        </ReviewArticle>
      ))}
      <Pagination
        page={query.page}
        pages={reviewPages(page.total)}
        hrefOf={(number) => reviewsPath(product.url, { ...query, page: number })}
        label="Pages of reviews"
      />
    </section>
  );
});

/** All reviews of a product: filtered, sorted and searched by links and a form that need no scripts (PRO-04). */
export const ReviewsPage = ({ model }: { readonly model: ReviewsViewModel }): ReactElement => {
  const { data } = model;
  const { product, page, query, standing, done } = data;
  const review = standing?.review;
  return (
    <PageFrame department={product.department}>
      <div className={styles.page}>
        <Breadcrumbs crumbs={[...product.breadcrumbs, { label: 'Reviews', url: reviewsPath(product.url) }]} />
        <header className={styles.head}>
          <h1>Reviews</h1>
          <ProductLine product={product} />
        </header>
        {done === undefined ? null : <Banner tone="good" urgent title={DONE[done]} />}
        <div className={styles.columns}>
          <div className={styles.summary}>
            <Distribution
              {...page}
              chosen={query.rating}
              hrefOf={(rating) => reviewsPath(product.url, { ...ALL_REVIEWS, rating })}
            />
            {review === undefined ? <ButtonLink href={writeReviewPath(product.url)}>Write a review</ButtonLink> : null}
          </div>
          <div className={styles.main}>
            {review === undefined ? null : <OwnReviewCard review={review} productUrl={product.url} />}
            {page.reviewCount === 0 ? null : <ReviewFilters data={data} />}
            <List model={model} />
          </div>
        </div>
      </div>
    </PageFrame>
  );
};
