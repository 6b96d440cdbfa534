import * as E from 'fp-ts/Either';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { isFullyLoaded } from '../../../core/rewards/rewards';
import { aCoupon, aMember, aNonMember } from '../../builders/rewards';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeRewardsStore } from '../../fakes/fake-rewards-store';
import { EVERYTHING } from '../../builders/capabilities';

const OLD = aMember({ palsRewardsNo: '987654321' });
const LOADING = aMember({ palsRewardsCoupons: [aCoupon(), aCoupon({ couponNo: 'C-2', state: 'idle' })] });

/** A member is signed in, and old rewards are kept. */
const setUp = (details = aMember()) => {
  const rewards = new FakeRewardsGateway().hasMember('700002', details);
  rewards.caller.signsIn('700002');
  const rewardsStore = new FakeRewardsStore().has(OLD);
  return {
    rewards,
    rewardsStore,
    refreshRewards: makeRefreshRewards({ rewards, rewardsStore, capabilities: EVERYTHING }),
  };
};

test.each([
  ['a member', aMember()],
  ['a member without coupons', aMember({ palsRewardsCoupons: [] })],
  ['somebody who is no member', aNonMember],
])('[PAL-03] [RWD-07] the details of %s are fetched and kept in place of the old ones', async (_case, details) => {
  const { rewardsStore, refreshRewards } = setUp(details);
  expect(await refreshRewards()).toEqual(E.right(details));
  expect(rewardsStore.stored()).toEqual(details);
});

test('[RWD-07] while a coupon is not loaded, the details are given but nothing is kept', async () => {
  const { rewardsStore, refreshRewards } = setUp(LOADING);
  expect(await refreshRewards()).toEqual(E.right(LOADING));
  expect(rewardsStore.stored()).toBeUndefined();
});

test('[RWD-03] how many coupons there are is kept, loaded or not; after a failure no more', async () => {
  const { rewards, rewardsStore, refreshRewards } = setUp(LOADING);
  await refreshRewards();
  expect(rewardsStore.couponCount()).toBe(2);
  rewards.isDown();
  await refreshRewards();
  expect(rewardsStore.couponCount()).toBeUndefined();
});

test.each(EVERY_FAILURE)(
  '[USR-06] with the programme %s, the failure is given on and nothing is kept',
  async (_case, failure) => {
    const { rewards, rewardsStore, refreshRewards } = setUp();
    rewards.fails(failure);
    expect(await refreshRewards()).toEqual(E.left(failure));
    expect(rewardsStore.stored()).toBeUndefined();
  },
);

test.each([
  [['loaded', 'loaded'], true],
  [[], true],
  [['loaded', 'idle'], false],
  [['loaded', 'loading'], false],
  [['unavailable'], false],
] as const)('[RWD-07] coupons with the states %j are all loaded: %s', (states, isLoaded) => {
  const palsRewardsCoupons = states.map((state) => aCoupon({ state }));
  expect(isFullyLoaded(aMember({ palsRewardsCoupons }))).toBe(isLoaded);
});
