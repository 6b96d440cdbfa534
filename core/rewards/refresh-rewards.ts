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
 * Purges what is kept of the rewards, fetches them, keeps how many coupons there are (RWD-03), and the rewards
 * themselves when every coupon is loaded (USR-06, RWD-07). After a failure nothing is kept. Without the capability
 * `rewards` no request is made, and the shopper is no member.
 */
export type RefreshRewards = TE.TaskEither<UpstreamFailure, Rewards>;

export const makeRefreshRewards = ({ rewards, rewardsStore, capabilities }: RefreshRewardsPorts): RefreshRewards =>
  pipe(
    TE.fromIO<void, UpstreamFailure>(rewardsStore.purge),
    TE.chain(() => (capabilities.has('rewards') ? rewards.details : TE.right(NO_REWARDS))),
    TE.tapIO((details) => rewardsStore.keepCouponCount(couponCount(details))),
    TE.tapIO((details) => (isFullyLoaded(details) ? rewardsStore.keep(details) : () => undefined)),
  );
