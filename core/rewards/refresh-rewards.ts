import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../configuration/capabilities';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { couponCount, isFullyLoaded, NO_REWARDS, type Rewards } from './rewards';
import type { RewardsGateway } from './rewards-gateway';
import type { RewardsStore } from './rewards-store';

export interface RefreshRewardsPorts {
  readonly rewards: RewardsGateway;
  readonly rewardsStore: RewardsStore;
  readonly capabilities: Capabilities;
}

/**
 * Removes the stored rewards, fetches them, and stores the number of coupons (RWD-03). The rewards themselves are
 * stored when every coupon is loaded (USR-06, RWD-07). After a failure nothing is stored. Without the capability
 * `rewards` no request is made, and the shopper is not a member.
 */
export type RefreshRewards = TE.TaskEither<UpstreamFailure, Rewards>;

export const makeRefreshRewards = ({ rewards, rewardsStore, capabilities }: RefreshRewardsPorts): RefreshRewards =>
  pipe(
    TE.fromIO<void, UpstreamFailure>(rewardsStore.purge),
    TE.chain(() => (capabilities.has('rewards') ? rewards.details : TE.right(NO_REWARDS))),
    TE.tapIO((details) => rewardsStore.keepCouponCount(couponCount(details))),
    TE.tapIO((details) => (isFullyLoaded(details) ? rewardsStore.keep(details) : () => undefined)),
  );
