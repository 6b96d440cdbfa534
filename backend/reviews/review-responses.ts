import type { Purchase } from './purchases.ts';
import type { StoredReview } from './own-review.ts';
import type { ListedReview, ReviewList } from './read-reviews.ts';
import type { ReviewedProduct } from './reviewed-product.ts';

type Wire = Readonly<Record<string, unknown>>;

export const RESOURCE = { resourceName: 'x_reviews' };

const toWire = (review: ListedReview): Wire => ({
  reviewId: review.key,
  rating: String(review.rating),
  title: review.title,
  text: review.body,
  petKind: review.petKind ?? '',
  author: review.author,
  isVerified: String(review.isVerified),
  helpful: String(review.helpful),
  writtenAt: new Date(review.createdAt).toISOString(),
});

/** A page of a product's reviews, with what the product shows of all of them. */
export const toListResponse = (product: ReviewedProduct, { reviews, total, petKinds }: ReviewList): Wire => ({
  reviews: reviews.map(toWire),
  recordSetTotal: String(total),
  petKinds: petKinds.map(({ kind, count }) => ({ kind, count: String(count) })),
  rating: product.rating === null ? '' : product.rating.toFixed(1),
  reviewCount: String(product.reviewCount),
  ratingCounts: product.ratingCounts,
  ...RESOURCE,
});

const toOwn = (review: StoredReview): Wire => ({
  reviewId: `r${review.review_id}`,
  rating: String(review.rating),
  title: review.title,
  text: review.body,
  petKind: review.pet_kind ?? '',
  status: review.status,
  writtenAt: new Date(review.created_at).toISOString(),
});

export interface Standing {
  readonly purchase: Purchase['kind'];
  readonly review: StoredReview | undefined;
  /** The reviews that the shopper found helpful, with their votes. */
  readonly votes: readonly { readonly key: string; readonly helpful: number }[];
}

/** What a shopper has to do with the reviews of a product. */
export const toStandingResponse = ({ purchase, review, votes }: Standing): Wire => ({
  purchase,
  ...(review === undefined ? {} : { review: toOwn(review) }),
  votes: votes.map(({ key, helpful }) => ({ reviewId: key, helpful: String(helpful) })),
  ...RESOURCE,
});
