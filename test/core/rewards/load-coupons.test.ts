import * as E from 'fp-ts/Either';
import { isAnyLoading, loadable, markLoading } from '../../../core/rewards/coupons/coupon-state';
import { makeLoadCoupons } from '../../../core/rewards/coupons/load-coupons';
import { aCoupon, aMember } from '../../builders/rewards';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeCouponLoads } from '../../fakes/fake-coupon-loads';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';

const MIXED = aMember({
  palsRewardsCoupons: [
    aCoupon({ couponNo: 'NEW', state: 'idle' }),
    aCoupon({ couponNo: 'DONE', state: 'loaded' }),
    aCoupon({ couponNo: 'AGAIN', state: 'unavailable' }),
  ],
});

const setUp = (member = MIXED) => {
  const rewards = new FakeRewardsGateway().hasMember('700002', member);
  rewards.caller.signsIn('700002');
  return { rewards, loadCoupons: makeLoadCoupons({ rewards, loads: new FakeCouponLoads(), clock: () => 0 }) };
};

const statuses = (rewards: typeof MIXED): ReadonlyArray<string> => rewards.palsRewardsCoupons.map(({ state }) => state);

test('[RWD-06] sends coupons without a status and failed ones, and shows them as Loading...', async () => {
  const { rewards, loadCoupons } = setUp();
  const outcome = await loadCoupons(MIXED)();
  expect(E.isRight(outcome) && statuses(outcome.right)).toEqual(['loading', 'loaded', 'loading']);
  rewards.confirmsSentCoupons();
  const details = await rewards.details();
  expect(E.isRight(details) && statuses(details.right)).toEqual(['loaded', 'loaded', 'loaded']);
});

test('[RWD-06] makes no request when there is nothing to load', async () => {
  const member = aMember();
  const { rewards, loadCoupons } = setUp(member);
  rewards.isDown();
  expect(await loadCoupons(member)()).toEqual(E.right(member));
});

test.each(EVERY_FAILURE)('[RWD-06] returns the failure with the programme %s', async (_case, failure) => {
  const { rewards, loadCoupons } = setUp();
  rewards.fails(failure);
  expect(await loadCoupons(MIXED)()).toEqual(E.left(failure));
});

test('[RWD-06] marks only coupons without a status as loading, and watches these', () => {
  expect(statuses(markLoading(MIXED))).toEqual(['loading', 'loaded', 'unavailable']);
  expect(isAnyLoading(MIXED)).toBe(false);
  expect(isAnyLoading(markLoading(MIXED))).toBe(true);
  expect(loadable(MIXED).map(({ couponNo }) => couponNo)).toEqual(['NEW', 'AGAIN']);
  expect(loadable(markLoading(MIXED)).map(({ couponNo }) => couponNo)).toEqual(['AGAIN']);
});
