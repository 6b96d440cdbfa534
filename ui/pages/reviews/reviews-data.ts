import type { Breadcrumb, Product } from '../../../core/catalogue/product';
import type { ReviewPage, ReviewStanding } from '../../../core/reviews/review';
import type { TypedReview } from '../../../core/reviews/write-review';
import type { ReviewsQuery } from '../../../core/paths/reviews-query';
import type { RefusedForm } from '../account/refused-form';

/** What the pages about a product's reviews show of the product. */
export interface ReviewedProduct {
  readonly partNumber: string;
  readonly name: string;
  /** Path of the product's page. */
  readonly url: string;
  readonly image: string | undefined;
  readonly department: string | undefined;
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
}

/** What the shopper has just done. */
export const REVIEWS_DONE = ['published', 'pending', 'removed'] as const;
export type ReviewsDone = (typeof REVIEWS_DONE)[number];
export const DONE_MARK = 'done';

export interface ReviewsData {
  readonly product: ReviewedProduct;
  readonly page: ReviewPage;
  readonly query: ReviewsQuery;
  /** The shopper's own review and votes; undefined for a shopper without an identity. */
  readonly standing: ReviewStanding | undefined;
  readonly done: ReviewsDone | undefined;
  /** Why a vote failed without scripts. */
  readonly problem: string | undefined;
}

export interface WriteReviewData {
  readonly product: ReviewedProduct;
  readonly standing: ReviewStanding;
  /** The fields before the shopper types. */
  readonly values: TypedReview;
  readonly refused: RefusedForm | undefined;
}

export const reviewedProduct = ({
  partNumber,
  name,
  url,
  images,
  department,
  breadcrumbs,
}: Product): ReviewedProduct => ({ partNumber, name, url, image: images[0], department, breadcrumbs });
