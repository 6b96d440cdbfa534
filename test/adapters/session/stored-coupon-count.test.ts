import { StorageRewardsStore } from '../../../adapters/session/storage-rewards-store';
import { makeStoredCouponCount } from '../../../adapters/session/stored-coupon-count';
import { aCoupon, aMember } from '../../builders/rewards';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

test('[RWD-03] counts the stored coupons', () => {
  const storage = new FakeKeyValueStorage();
  const count = makeStoredCouponCount(storage);
  expect(count()).toBeUndefined();
  new StorageRewardsStore(storage).keep(aMember({ palsRewardsCoupons: [aCoupon(), aCoupon({ couponNo: 'C-2' })] }))();
  expect(count()).toBe(2);
  new StorageRewardsStore(storage).purge();
  new StorageRewardsStore(storage).keepCouponCount(3)();
  expect(count()).toBe(3);
});

test.each(['', 'null', '{', '[]', '7', '{"palsRewardsCoupons":7}'])('[RWD-03] counts nothing in %j', (stored) => {
  expect(makeStoredCouponCount(new FakeKeyValueStorage().has('PALS_REWARDS_DATA', stored))()).toBeUndefined();
});

test.each(['', '-1', '1.5', 'many', '1e3'])('[RWD-03] ignores a count of %j', (counted) => {
  expect(makeStoredCouponCount(new FakeKeyValueStorage().has('couponCount', counted))()).toBeUndefined();
});
