import * as TE from 'fp-ts/TaskEither';
import { makeStoredCouponCount } from '../../adapters/session/stored-coupon-count';
import { countCouponsAgain } from '../../composition/pages/orders/count-coupons-again';
import { RewardsMenuViewModel } from '../../ui/rewards/rewards-menu-view-model';
import { FakeKeyValueStorage } from '../fakes/fake-key-value-storage';

const PALS_ID = '123456789';

test.each([
  ['the rewards', 'PALS_REWARDS_DATA', JSON.stringify({ palsRewardsCoupons: [{}, {}, {}] })],
  ['their number', 'couponCount', '3'],
])('[RWD-03] after an order the header counts the coupons again, when %s had been stored', async (_what, key, text) => {
  const sessionStorage = new FakeKeyValueStorage();
  sessionStorage.write(key, text)();
  const rewardsMenu = new RewardsMenuViewModel({
    storedCount: makeStoredCouponCount(sessionStorage),
    fetchCount: TE.right(2),
    whenIdle: (run) => run(),
  });
  rewardsMenu.loadCount(true);
  expect(rewardsMenu.count).toBe(3);
  countCouponsAgain({ chrome: { user: { palsId: PALS_ID } }, rewardsMenu, sessionStorage });
  await Promise.resolve();
  await Promise.resolve();
  expect([rewardsMenu.count, sessionStorage.read(key)()]).toEqual([2, undefined]);
});
