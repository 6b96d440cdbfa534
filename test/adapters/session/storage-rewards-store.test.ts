import fc from 'fast-check';
import { StorageRewardsStore } from '../../../adapters/session/storage-rewards-store';
import type { Rewards } from '../../../core/rewards/rewards';
import { aCoupon, aMember, aNonMember } from '../../builders/rewards';
import { rewardsStoreContract } from '../../contracts/rewards-store.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

const KEY = 'PALS_REWARDS_DATA';

rewardsStoreContract('StorageRewardsStore', () => ({ store: new StorageRewardsStore(new FakeKeyValueStorage()) }));

const storedIn = (kept: string): Rewards | undefined =>
  new StorageRewardsStore(new FakeKeyValueStorage().has(KEY, kept)).stored();

test('[RWD-07] stores rewards under PALS_REWARDS_DATA', () => {
  const storage = new FakeKeyValueStorage();
  new StorageRewardsStore(storage).keep(aMember())();
  expect(Object.keys(storage.all)).toEqual([KEY]);
});

test("reads what another page of the retailer stored in the service's format", () => {
  const kept = {
    palsRewardsNo: 123456789,
    pointsRequired: '40',
    palsRewardsCoupons: [
      { couponNo: 'C-1', amount: '5.00', expirationDate: '2030-03-01', petcoPOSPushStatus: 'Loaded' },
    ],
  };
  expect(storedIn(JSON.stringify(kept))).toEqual({
    palsRewardsNo: '123456789',
    memberSince: undefined,
    pointsRequired: 40,
    palsRewardsCoupons: [aCoupon()],
  });
});

test.each(['', 'not JSON', 'null', '[]', '"text"', '{"palsRewardsCoupons":[{}]}', '{"palsRewardsCoupons":"C-1"}'])(
  '[RWD-07] ignores the stored value %j',
  (kept) => {
    expect(storedIn(kept)).toBeUndefined();
  },
);

test('[RWD-07] stores nothing in a browser without storage', () => {
  const store = new StorageRewardsStore(new FakeKeyValueStorage().isBlocked());
  store.keep(aMember())();
  expect(store.stored()).toBeUndefined();
});

test('[RWD-07] reads back any rewards unchanged', () => {
  const words = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 -]{0,18}[A-Za-z0-9]$/);
  const coupons = fc.array(
    fc.record({
      couponNo: words,
      amount: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
      expirationDate: fc.constantFrom('', '2030-03-01'),
      state: fc.constantFrom('idle', 'loading', 'loaded', 'unavailable'),
    }),
  );
  const members = fc.record({
    palsRewardsNo: words,
    memberSince: fc.constantFrom(undefined, '2019'),
    pointsRequired: fc.option(fc.nat(100), { nil: undefined }),
    palsRewardsCoupons: coupons,
  });
  fc.assert(
    fc.property(fc.oneof(members, fc.constant(aNonMember)), (rewards) => {
      const store = new StorageRewardsStore(new FakeKeyValueStorage());
      store.keep(rewards)();
      expect(store.stored()).toEqual(rewards);
    }),
  );
});

test("[RWD-05] [RWD-07] stores rewards under the specification's names", () => {
  const storage = new FakeKeyValueStorage();
  new StorageRewardsStore(storage).keep(aMember())();
  expect(storage.all).toEqual({
    PALS_REWARDS_DATA:
      '{"palsRewardsNo":"123456789","memberSince":"2019","pointsRequired":40,"palsRewardsCoupons":' +
      '[{"couponNo":"C-1","amount":5,"expirationDate":"2030-03-01","petcoPOSPushStatus":"Loaded"}]}',
  });
});
