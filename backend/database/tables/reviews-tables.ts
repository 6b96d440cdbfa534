import type { Generated } from 'kysely';

/** Reviews of products. Times are milliseconds since 1970. */

export type ReviewStatus = 'published' | 'pending' | 'rejected';

/** Why a review waits for a moderator. */
export type HeldFor = 'link' | 'contact' | 'language' | 'shouting' | 'rejected-before';

export interface ReviewTable {
  review_id: Generated<number>;
  product_part_number: string;
  shopper_id: number;
  /** What the shopper bought; it verifies the purchase. */
  order_line_id: number | null;
  rating: number;
  title: string;
  body: string;
  /** Title and text in lower case. */
  searched: string;
  pet_kind: string | null;
  status: ReviewStatus;
  held_for: HeldFor | null;
  /** Counts the author's changes. */
  revision: Generated<number>;
  helpful: Generated<number>;
  created_at: number;
  changed_at: number;
}

/** The reviews of a shopper that a moderator has rejected, by product, also after their removal. */
export interface ReviewRejectionTable {
  shopper_id: number;
  product_part_number: string;
  rejected_at: number;
}

export interface ReviewVoteTable {
  product_part_number: string;
  /** 'r' and a review's id, or 's' and the number of a seeded review. */
  review_key: string;
  shopper_id: number;
  voted_at: number;
}

export interface SeededReviewVoteTable {
  product_part_number: string;
  number: number;
  helpful: number;
}

/** The rating that a product had before shoppers of this shop reviewed it. */
export interface GivenRatingTable {
  product_part_number: string;
  rating: number | null;
  review_count: number;
  /** JSON list of five counts, one star first. */
  rating_counts: string;
}

export interface ReviewsTables {
  review: ReviewTable;
  review_rejection: ReviewRejectionTable;
  review_vote: ReviewVoteTable;
  seeded_review_vote: SeededReviewVoteTable;
  given_rating: GivenRatingTable;
}
