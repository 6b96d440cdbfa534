import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { requireFields } from '../forms/require-fields';
import { isPetKind } from '../shared/pet-kind';
import type { OwnReviews, WriteReviewFailure } from './own-reviews';
import type { ReviewStatus } from './review';
import { reviewForm, type ReviewField } from './review-form';

/** What was typed in the form of a review. */
export type TypedReview = Readonly<Record<ReviewField, string>>;

/**
 * Writes or changes the shopper's review of a product (PRO-04). Invalid fields fail without a request. Returns whether it
 * is public at once or waits for a moderator.
 */
export type WriteReview = (partNumber: string, typed: TypedReview) => TE.TaskEither<WriteReviewFailure, ReviewStatus>;

/** Line breaks become spaces: the service keeps texts on one line. */
const tidied = (text: string): string => text.trim().replace(/\s+/g, ' ');

export const makeWriteReview =
  ({ reviews }: { readonly reviews: Pick<OwnReviews, 'write'> }): WriteReview =>
  (partNumber, typed) =>
    pipe(
      requireFields(reviewForm, typed),
      TE.chainW(() =>
        reviews.write(partNumber, {
          rating: Number(typed.rating),
          title: tidied(typed.title),
          text: tidied(typed.text),
          petKind: isPetKind(typed.petKind) ? typed.petKind : undefined,
        }),
      ),
    );
