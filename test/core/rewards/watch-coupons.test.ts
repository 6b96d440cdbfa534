import * as E from 'fp-ts/Either';
import { VirtualTimeScheduler, type Subscription } from 'rxjs';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import type { Rewards } from '../../../core/rewards/rewards';
import { makeWatchCoupons, pauseAfter } from '../../../core/rewards/coupons/watch-coupons';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aCoupon, aMember } from '../../builders/rewards';
import { FakePageVisibility } from '../../fakes/fake-page-visibility';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeRewardsStore } from '../../fakes/fake-rewards-store';
import { EVERYTHING } from '../../builders/capabilities';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const statusesOf = (response: E.Either<UpstreamFailure, Rewards>): string =>
  E.isLeft(response) ? response.left.kind : response.right.palsRewardsCoupons.map(({ state }) => state).join();

/** A member with two coupons that were just sent, and a listener. */
const watch = () => {
  const clock = new VirtualTimeScheduler();
  const coupons = ['C-1', 'C-2'].map((couponNo) => aCoupon({ couponNo, state: 'idle' }));
  const gateway = new FakeRewardsGateway().hasMember('700002', aMember({ palsRewardsCoupons: coupons }));
  gateway.caller.signsIn('700002');
  const rewardsStore = new FakeRewardsStore();
  const visibility = new FakePageVisibility();
  const refreshRewards = makeRefreshRewards({ rewards: gateway, rewardsStore, capabilities: EVERYTHING });
  const seen: Array<[at: number, statuses: string]> = [];
  let isDone = false;
  const watching: Subscription = makeWatchCoupons({ refreshRewards, visibility }, clock).subscribe({
    next: (response) => seen.push([clock.now(), statusesOf(response)]),
    complete: () => (isDone = true),
  });
  return {
    gateway,
    rewardsStore,
    visibility,
    watching,
    seen,
    isDone: () => isDone,
    /** Advances the time in steps shorter than the poll interval. */
    until: async (frame: number): Promise<void> => {
      await settle();
      for (let at = clock.now(); at <= frame; at += 1_000) {
        // The time also advances where nothing happens.
        clock.schedule(() => undefined, at - clock.now());
        clock.maxFrames = at;
        clock.flush();
        await settle();
      }
    },
  };
};

test('[RWD-06] polls every two seconds until every coupon has a status', async () => {
  const { gateway, seen, until, isDone } = watch();
  await until(1_000);
  gateway.setsCouponState('C-1', 'loaded');
  await until(3_000);
  gateway.setsCouponState('C-2', 'loaded');
  await until(10_000);
  expect(seen).toEqual([
    [0, 'loading,loading'],
    [2_000, 'loaded,loading'],
    [4_000, 'loaded,loaded'],
  ]);
  expect(isDone()).toBe(true);
  expect(gateway.detailsRequests).toBe(3);
});

test('[RWD-06] stops waiting for a coupon with a failed status too', async () => {
  const { gateway, seen, until } = watch();
  gateway.setsCouponState('C-1', 'unavailable').setsCouponState('C-2', 'loaded');
  await until(10_000);
  expect(seen).toEqual([[0, 'unavailable,loaded']]);
});

test('[RWD-07] stores the rewards only once every coupon is loaded', async () => {
  const { gateway, rewardsStore, until } = watch();
  gateway.setsCouponState('C-1', 'loaded');
  await until(2_000);
  expect(rewardsStore.stored()).toBeUndefined();
  gateway.setsCouponState('C-2', 'loaded');
  await until(4_000);
  expect(rewardsStore.stored()?.palsRewardsCoupons).toHaveLength(2);
});

test('[RWD-07] does not store rewards with a failed coupon', async () => {
  const { gateway, rewardsStore, until, isDone } = watch();
  gateway.setsCouponState('C-1', 'unavailable').setsCouponState('C-2', 'loaded');
  await until(4_000);
  expect(isDone()).toBe(true);
  expect(rewardsStore.stored()).toBeUndefined();
});

test('[RWD-06] reports a failed poll as a value and keeps polling', async () => {
  const { gateway, seen, until } = watch();
  gateway.isDown();
  await until(1_000);
  gateway.isBack().setsCouponState('C-1', 'loaded').setsCouponState('C-2', 'loaded');
  await until(10_000);
  expect(seen).toEqual([
    [0, 'unreachable'],
    [2_000, 'loaded,loaded'],
  ]);
});

test('[RWD-06] polls less often while polls fail, and at the old rate after a success', async () => {
  const { gateway, seen, until } = watch();
  gateway.isDown();
  await until(20_000);
  expect(seen.map(([at]) => at)).toEqual([0, 2_000, 4_000, 6_000, 10_000, 18_000]);
  gateway.isBack();
  await until(40_000);
  expect(seen.slice(6).map(([at]) => at)).toEqual([34_000, 36_000, 38_000, 40_000]);
});

test('[RWD-06] waits at most about half a minute between polls', () => {
  expect([0, 3, 4, 5, 7, 8, 1_000].map(pauseAfter)).toEqual([2_000, 2_000, 4_000, 8_000, 32_000, 32_000, 32_000]);
});

test('[RWD-06] pauses while the page is hidden, and polls at once when it is shown again', async () => {
  const { gateway, visibility, seen, until } = watch();
  await until(1_000);
  visibility.hide();
  await until(9_000);
  expect(gateway.detailsRequests).toBe(1);
  visibility.show();
  await until(10_000);
  expect(seen.map(([at]) => at)).toEqual([0, 9_000]);
});

test('[RWD-06] stops polling and notifying after the listener unsubscribes', async () => {
  const { gateway, visibility, watching, seen, until } = watch();
  await until(1_000);
  watching.unsubscribe();
  await until(10_000);
  expect(seen).toHaveLength(1);
  expect(gateway.detailsRequests).toBe(1);
  expect(visibility.observed).toBe(false);
});
