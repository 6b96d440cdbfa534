import type { RemoveReviewFailure, VoteFailure, WriteReviewFailure } from './own-reviews';

export const NOT_BOUGHT =
  'Only customers who bought this product here can review it. We couldn’t find it in your orders.';
export const NOT_RECEIVED = 'You can write a review after your order ships or you pick it up.';
const SIGN_IN = 'Your session has ended. Please sign in, then send your review again.';
const NOT_FOUND = 'This review is no longer available.';
const OWN = 'You can’t vote on your own review.';
const TOO_OFTEN = 'Too many attempts. Please try again later.';
const NOT_POSSIBLE = 'Something went wrong. Please try again in a moment.';

type Failure = WriteReviewFailure | RemoveReviewFailure | VoteFailure;

/** Returns the message for a review or a vote that failed; undefined when the fields say why (PRO-04). */
export const reviewProblem = ({ kind }: Failure): string | undefined => {
  switch (kind) {
    case 'invalid-fields':
      return undefined;
    case 'not-bought':
      return NOT_BOUGHT;
    case 'not-received':
      return NOT_RECEIVED;
    case 'sign-in-needed':
      return SIGN_IN;
    case 'no-such-review':
      return NOT_FOUND;
    case 'own-review':
      return OWN;
    case 'too-many-requests':
      return TOO_OFTEN;
    default:
      return NOT_POSSIBLE;
  }
};
