import type { TypeOf } from 'io-ts';
import type { OwnReview, Review, ReviewPage, ReviewStanding, ReviewStatus } from '../../../core/reviews/review';
import { isPetKind, type PetKind } from '../../../core/shared/pet-kind';
import { fields, listOf, optional, optionalFlag, optionalNumber, optionalText, text } from '../../http/wire-codecs';

const reviewWire = fields('review', {
  reviewId: text,
  rating: optionalNumber,
  title: text,
  text,
  petKind: optionalText,
  author: optionalText,
  isVerified: optionalFlag,
  helpful: optionalNumber,
  writtenAt: optionalText,
});

/** `x_reviews/{partNumber}` (PRO-04). */
export const reviewPageWire = fields('reviews', {
  reviews: listOf(reviewWire),
  recordSetTotal: optionalNumber,
  petKinds: listOf(fields('kind of pets', { kind: text, count: optionalNumber })),
  rating: optionalNumber,
  reviewCount: optionalNumber,
  ratingCounts: listOf(optionalNumber),
});

const ownWire = fields('own review', {
  reviewId: text,
  rating: optionalNumber,
  title: text,
  text,
  petKind: optionalText,
  status: text,
});

/** `x_reviews/{partNumber}/@self`. */
export const standingWire = fields('own reviews', {
  purchase: optionalText,
  review: optional(ownWire),
  votes: listOf(fields('vote', { reviewId: text, helpful: optionalNumber })),
});

/** The response to a review that was written. */
export const writtenWire = fields('written review', { status: text });

/** The response to a vote. */
export const voteWire = fields('vote', { helpful: optionalNumber });

const kindOf = (kind: string | undefined): PetKind | undefined =>
  kind !== undefined && isPetKind(kind) ? kind : undefined;

const starsOf = (rating: number | undefined): number => Math.min(5, Math.max(1, Math.round(rating ?? 1)));

/** An unknown status counts as one that waits: then nothing is promised. */
export const statusOf = (status: string): ReviewStatus =>
  status === 'published' || status === 'rejected' ? status : 'pending';

const toReview = (wire: TypeOf<typeof reviewWire>): Review => ({
  id: wire.reviewId,
  rating: starsOf(wire.rating),
  title: wire.title,
  text: wire.text,
  petKind: kindOf(wire.petKind),
  author: wire.author ?? 'A shopper',
  isVerified: wire.isVerified ?? false,
  helpful: wire.helpful ?? 0,
  writtenAt: wire.writtenAt,
});

export const toReviewPage = (wire: TypeOf<typeof reviewPageWire>): ReviewPage => {
  const reviewCount = wire.reviewCount ?? 0;
  return {
    reviews: wire.reviews.map(toReview),
    total: wire.recordSetTotal ?? wire.reviews.length,
    rating: reviewCount === 0 ? undefined : wire.rating,
    reviewCount,
    ratingCounts: wire.ratingCounts.map((count) => count ?? 0),
    petKinds: wire.petKinds.flatMap(({ kind, count = 0 }) => (isPetKind(kind) ? [{ kind, count }] : [])),
  };
};

const toOwn = (wire: TypeOf<typeof ownWire>): OwnReview => ({
  id: wire.reviewId,
  rating: starsOf(wire.rating),
  title: wire.title,
  text: wire.text,
  petKind: kindOf(wire.petKind),
  status: statusOf(wire.status),
});

export const toStanding = ({ purchase, review, votes }: TypeOf<typeof standingWire>): ReviewStanding => ({
  purchase: purchase === 'received' || purchase === 'waiting' ? purchase : 'none',
  review: review && toOwn(review),
  votes: votes.map(({ reviewId, helpful = 0 }) => ({ reviewId, helpful })),
});
