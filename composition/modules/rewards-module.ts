import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { HttpMembershipGateway } from '../../adapters/commerce/http-membership-gateway';
import { makeJoinPals } from '../../core/rewards/join-pals';
import { makeLoadCoupons } from '../../core/rewards/load-coupons';
import { makeWatchCoupons } from '../../core/rewards/watch-coupons';
import { HttpTokens } from '../tokens/http-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PetcoPayTokens } from '../tokens/petco-pay-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { RewardsTokens } from '../tokens/rewards-tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const rewardsModule = new ContainerModule(({ bind }) => {
  bind(RewardsTokens.membership).toResolvedValue(
    (http) => new HttpMembershipGateway(http),
    [HttpTokens.personalCommerce],
  );
  bind(RewardsTokens.joinPals).toResolvedValue(
    (membership, refreshRewards) => makeJoinPals({ membership, refreshRewards }),
    [RewardsTokens.membership, IdentityTokens.refreshRewards],
  );
  bind(RewardsTokens.loadCoupons).toResolvedValue((rewards) => makeLoadCoupons({ rewards }), [IdentityTokens.rewards]);
  bind(RewardsTokens.watchCoupons).toResolvedValue(
    (refreshRewards, visibility) => makeWatchCoupons({ refreshRewards, visibility }),
    [IdentityTokens.refreshRewards, PlatformTokens.visibility],
  );
  bind(RewardsTokens.useCases).toResolvedValue(
    (refreshRewards, loadCoupons, watchCoupons, joinPals, cardStatus) =>
      TE.right({ refreshRewards, loadCoupons, watchCoupons, joinPals, cardStatus }),
    [
      IdentityTokens.refreshRewards,
      RewardsTokens.loadCoupons,
      RewardsTokens.watchCoupons,
      RewardsTokens.joinPals,
      PetcoPayTokens.loadCardStatus,
    ],
  );
});
