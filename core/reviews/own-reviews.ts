import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityNeeded } from '../cart/cart-gateway';
import type { FieldErrors } from '../forms/form';
import type { InvalidFields } from '../forms/require-fields';
import type { SignInNeeded } from '../orders/order-gateway';
import type { PetKind } from '../shared/pet-kind';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { ReviewStanding, ReviewStatus } from './review';
import type { ReviewField } from './review-form';

/** What a shopper has written about a product. */
export interface ReviewToSave {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly petKind: PetKind | undefined;
}

/** Why the shopper cannot review this product: it was not bought with this account, or is still on its way. */
export interface NotAllowed {
  readonly kind: 'not-bought' | 'not-received';
}

/** The product, or the review, does not exist or is not public any more. */
export interface NoSuchReview {
  readonly kind: 'no-such-review';
}

/** There were too many changes or votes just now. */
export interface TooManyReviews {
  readonly kind: 'too-many-requests';
}

/** The review is the shopper's own. */
export interface OwnVote {
  readonly kind: 'own-review';
}

export type WriteReviewFailure =
  InvalidFields<ReviewField> | NotAllowed | NoSuchReview | TooManyReviews | SignInNeeded | UpstreamFailure;
export type RemoveReviewFailure = NoSuchReview | TooManyReviews | SignInNeeded | UpstreamFailure;
export type VoteFailure = OwnVote | NoSuchReview | TooManyReviews | IdentityNeeded | UpstreamFailure;

export type ReviewErrors = FieldErrors<ReviewField>;

/** One shopper's part in the reviews of products (PRO-04). A call that fails changes nothing. */
export interface OwnReviews {
  /** For guests, too, who have votes only. Without an identity there is nothing. */
  readonly standing: (partNumber: string) => TaskEither<UpstreamFailure, ReviewStanding>;
  /** Writes the shopper's review of a product, or changes it: there is one of each shopper. Repeating changes nothing. */
  readonly write: (partNumber: string, review: ReviewToSave) => TaskEither<WriteReviewFailure, ReviewStatus>;
  readonly remove: (partNumber: string) => TaskEither<RemoveReviewFailure, void>;
  /** Votes for a review, or takes the vote back. Returns the number of votes. Repeating changes nothing. */
  readonly vote: (partNumber: string, reviewId: string, isHelpful: boolean) => TaskEither<VoteFailure, number>;
}
