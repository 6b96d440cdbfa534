import { ContainerModule } from 'inversify';
import { makeVoteHelpful } from '../../core/reviews/vote-helpful';
import { makeWriteReview } from '../../core/reviews/write-review';
import { BackendTokens } from '../backend/tokens';
import { IdentityTokens } from '../identity/tokens';
import { ReviewTokens } from './tokens';

/** Acts for one shopper: loaded into the request's child container on the server. */
export const reviewsModule = new ContainerModule(({ bind }) => {
  bind(ReviewTokens.own).toResolvedValue(({ ownReviews }) => ownReviews, [BackendTokens.personal]);
  bind(ReviewTokens.write).toResolvedValue((reviews) => makeWriteReview({ reviews }), [ReviewTokens.own]);
  bind(ReviewTokens.vote).toResolvedValue(
    (reviews, becomeGuest, ensureGuestIdentity, session) =>
      makeVoteHelpful({ reviews, becomeGuest, ensureGuestIdentity, session }),
    [ReviewTokens.own, IdentityTokens.becomeGuest, IdentityTokens.ensureGuestIdentity, IdentityTokens.session],
  );
});
