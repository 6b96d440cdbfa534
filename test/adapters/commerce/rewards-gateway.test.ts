import * as E from 'fp-ts/Either';
import { HttpRewardsGateway } from '../../../adapters/commerce/rewards/http-rewards-gateway';
import type { CouponState, Rewards } from '../../../core/rewards/rewards';
import { aCoupon, aMember, aNonMember } from '../../builders/rewards';
import { REWARDS_CALLS, rewardsGatewayContract } from '../../contracts/rewards-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { failingSite, refusal, serve, transactions, type Answer } from './commerce-site';

const asResponse = ({ palsRewardsNo, memberSince, pointsRequired, palsRewardsCoupons }: Rewards): Answer => [
  200,
  {
    palsRewardsNo: palsRewardsNo ?? '',
    memberSince: memberSince ?? '',
    pointsRequired: pointsRequired === undefined ? '' : String(pointsRequired),
    palsRewardsCoupons: palsRewardsCoupons.map((coupon) => ({
      couponNo: coupon.couponNo,
      amount: coupon.amount.toFixed(2),
      expirationDate: coupon.expirationDate,
      petcoPOSPushStatus: coupon.state === 'loaded' ? 'Loaded' : '',
    })),
  },
];

/** A service that confirms sent coupons on demand. */
const storeSystem = () => {
  const known = ['C-1', 'C-2'];
  let sent: ReadonlyArray<string> = [];
  let loaded: ReadonlyArray<string> = [];
  const stateOf = (couponNo: string): CouponState => (loaded.includes(couponNo) ? 'loaded' : 'idle');
  return {
    memberWithNewCouponsSignsIn: async () => {
      serve(({ method, body }) => {
        const coupons = known.map((couponNo) => aCoupon({ couponNo, state: stateOf(couponNo) }));
        if (method === 'GET') return asResponse(aMember({ palsRewardsCoupons: coupons }));
        const wanted = (body as { activeCoupons: string }).activeCoupons.split(',');
        if (!wanted.every((couponNo) => known.includes(couponNo))) return refusal(400, { errorCode: '9999' });
        sent = wanted;
        return [200, {}];
      });
      return known;
    },
    storeSystemResponds: async () => {
      loaded = sent;
    },
  };
};

rewardsGatewayContract('HttpRewardsGateway', () => ({
  gateway: new HttpRewardsGateway(transactions()),
  memberSignsIn: async () => {
    const member = aMember({ palsRewardsCoupons: [aCoupon(), aCoupon({ couponNo: 'C-2', state: 'idle' })] });
    serve(() => asResponse(member));
    return member;
  },
  nonMemberSignsIn: async () => void serve(() => asResponse(aNonMember)),
  ...storeSystem(),
}));

upstreamFailuresContract(
  'HttpRewardsGateway',
  REWARDS_CALLS,
  () =>
    failingSite({
      details: new HttpRewardsGateway(transactions()).details,
      load: new HttpRewardsGateway(transactions()).load(['C-1']),
    }),
  { readsOnlyStatus: ['load'] },
);

test('[CFG-04] [PAL-03] reads the details with a plain GET request', async () => {
  const seen = serve(() => asResponse(aNonMember));
  await new HttpRewardsGateway(transactions()).details();
  expect(seen).toMatchObject([
    {
      method: 'GET',
      path: '/wcs/resources/store/10151/palsPromotion/retrievePalsRewardsDetails/@self',
      body: undefined,
    },
  ]);
});

test.each([
  ['numbers', { pointsRequired: 40, amount: 5 }],
  ['texts', { pointsRequired: '40', amount: '5.00' }],
  ['dollars', { pointsRequired: '40.0', amount: '$5.00000' }],
])('[RWD-05] reads amounts given as %s', async (_case, { pointsRequired, amount }) => {
  serve(() => [200, { palsRewardsNo: 123456789, pointsRequired, palsRewardsCoupons: [{ couponNo: 'C-1', amount }] }]);
  expect(await new HttpRewardsGateway(transactions()).details()).toEqual(
    E.right({
      palsRewardsNo: '123456789',
      memberSince: undefined,
      pointsRequired: 40,
      palsRewardsCoupons: [{ couponNo: 'C-1', amount: 5, expirationDate: '', state: 'idle' }],
    }),
  );
});

test('[RWD-05] reports a coupon without a number by its index', async () => {
  serve(() => [200, { palsRewardsCoupons: [{ couponNo: 'C-1' }, { amount: '5.00' }] }]);
  expect(await new HttpRewardsGateway(transactions()).details()).toMatchObject(
    E.left({ problems: ['palsRewardsCoupons.1.couponNo: expected text, got nothing'] }),
  );
});

test('[RWD-06] sends the coupons to load joined by commas with the request to store them', async () => {
  const seen = serve(() => [200, {}]);
  expect(await new HttpRewardsGateway(transactions()).load(['C-1', 'C-2'])()).toEqual(E.right(undefined));
  expect(seen).toMatchObject([
    {
      method: 'POST',
      path: '/wcs/resources/store/10151/palsPromotion/loadPalsRewards/@self',
      body: { activeCoupons: 'C-1,C-2', syncToDB: 'true' },
    },
  ]);
});

test.each([
  ['', 'idle'],
  ['null', 'idle'],
  [undefined, 'idle'],
  ['Loading...', 'loading'],
  ['Loaded', 'loaded'],
  ['Error', 'unavailable'],
  ['loaded', 'unavailable'],
  ['Pending', 'unavailable'],
])('[RWD-05] [RWD-06] maps the push status %j of a coupon to %s', async (petcoPOSPushStatus, state) => {
  serve(() => [200, { palsRewardsCoupons: [{ couponNo: 'C-1', petcoPOSPushStatus }] }]);
  expect(await new HttpRewardsGateway(transactions()).details()).toMatchObject({
    right: { palsRewardsCoupons: [{ couponNo: 'C-1', state }] },
  });
});
