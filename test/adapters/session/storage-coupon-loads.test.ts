import { StorageCouponLoads } from '../../../adapters/session/storage-coupon-loads';
import { couponLoadsContract } from '../../contracts/coupon-loads.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

couponLoadsContract('StorageCouponLoads', () => ({ loads: new StorageCouponLoads(new FakeKeyValueStorage()) }));

test.each(['', 'null', '{', '[]', '{"couponNos":"C-1","since":1}', '{"couponNos":["C-1"],"since":"then"}'])(
  '[RWD-06] reads %j as no pending load',
  (kept) => {
    expect(new StorageCouponLoads(new FakeKeyValueStorage().has('couponsLoading', kept)).current()).toBeUndefined();
  },
);

test('[RWD-06] has no pending load in a browser without storage', () => {
  const loads = new StorageCouponLoads(new FakeKeyValueStorage().isBlocked());
  loads.began({ couponNos: ['C-1'], since: 1 })();
  expect(loads.current()).toBeUndefined();
});
