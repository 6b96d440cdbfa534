/** The number of coupons in the corner of the Rewards menu's label; empty without coupons. */
export const shownCount = (count: number): string => (count === 0 ? '' : count > 99 ? '99+' : String(count));

/** The accessible name of the Rewards menu. */
export const spokenCount = (count: number): string =>
  count === 0 ? 'Rewards' : `Rewards, ${count} ${count === 1 ? 'coupon' : 'coupons'}`;
