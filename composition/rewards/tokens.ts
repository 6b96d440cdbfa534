import type { RefreshRewards } from '../../core/rewards/refresh-rewards';
import type { RewardsGateway } from '../../core/rewards/rewards-gateway';
import type { RewardsStore } from '../../core/rewards/rewards-store';
import type { PromotionOffers } from '../../core/promotions/promotion-offers';
import type { CouponLoads } from '../../core/rewards/coupons/coupon-loads';
import type { JoinPals } from '../../core/rewards/membership/join-pals';
import type { LoadCoupons } from '../../core/rewards/coupons/load-coupons';
import type { MembershipGateway } from '../../core/rewards/membership/membership-gateway';
import type { ResumeCoupons } from '../../core/rewards/coupons/resume-coupons';
import type { WatchCoupons } from '../../core/rewards/coupons/watch-coupons';
import type { FetchRewardsUseCases } from '../../ui/rewards/rewards-use-cases';
import { token } from '../token/token';

export const RewardsTokens = {
  gateway: token<RewardsGateway>('RewardsGateway'),
  store: token<RewardsStore>('RewardsStore'),
  refreshRewards: token<RefreshRewards>('RefreshRewards'),
  membership: token<MembershipGateway>('MembershipGateway'),
  joinPals: token<JoinPals>('JoinPals'),
  loadCoupons: token<LoadCoupons>('LoadCoupons'),
  couponLoads: token<CouponLoads>('CouponLoads'),
  resumeCoupons: token<ResumeCoupons>('ResumeCoupons'),
  watchCoupons: token<WatchCoupons>('WatchCoupons'),
  /** The use cases of the screens about rewards. */
  useCases: token<FetchRewardsUseCases>('RewardsUseCases'),
  /** The running promotion codes, shared by all requests. */
  promotions: token<PromotionOffers>('PromotionOffers'),
} as const;
