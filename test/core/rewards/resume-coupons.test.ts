import { makeLoadCoupons } from '../../../core/rewards/coupons/load-coupons';
import { makeResumeCoupons } from '../../../core/rewards/coupons/resume-coupons';
import { aCoupon, aMember } from '../../builders/rewards';
import { FakeCouponLoads } from '../../fakes/fake-coupon-loads';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeTime } from '../../fakes/fake-time';
import type { CouponState } from '../../../core/rewards/rewards';

const member = (...statuses: ReadonlyArray<CouponState>) =>
  aMember({
    palsRewardsCoupons: statuses.map((state, index) => aCoupon({ couponNo: `C-${index + 1}`, state })),
  });

const statuses = ({ palsRewardsCoupons }: ReturnType<typeof member>): ReadonlyArray<string> =>
  palsRewardsCoupons.map(({ state }) => state);

/** A member has sent these coupons off on a page before. */
const sent = async (before: ReturnType<typeof member>, isDown = false) => {
  const rewards = new FakeRewardsGateway().hasMember('700002', before);
  rewards.caller.signsIn('700002');
  if (isDown) rewards.isDown();
  const loads = new FakeCouponLoads();
  const time = new FakeTime();
  await makeLoadCoupons({ rewards, loads, clock: time.clock })(before)();
  return { loads, time, resume: makeResumeCoupons({ loads, clock: time.clock }) };
};

test('[RWD-06] what a page before has sent off is on its way still, until it has a status', async () => {
  const { resume } = await sent(member('idle', 'unavailable'));
  expect(statuses(resume(member('idle', 'idle', 'idle'))())).toEqual(['loading', 'loading', 'idle']);
  expect(statuses(resume(member('loaded', 'idle', 'idle'))())).toEqual(['loaded', 'loading', 'idle']);
});

test('[RWD-06] once each has a status, the load is over', async () => {
  const { resume, loads } = await sent(member('idle', 'idle'));
  expect(statuses(resume(member('loaded', 'unavailable'))())).toEqual(['loaded', 'unavailable']);
  expect(loads.current()).toBeUndefined();
});

test('[RWD-06] a load that takes longer than two minutes can be asked for again', async () => {
  const { resume, time } = await sent(member('idle'));
  await time.passes(120_000);
  expect(statuses(resume(member('idle'))())).toEqual(['loading']);
  await time.passes(1);
  expect(statuses(resume(member('idle'))())).toEqual(['idle']);
});

test('[RWD-06] what could not be sent off, or nobody has sent, is not on its way', async () => {
  const { resume, loads } = await sent(member('idle'), true);
  expect(statuses(resume(member('idle'))())).toEqual(['idle']);
  expect(loads.current()).toBeUndefined();
});
