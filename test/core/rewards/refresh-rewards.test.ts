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

/** A member is signed in, and old rewards are stored. */
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
  ['a shopper who is not a member', aNonMember],
])('[PAL-03] [RWD-07] fetches the details of %s and replaces the stored ones', async (_case, details) => {
  const { rewardsStore, refreshRewards } = setUp(details);
  expect(await refreshRewards()).toEqual(E.right(details));
  expect(rewardsStore.stored()).toEqual(details);
});

test('[RWD-07] returns the details and stores nothing while a coupon is not loaded', async () => {
  const { rewardsStore, refreshRewards } = setUp(LOADING);
  expect(await refreshRewards()).toEqual(E.right(LOADING));
  expect(rewardsStore.stored()).toBeUndefined();
});

test('[RWD-03] stores the number of coupons, loaded or not, and removes it after a failure', async () => {
  const { rewards, rewardsStore, refreshRewards } = setUp(LOADING);
  await refreshRewards();
  expect(rewardsStore.couponCount()).toBe(2);
  rewards.isDown();
  await refreshRewards();
  expect(rewardsStore.couponCount()).toBeUndefined();
});

test.each(EVERY_FAILURE)(
  '[USR-06] returns the failure and stores nothing with the programme %s',
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
