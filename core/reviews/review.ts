import type { PetKind } from '../shared/pet-kind';

/** A published review of a product (PRO-04). */
export interface Review {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly petKind: PetKind | undefined;
  /** First name and initial. */
  readonly author: string;
  /** The author bought the product here. */
  readonly isVerified: boolean;
  /** How many shoppers found it helpful. */
  readonly helpful: number;
  /** A time in ISO 8601. */
  readonly writtenAt: string | undefined;
}

/** A page of a product's reviews, with what all of them come to. */
export interface ReviewPage {
  readonly reviews: ReadonlyArray<Review>;
  /** The number of reviews that match the query. */
  readonly total: number;
  /** The mean of all reviews; undefined without any. */
  readonly rating: number | undefined;
  readonly reviewCount: number;
  /** The number of reviews with one to five stars. */
  readonly ratingCounts: ReadonlyArray<number>;
  /** The kinds of pets that reviews are about, the most frequent first. */
  readonly petKinds: ReadonlyArray<{ readonly kind: PetKind; readonly count: number }>;
}

/** `pending` waits for a moderator; `rejected` is seen by its author only. */
export type ReviewStatus = 'published' | 'pending' | 'rejected';

/** The shopper's own review, as it was written. */
export interface OwnReview {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly petKind: PetKind | undefined;
  readonly status: ReviewStatus;
}

/** What a shopper has to do with the reviews of a product. */
export interface ReviewStanding {
  /** Whether the shopper, signed in, has the product: `waiting` is bought and not received yet. */
  readonly purchase: 'received' | 'waiting' | 'none';
  readonly review: OwnReview | undefined;
  /** The reviews that the shopper found helpful, with all their votes. */
  readonly votes: ReadonlyArray<{ readonly reviewId: string; readonly helpful: number }>;
}
