import * as E from 'fp-ts/Either';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aCoupon, aMember } from '../../builders/rewards';
import { anUnreachable } from '../../builders/upstream-failure';
import { RewardsMenuViewModel } from '../../../ui/rewards/rewards-menu-view-model';
import { rewardsWorld, TWO_NEW_COUPONS } from './rewards-world';

const statuses = ({ model }: ReturnType<typeof rewardsWorld>): ReadonlyArray<string> =>
  model.rewards.kind === 'known'
    ? model.rewards.value.palsRewardsCoupons.map(({ state }) => state)
    : [model.rewards.kind];

test('[RWD-05] requests nothing until the rewards are shown, then rewards and card once', async () => {
  const { model, gateway } = rewardsWorld(aMember(), { isEnrolled: true, rewardsAmount: '1240' });
  expect([model.rewards.kind, model.card.kind, gateway.detailsRequests]).toEqual(['unknown', 'unknown', 0]);
  await Promise.all([model.fetch(), model.fetch()]);
  await model.fetch();
  expect(model.card).toMatchObject({ kind: 'known', value: { isEnrolled: true, rewardsAmount: '1240' } });
  expect(model.couponCount).toBe(1);
  expect(gateway.detailsRequests).toBe(1);
});

test('[RWD-05] can retry each failed request separately', async () => {
  const { model, gateway, cardFails } = rewardsWorld(aMember());
  gateway.isDown();
  cardFails();
  await model.fetch();
  expect([model.rewards.kind, model.card.kind, model.couponCount]).toEqual(['failed', 'failed', undefined]);
  gateway.isBack();
  await model.fetch();
  expect([model.rewards.kind, model.card.kind]).toEqual(['known', 'failed']);
});

test('[RWD-05] treats code that fails to load as a failure', async () => {
  const { model, codeIsMissing } = rewardsWorld(aMember());
  codeIsMissing(true);
  await model.fetch();
  expect(model.rewards.kind).toBe('failed');
  codeIsMissing(false);
  await model.fetch();
  expect(model.rewards.kind).toBe('known');
});

test('[RWD-06] marks the coupons as loading, polls, and stops when each has a status', async () => {
  const world = rewardsWorld();
  const { model, gateway, until } = world;
  model.show('700002');
  await model.fetchRewards();
  expect(statuses(world)).toEqual(['idle', 'idle']);
  await model.loadCoupons();
  expect(statuses(world)).toEqual(['loading', 'loading']);
  expect(model.isLoading).toBe(true);
  gateway.setsCouponState('C-1', 'loaded');
  await until(2_000);
  expect(statuses(world)).toEqual(['loaded', 'loading']);
  gateway.setsCouponState('C-2', 'unavailable');
  await until(4_000);
  expect(statuses(world)).toEqual(['loaded', 'unavailable']);
  const { detailsRequests: requested } = gateway;
  await until(20_000);
  expect([gateway.detailsRequests, model.isLoading]).toEqual([requested, false]);
});

test('[RWD-06] a failed coupon can be loaded again', async () => {
  const world = rewardsWorld(aMember({ palsRewardsCoupons: [aCoupon({ state: 'unavailable' })] }));
  const { model, gateway, until } = world;
  model.show('700002');
  await model.fetchRewards();
  await model.loadCoupons();
  expect(statuses(world)).toEqual(['loading']);
  gateway.confirmsSentCoupons();
  await until(2_000);
  expect(statuses(world)).toEqual(['loaded']);
});

test.each([
  ['loaded with the page', true],
  ['requested by the model', false],
])(
  '[RWD-06] coupons sent by the previous page are loading and polled, with their details %s',
  async (_case, isFetched) => {
    const world = rewardsWorld();
    const { gateway, until } = world;
    await world.model.fetchRewards();
    await world.model.loadCoupons();
    const model = world.nextPage();
    if (isFetched) model.begin({ kind: 'known', value: TWO_NEW_COUPONS }, false);
    const hide = model.show('700002');
    if (!isFetched) await model.fetch();
    await world.settle();
    expect([statuses({ ...world, model }), model.isLoading]).toEqual([['loading', 'loading'], true]);
    gateway.confirmsSentCoupons();
    await until(2_000);
    expect([statuses({ ...world, model }), model.isLoading]).toEqual([['loaded', 'loaded'], false]);
    hide();
  },
);

test('[RWD-03] a part of the page that begins late shows what the server rendered, although the menu is fetching it', async () => {
  const { model } = rewardsWorld();
  const fetching = model.fetchRewards();
  expect(model.rewards.kind).toBe('fetching');
  model.begin({ kind: 'known', value: TWO_NEW_COUPONS }, false);
  expect(model.rewards).toEqual({ kind: 'known', value: TWO_NEW_COUPONS });
  await fetching;
  expect(model.rewards.kind).toBe('known');
  const newer = model.rewards;
  model.begin({ kind: 'known', value: TWO_NEW_COUPONS }, false);
  expect(model.rewards).toBe(newer);
});

test('[RWD-06] does not treat unsent coupons as loading', async () => {
  const world = rewardsWorld();
  world.model.show('700002');
  await world.model.fetchRewards();
  expect([statuses(world), world.model.isLoading]).toEqual([['idle', 'idle'], false]);
});

test('[RWD-03] shows rewards to the same shopper only', async () => {
  const { model } = rewardsWorld();
  model.show('700002');
  await model.fetchRewards();
  expect(model.couponCount).toBe(2);
  model.show('700003');
  expect(model.couponCount).toBeUndefined();
});

test('[RWD-06] reports a failed poll and continues with the next one', async () => {
  const world = rewardsWorld();
  const { model, gateway, until } = world;
  model.show('700002');
  await model.fetchRewards();
  await model.loadCoupons();
  gateway.isDown();
  await until(2_000);
  expect([model.isStruggling, model.isLoading]).toEqual([true, true]);
  gateway.isBack().confirmsSentCoupons();
  await until(4_000);
  expect([model.isStruggling, statuses(world)]).toEqual([false, ['loaded', 'loaded']]);
});

test('[RWD-06] keeps the coupons unchanged when sending fails, and can retry', async () => {
  const world = rewardsWorld();
  const { model, gateway } = world;
  await model.fetchRewards();
  gateway.isDown();
  await model.loadCoupons();
  expect(model.problem).toMatch(/couldn’t load/);
  expect([model.isLoading, statuses(world)]).toEqual([false, ['idle', 'idle']]);
  gateway.isBack();
  await model.loadCoupons();
  expect(model.problem).toBeUndefined();
});

test('[RWD-06] polls only while a view shows the coupons', async () => {
  const { model, gateway, until, visibility } = rewardsWorld();
  const hideMenu = model.show('700002');
  const hidePage = model.show('700002');
  await model.fetchRewards();
  await model.loadCoupons();
  await until(2_000);
  hideMenu();
  expect(visibility.observed).toBe(true);
  hidePage();
  expect(visibility.observed).toBe(false);
  const { detailsRequests: requested } = gateway;
  await until(8_000);
  expect(gateway.detailsRequests).toBe(requested);
  model.show('700002');
  await until(10_000);
  expect(gateway.detailsRequests).toBeGreaterThan(requested);
});

test("[RWD-05] never shows another shopper's rewards, late responses included", async () => {
  const { model, gateway } = rewardsWorld();
  model.show('700002')();
  const late = model.fetchRewards();
  model.show('700003');
  await late;
  expect(model.rewards.kind).toBe('unknown');
  gateway.caller.signsIn('700003');
  await model.fetchRewards();
  expect(model.rewards).toMatchObject({ kind: 'known', value: { palsRewardsNo: undefined } });
});

test('[RWD-06] a tap applies a loaded coupon and another removes it', async () => {
  const { model, cart, toasts } = rewardsWorld(aMember());
  await cart.add({ partNumber: 'SKU-1', name: 'Kibble', quantity: 1 });
  await model.codes.apply('C-1');
  expect([model.codes.isApplied('c-1'), cart.cart.discount]).toEqual([true, -5]);
  await model.codes.apply('C-1');
  await model.codes.takeBack('C-1');
  expect([model.codes.isApplied('C-1'), cart.cart.discount]).toEqual([false, 0]);
  expect(toasts.toasts.slice(-2).map(({ text }) => text)).toEqual([
    'Applied to your cart: C-1',
    'Removed from your cart: C-1',
  ]);
});

test("[RWD-06] shows the cart's reason for a refused coupon", async () => {
  const { model, toasts } = rewardsWorld();
  await model.codes.apply('C-9');
  expect(toasts.toasts.at(-1)).toMatchObject({ tone: 'error', text: 'This promotion code is not valid.' });
  expect(model.codes.isBusy('C-9')).toBe(false);
});

const menuWith = (stored: number | undefined, answer: E.Either<UpstreamFailure, number> = E.right(3)) => {
  const idle: Array<() => void> = [];
  let fetched = 0;
  const menu = new RewardsMenuViewModel({
    storedCount: () => stored,
    fetchCount: async () => {
      fetched += 1;
      return answer;
    },
    whenIdle: (run) => void idle.push(run),
  });
  const becomesIdle = async (): Promise<void> => {
    idle.splice(0).forEach((run) => run());
    await Promise.resolve();
  };
  return { menu, becomesIdle, fetches: () => fetched };
};

test("[RWD-03] fetches a member's count for the label once per page, when idle and only without a stored one", async () => {
  const customer = menuWith(undefined);
  customer.menu.loadCount(false);
  const counted = menuWith(0);
  counted.menu.loadCount(true);
  const member = menuWith(undefined);
  member.menu.loadCount(true);
  member.menu.loadCount(true);
  expect(member.fetches()).toBe(0);
  await Promise.all([customer, counted, member].map(({ becomesIdle }) => becomesIdle()));
  expect([customer, counted, member].map(({ fetches, menu }) => [fetches(), menu.count])).toEqual([
    [0, undefined],
    [0, 0],
    [1, 3],
  ]);
});

test('[RWD-03] a count that cannot be fetched stays unknown', async () => {
  const { menu, becomesIdle } = menuWith(undefined, E.left(anUnreachable()));
  menu.loadCount(true);
  await becomesIdle();
  expect(menu.count).toBeUndefined();
});

test('[RWD-03] counts the stored coupons until newer ones are fetched', async () => {
  const { menu } = menuWith(7);
  expect(menu.count).toBeUndefined();
  menu.loadCount(false);
  expect(menu.count).toBe(7);
  const { model } = rewardsWorld(TWO_NEW_COUPONS);
  menu.follow(model);
  expect(menu.count).toBe(7);
  await model.fetchRewards();
  expect(menu.count).toBe(2);
});
