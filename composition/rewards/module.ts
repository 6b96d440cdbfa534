import { StorageRewardsStore } from '../../adapters/session/storage-rewards-store';
import { makeRefreshRewards } from '../../core/rewards/refresh-rewards';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { StorageCouponLoads } from '../../adapters/session/storage-coupon-loads';
import { makeJoinPals } from '../../core/rewards/membership/join-pals';
import { makeLoadCoupons } from '../../core/rewards/coupons/load-coupons';
import { makeResumeCoupons } from '../../core/rewards/coupons/resume-coupons';
import { makeWatchCoupons } from '../../core/rewards/coupons/watch-coupons';
import { BackendTokens } from '../backend/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { PetcoPayTokens } from '../petco-pay/tokens';
import { PlatformTokens } from '../platform/tokens';
import { RewardsTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const rewardsModule = new ContainerModule(({ bind }) => {
  bind(RewardsTokens.gateway).toResolvedValue(({ rewards }) => rewards, [BackendTokens.personal]);
  bind(RewardsTokens.refreshRewards).toResolvedValue(
    (rewards, rewardsStore, capabilities) => makeRefreshRewards({ rewards, rewardsStore, capabilities }),
    [RewardsTokens.gateway, RewardsTokens.store, ConfigurationTokens.capabilities],
  );
  bind(RewardsTokens.store)
    .toResolvedValue((sessionStorage) => new StorageRewardsStore(sessionStorage), [PlatformTokens.sessionStorage])
    .inSingletonScope();
  bind(RewardsTokens.membership).toResolvedValue(({ membership }) => membership, [BackendTokens.personal]);
  bind(RewardsTokens.joinPals).toResolvedValue(
    (membership, refreshRewards) => makeJoinPals({ membership, refreshRewards }),
    [RewardsTokens.membership, RewardsTokens.refreshRewards],
  );
  bind(RewardsTokens.couponLoads).toResolvedValue(
    (sessionStorage) => new StorageCouponLoads(sessionStorage),
    [PlatformTokens.sessionStorage],
  );
  bind(RewardsTokens.loadCoupons).toResolvedValue(
    (rewards, loads, clock) => makeLoadCoupons({ rewards, loads, clock }),
    [RewardsTokens.gateway, RewardsTokens.couponLoads, PlatformTokens.clock],
  );
  bind(RewardsTokens.resumeCoupons).toResolvedValue(
    (loads, clock) => makeResumeCoupons({ loads, clock }),
    [RewardsTokens.couponLoads, PlatformTokens.clock],
  );
  bind(RewardsTokens.watchCoupons).toResolvedValue(
    (refreshRewards, visibility) => makeWatchCoupons({ refreshRewards, visibility }),
    [RewardsTokens.refreshRewards, PlatformTokens.visibility],
  );
  bind(RewardsTokens.useCases).toResolvedValue(
    (refreshRewards, loadCoupons, resumeCoupons, watchCoupons, joinPals, cardStatus) =>
      TE.right({ refreshRewards, loadCoupons, resumeCoupons, watchCoupons, joinPals, cardStatus }),
    [
      RewardsTokens.refreshRewards,
      RewardsTokens.loadCoupons,
      RewardsTokens.resumeCoupons,
      RewardsTokens.watchCoupons,
      RewardsTokens.joinPals,
      PetcoPayTokens.loadCardStatus,
    ],
  );
});
