import type { CouponLoads } from '../../core/rewards/coupons/coupon-loads';
import type { Making } from './making';

export interface CouponLoadsWorld {
  /** The store is empty. */
  readonly loads: CouponLoads;
}

/** Every CouponLoads, fake or real, passes this. */
export const couponLoadsContract = (name: string, makeWorld: Making<CouponLoadsWorld>): void => {
  describe(`[PLT-02] ${name} as CouponLoads`, () => {
    test('[RWD-06] stores the last started load until it ends', async () => {
      const { loads } = await makeWorld();
      expect(loads.current()).toBeUndefined();
      loads.began({ couponNos: ['C-1'], since: 1_000 })();
      loads.began({ couponNos: ['C-1', 'C-2'], since: 2_000 })();
      expect(loads.current()).toEqual({ couponNos: ['C-1', 'C-2'], since: 2_000 });
      loads.ended();
      loads.ended();
      expect(loads.current()).toBeUndefined();
    });

    test('[RWD-06] stores nothing before the effect runs', async () => {
      const { loads } = await makeWorld();
      loads.began({ couponNos: ['C-1'], since: 1_000 });
      expect(loads.current()).toBeUndefined();
    });
  });
};
