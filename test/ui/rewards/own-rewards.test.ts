import * as TE from 'fp-ts/TaskEither';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { makeOffersLoader } from '../../../ui/pages/offers/offers-loader';
import { conditionsOf } from '../../../ui/pages/offers/offer-card';
import { OffersViewModel } from '../../../ui/pages/offers/offers-view-model';
import { makeRewardsLoader } from '../../../ui/pages/rewards/rewards-loader';
import { anOffer } from '../../builders/promotion-offer';
import { aCoupon, aMember } from '../../builders/rewards';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeClipboard } from '../../fakes/fake-clipboard';
import { FakePromotionOffers } from '../../fakes/fake-promotion-offers';
import { rewardsWorld } from './rewards-world';
import type { RefreshRewards } from '../../../core/rewards/refresh-rewards';
import type { UserType } from '../../../core/identity/session/header-user';

const NEW = aMember({ palsRewardsCoupons: [aCoupon({ state: 'idle' })] });

const request = (query = '', isPersonal = true) => ({
  path: '/',
  parameters: {},
  query: new URLSearchParams(query),
  cameFrom: undefined,
  isPersonal,
});

interface PageFacts {
  readonly isPersonal?: boolean;
  readonly userType?: UserType;
  readonly refreshRewards?: RefreshRewards;
}

const load = (
  query = '',
  { isPersonal = true, userType = 'registered', refreshRewards = TE.right(NEW) }: PageFacts = {},
) =>
  makeRewardsLoader({ brand: DEFAULT_BRAND, refreshRewards, userType: () => userType })(request(query, isPersonal))();

test("[PAL-03] the page has the signed-in shopper's rewards", async () => {
  expect(await load()).toMatchObject({
    kind: 'page',
    data: { own: { rewards: { kind: 'known', value: NEW }, hasLoadFailed: false }, hasJoined: false },
  });
});

test('[PAL-03] makes no request for guests, who share one page', async () => {
  const requested: string[] = [];
  const refreshRewards = async () => {
    requested.push('rewards');
    return TE.right(NEW)();
  };
  const userType = (): UserType => {
    requested.push('cookie');
    return 'registered';
  };
  const outcome = await makeRewardsLoader({ brand: DEFAULT_BRAND, refreshRewards, userType })(request('', false))();
  expect(outcome).toMatchObject({ data: { own: { rewards: { kind: 'unknown' } } }, isShareable: true });
  expect(requested).toEqual([]);
  expect(await load('', { userType: 'guest' })).toMatchObject({ data: { own: { rewards: { kind: 'unknown' } } } });
});

test('[PAL-03] shows the page without rewards that fail to load', async () => {
  const refreshRewards = TE.left(anUnreachable()) as never;
  expect(await load('', { refreshRewards })).toMatchObject({
    kind: 'page',
    data: { own: { rewards: { kind: 'failed' } } },
  });
});

test('[RWD-06] shows coupons without a status as Loading... after a load without scripts', async () => {
  expect(await load('loading=1')).toMatchObject({
    data: { own: { rewards: { value: { palsRewardsCoupons: [{ state: 'loading' }] } } } },
  });
  expect(await load('notLoaded=1')).toMatchObject({ data: { own: { hasLoadFailed: true } } });
});

test('[PAL-01] greets the member after joining without scripts', async () => {
  expect(await load('joined=1')).toMatchObject({ data: { hasJoined: true } });
});

test('[RTE-05] the offers page lists current codes and is indexed', async () => {
  const promotions = new FakePromotionOffers().runs(anOffer());
  const ports = { promotions, shop: 'Petco', refreshRewards: TE.right(NEW), userType: () => 'registered' as const };
  expect(await makeOffersLoader(ports)(request())()).toMatchObject({
    kind: 'page',
    data: { offers: [anOffer()], own: { rewards: { kind: 'known' } } },
    head: { description: expect.stringContaining('WELCOME10: 10% off your order.'), isIndexed: true },
    isShareable: true,
  });
  promotions.isDown();
  expect(await makeOffersLoader(ports)(request())()).toMatchObject({
    kind: 'page',
    data: { offers: undefined },
    isShareable: false,
  });
});

test.each([
  [anOffer(), ['On all products', 'No end date']],
  [anOffer({ minimum: 30, department: 'dog' }), ['Spend $30.00 or more on dog products', 'No end date']],
  [
    anOffer({ department: 'small-pet', endsAt: '2030-03-01T00:00:00.000Z' }),
    ['On all small pet products', 'Until Mar 1, 2030'],
  ],
])('[RTE-05] shows the conditions of a code', (offer, conditions) => {
  expect(conditionsOf(offer, 'USD')).toEqual(conditions);
});

test.each([
  [true, 'success', 'Copied: PUP5'],
  [false, 'error', 'We couldn’t copy the code. It’s PUP5.'],
])('[RTE-05] reports the result of copying a code: %s', async (isCopied, tone, text) => {
  const { model, toasts } = rewardsWorld();
  const clipboard = new FakeClipboard();
  if (!isCopied) clipboard.refuses();
  await new OffersViewModel({ codes: model.codes, toasts, copyText: clipboard.copyText }).copy('PUP5');
  expect(clipboard.copied).toEqual(isCopied ? ['PUP5'] : []);
  expect(toasts.toasts).toMatchObject([{ tone, text }]);
});
