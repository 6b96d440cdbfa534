import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { asGuestIfNeeded } from '../cart/as-guest';
import type { BecomeGuest, EnsureGuestIdentity } from '../identity/session/ensure-guest-identity';
import type { SessionStore } from '../identity/session/session-store';
import type { OwnReviews, VoteFailure } from './own-reviews';

export interface VoteHelpfulPorts {
  readonly reviews: Pick<OwnReviews, 'vote'>;
  readonly becomeGuest: BecomeGuest;
  readonly ensureGuestIdentity: EnsureGuestIdentity;
  readonly session: SessionStore;
}

/**
 * Says that a review is helpful, or takes it back (PRO-04). A shopper without an identity becomes a guest first, as for the
 * cart. Returns the number of votes.
 */
export type VoteHelpful = (
  partNumber: string,
  reviewId: string,
  isHelpful: boolean,
) => TE.TaskEither<VoteFailure, number>;

export const makeVoteHelpful =
  ({ reviews, becomeGuest, ensureGuestIdentity, session }: VoteHelpfulPorts): VoteHelpful =>
  (partNumber, reviewId, isHelpful) =>
    pipe(
      ensureGuestIdentity,
      TE.chainW(() => asGuestIfNeeded(becomeGuest, session)(reviews.vote(partNumber, reviewId, isHelpful))),
    );
