import type { CouponState } from '../../core/rewards/rewards';

/** The texts of `petcoPOSPushStatus`, on the wire and under PALS_REWARDS_DATA (RWD-05 to RWD-07). */
const STATUSES: Readonly<Record<CouponState, string>> = {
  idle: '',
  loading: 'Loading...',
  loaded: 'Loaded',
  unavailable: 'Error',
};

/** Returns the coupon state for a status text: `idle` without one, `unavailable` for an unknown one. */
export const couponStateOf = (status: string | undefined): CouponState => {
  switch (status) {
    case undefined:
    case STATUSES.idle:
      return 'idle';
    case STATUSES.loading:
      return 'loading';
    case STATUSES.loaded:
      return 'loaded';
    default:
      return 'unavailable';
  }
};

/** Returns the status text of a state. */
export const statusOf = (state: CouponState): string => STATUSES[state];
