import { CommerceFailure, notFound } from '../http/commerce-failure.ts';

/** The shopper has not bought the product. */
export const notBought = (partNumber: string): CommerceFailure =>
  new CommerceFailure({
    status: 403,
    errorKey: '_ERR_NOT_BOUGHT',
    message: 'Only customers who bought this product can review it.',
    parameters: partNumber,
  });

/** The shopper's order has not left, or was not picked up yet. */
export const notReceived = (partNumber: string): CommerceFailure =>
  new CommerceFailure({
    status: 403,
    errorKey: '_ERR_NOT_RECEIVED',
    message: 'You can review this product after it ships or you pick it up.',
    parameters: partNumber,
  });

/** Authors do not vote for their own reviews. */
export const ownReview = (): CommerceFailure =>
  new CommerceFailure({ status: 403, errorKey: '_ERR_OWN_REVIEW', message: 'You can’t vote on your own review.' });

/** The account has written, changed and removed reviews too often. */
export const tooManyChanges = (): CommerceFailure =>
  new CommerceFailure({
    status: 429,
    errorKey: '_ERR_TOO_MANY_REQUESTS',
    message: 'Too many changes to reviews. Try again in an hour.',
  });

export const noSuchReview = (): CommerceFailure => notFound('We couldn’t find that review.', 'reviewId');

/** The author changed the review after it was shown to the moderator. */
export const reviewChanged = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_REVIEW_CHANGED',
    message: 'The author has changed this review. Please read it again.',
  });
