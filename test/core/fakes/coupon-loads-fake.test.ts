import { couponLoadsContract } from '../../contracts/coupon-loads.contract';
import { FakeCouponLoads } from '../../fakes/fake-coupon-loads';

couponLoadsContract('FakeCouponLoads', () => ({ loads: new FakeCouponLoads() }));
