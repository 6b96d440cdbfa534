import type { CouponState } from '../../core/rewards/rewards';

/** The texts of `petcoPOSPushStatus`, on the wire and under PALS_REWARDS_DATA (RWD-05 to RWD-07). */
const STATUSES: Readonly<Record<CouponState, string>> = {
  idle: '',
  loading: 'Loading...',
  loaded: 'Loaded',
  unavailable: 'Error',
};

/** A coupon's state by that text: none is idle, and an unknown text is that of a coupon which was not taken. */
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

/** The text of a state. */
export const statusOf = (state: CouponState): string => STATUSES[state];
