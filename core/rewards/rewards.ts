import { POINTS_FOR_A_REWARD } from './reward-terms';

/**
 * The state of a coupon's transfer to the store system (RWD-06). `idle`: not requested yet; `loaded`: can be spent;
 * `unavailable`: the store system did not accept it.
 */
export type CouponState = 'idle' | 'loading' | 'loaded' | 'unavailable';

export interface RewardsCoupon {
  readonly couponNo: string;
  readonly amount: number;
  readonly expirationDate: string;
  readonly state: CouponState;
}

/** A shopper's standing in the rewards programme (RWD-05). */
export interface Rewards {
  /** Undefined for a shopper who is not a member. */
  readonly palsRewardsNo: string | undefined;
  readonly memberSince: string | undefined;
  /** Points still missing to the next reward. */
  readonly pointsRequired: number | undefined;
  readonly palsRewardsCoupons: ReadonlyArray<RewardsCoupon>;
}

/** The rewards of a shopper who is not a member. */
export const NO_REWARDS: Rewards = {
  palsRewardsNo: undefined,
  memberSince: undefined,
  pointsRequired: undefined,
  palsRewardsCoupons: [],
};

/** Whether every coupon is loaded: only then are rewards stored (RWD-07). */
export const isFullyLoaded = ({ palsRewardsCoupons }: Rewards): boolean =>
  palsRewardsCoupons.every(({ state }) => state === 'loaded');

/** The progress to the next reward. */
export interface RewardProgress {
  /** Points towards the next reward, 0 to 100. */
  readonly points: number;
  readonly percent: number;
}

/** Returns the bar's value, clamped to 0–100 % (RWD-04); undefined when the programme sends none. */
export const rewardProgress = ({ pointsRequired }: Pick<Rewards, 'pointsRequired'>): RewardProgress | undefined => {
  if (pointsRequired === undefined || Number.isNaN(pointsRequired)) return undefined;
  const points = Math.min(POINTS_FOR_A_REWARD, Math.max(0, POINTS_FOR_A_REWARD - pointsRequired));
  return { points, percent: (points / POINTS_FOR_A_REWARD) * 100 };
};

/** Returns the number of coupons for the menu's label (RWD-03). */
export const couponCount = ({ palsRewardsCoupons }: Pick<Rewards, 'palsRewardsCoupons'>): number =>
  palsRewardsCoupons.length;
