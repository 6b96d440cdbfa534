import { POINTS_FOR_A_REWARD } from './reward-terms';

/**
 * How far a coupon is on its way to the store system (RWD-06). `idle`: it has not been requested yet;
 * `loaded`: it can be spent; `unavailable`: the store system did not take it.
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
  /** Undefined for those who are no members. */
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

/** Rewards are worth keeping only when every coupon is loaded (RWD-07). */
export const isFullyLoaded = ({ palsRewardsCoupons }: Rewards): boolean =>
  palsRewardsCoupons.every(({ state }) => state === 'loaded');

/** Points for what was paid: one for each whole dollar, or whole unit of another currency (RWD-04). */
export const pointsEarned = (paid: number): number => Math.floor(Math.max(0, paid));

/** How far it is to the next reward. */
export interface RewardProgress {
  /** Points towards it, 0 to 100. */
  readonly points: number;
  readonly percent: number;
}

/** The bar's value, clamped to 0–100 % whatever the programme says (RWD-04); undefined when it says nothing. */
export const rewardProgress = ({ pointsRequired }: Pick<Rewards, 'pointsRequired'>): RewardProgress | undefined => {
  if (pointsRequired === undefined || Number.isNaN(pointsRequired)) return undefined;
  const points = Math.min(POINTS_FOR_A_REWARD, Math.max(0, POINTS_FOR_A_REWARD - pointsRequired));
  return { points, percent: (points / POINTS_FOR_A_REWARD) * 100 };
};

/** How many coupons the menu's label counts (RWD-03). */
export const couponCount = ({ palsRewardsCoupons }: Pick<Rewards, 'palsRewardsCoupons'>): number =>
  palsRewardsCoupons.length;
