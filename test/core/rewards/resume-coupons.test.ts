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

/** A member who sent these coupons on the previous page. */
const sent = async (before: ReturnType<typeof member>, isDown = false) => {
  const rewards = new FakeRewardsGateway().hasMember('700002', before);
  rewards.caller.signsIn('700002');
  if (isDown) rewards.isDown();
  const loads = new FakeCouponLoads();
  const time = new FakeTime();
  await makeLoadCoupons({ rewards, loads, clock: time.clock })(before)();
  return { loads, time, resume: makeResumeCoupons({ loads, clock: time.clock }) };
};

test('[RWD-06] coupons sent by the previous page stay pending until they have a status', async () => {
  const { resume } = await sent(member('idle', 'unavailable'));
  expect(statuses(resume(member('idle', 'idle', 'idle'))())).toEqual(['loading', 'loading', 'idle']);
  expect(statuses(resume(member('loaded', 'idle', 'idle'))())).toEqual(['loaded', 'loading', 'idle']);
});

test('[RWD-06] the load ends when each coupon has a status', async () => {
  const { resume, loads } = await sent(member('idle', 'idle'));
  expect(statuses(resume(member('loaded', 'unavailable'))())).toEqual(['loaded', 'unavailable']);
  expect(loads.current()).toBeUndefined();
});

test('[RWD-06] a load can be requested again after two minutes', async () => {
  const { resume, time } = await sent(member('idle'));
  await time.passes(120_000);
  expect(statuses(resume(member('idle'))())).toEqual(['loading']);
  await time.passes(1);
  expect(statuses(resume(member('idle'))())).toEqual(['idle']);
});

test('[RWD-06] coupons that were not sent are not pending', async () => {
  const { resume, loads } = await sent(member('idle'), true);
  expect(statuses(resume(member('idle'))())).toEqual(['idle']);
  expect(loads.current()).toBeUndefined();
});
