export interface RewardsCoupon {
  readonly couponNo: string;
  /** Dollars. */
  readonly amount: number;
  readonly expirationDate: string;
  /** Empty until the store system has taken the coupon in; `Loaded` when it can be spent. */
  readonly petcoPOSPushStatus: string;
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

/** Rewards are worth keeping only when every coupon is loaded (RWD-07). */
export const isFullyLoaded = ({ palsRewardsCoupons }: Rewards): boolean =>
  palsRewardsCoupons.every(({ petcoPOSPushStatus }) => petcoPOSPushStatus === 'Loaded');

/** Points for an order of so many dollars: one for each whole dollar paid (RWD-04). */
export const pointsEarned = (dollars: number): number => Math.floor(Math.max(0, dollars));
