import type { CouponLoad, CouponLoads } from '../../core/rewards/coupons/coupon-loads';

/** Keeps the pending coupon load in memory. */
export class FakeCouponLoads implements CouponLoads {
  #load: CouponLoad | undefined;

  readonly current: CouponLoads['current'] = () => structuredClone(this.#load);

  readonly began: CouponLoads['began'] = (load) => () => {
    this.#load = structuredClone(load);
  };

  readonly ended: CouponLoads['ended'] = () => {
    this.#load = undefined;
  };
}
