import { CommerceFailure, notFound } from '../http/commerce-failure.ts';

/** The shopper has not bought the product. */
export const notBought = (partNumber: string): CommerceFailure =>
  new CommerceFailure({
    status: 403,
    errorKey: '_ERR_NOT_BOUGHT',
    message: 'Only shoppers who bought this product may review it.',
    parameters: partNumber,
  });

/** The shopper's order has not left, or was not picked up yet. */
export const notReceived = (partNumber: string): CommerceFailure =>
  new CommerceFailure({
    status: 403,
    errorKey: '_ERR_NOT_RECEIVED',
    message: 'The product can be reviewed once it has been shipped or picked up.',
    parameters: partNumber,
  });

/** Authors do not vote for their own reviews. */
export const ownReview = (): CommerceFailure =>
  new CommerceFailure({ status: 403, errorKey: '_ERR_OWN_REVIEW', message: 'This review is your own.' });

/** The account has written, changed and removed reviews too often. */
export const tooManyChanges = (): CommerceFailure =>
  new CommerceFailure({
    status: 429,
    errorKey: '_ERR_TOO_MANY_REQUESTS',
    message: 'There were too many changes of reviews. Try again in an hour.',
  });

export const noSuchReview = (): CommerceFailure => notFound('There is no such review.', 'reviewId');

/** The author changed the review after it was shown to the moderator. */
export const reviewChanged = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_REVIEW_CHANGED',
    message: 'The author has changed this review in the meantime. Read it again.',
  });
