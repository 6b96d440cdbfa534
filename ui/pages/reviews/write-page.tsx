import { use, type ReactElement } from 'react';
import { removeReviewPath, reviewsPath } from '../../../core/paths/review-paths';
import { ORDER_HISTORY_PATH } from '../../../core/paths/paths';
import { NOT_BOUGHT, NOT_RECEIVED } from '../../../core/reviews/review-message';
import type { OwnReview } from '../../../core/reviews/review';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import { CapabilityContext } from '../../page/capability-context';
import { ProductLine } from '../../reviews/product-line';
import { StepLink } from '../shared/mailed-code-page';
import * as frame from '../shared/mailed-code-page.module.css';
import { PageFrame } from '../shared/page-frame';
import { PostedForm } from '../shared/posted-form';
import { ReviewForm } from './review-form';
import { STATUS_WORDS } from './review-status-words';
import * as styles from './write-page.module.css';
import type { ReviewedProduct, WriteReviewData } from './reviews-data';

const Remove = ({ product }: { readonly product: ReviewedProduct }): ReactElement => (
  <details className={styles.remove}>
    <summary>Remove this review</summary>
    <PostedForm
      action={removeReviewPath(product.url)}
      look="secondary"
      label="Yes, remove it"
      formClass={styles.confirm}
    >
      <p>Your rating will no longer count, and other customers won’t see your review.</p>
    </PostedForm>
  </details>
);

/** Why the shopper cannot write, and what leads on. */
const NotAllowed = ({ isWaiting }: { readonly isWaiting: boolean }): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  return (
    <>
      <Banner tone="info" title={isWaiting ? NOT_RECEIVED : NOT_BOUGHT} />
      {leadsTo(ORDER_HISTORY_PATH) ? (
        <ButtonLink href={ORDER_HISTORY_PATH} look="secondary">
          See your orders
        </ButtonLink>
      ) : null}
    </>
  );
};

const Status = ({ review: { status } }: { readonly review: OwnReview }): ReactElement | null =>
  status === 'published' ? null : (
    <Banner tone={status === 'pending' ? 'info' : 'warning'} title={STATUS_WORDS[status]} />
  );

/** Writes, changes or removes the shopper's review of a product. It works without scripts (PRO-04). */
export const WriteReviewPage = ({ data }: { readonly data: WriteReviewData }): ReactElement => {
  const { product, standing } = data;
  const { purchase, review } = standing;
  const isAllowed = review !== undefined || purchase === 'received';
  return (
    <PageFrame department={product.department}>
      <div className={frame.page}>
        <div className={frame.words}>
          <h1>{review === undefined ? 'Write a review' : 'Your review'}</h1>
        </div>
        <ProductLine product={product} />
        {review === undefined ? null : <Status review={review} />}
        {isAllowed ? <ReviewForm {...data} /> : <NotAllowed isWaiting={purchase === 'waiting'} />}
        {review === undefined ? null : <Remove product={product} />}
        <StepLink href={reviewsPath(product.url)}>See all reviews</StepLink>
      </div>
    </PageFrame>
  );
};
