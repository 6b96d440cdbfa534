import type { DemoAccount } from '../../../../backend/identity/demo-account.ts';
import { seedDemoShoppers } from '../../../../backend/seed/seed-demo-shoppers.ts';
import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { rowsOf } from '../support/members.ts';

const pat: DemoAccount = { logonId: 'pat@example.test', password: PASSWORD, firstName: 'Pat', lastName: 'Doe' };

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
  await seedDemoShoppers(backend.database, pat, backend.now);
});
afterAll(() => backend.close());

const signedIn = async (logonId: string): Promise<Browser> => {
  const browser = backend.browser();
  await browser.signIn(logonId, PASSWORD);
  return browser;
};

test('[RWD-05] the demo member since 2019 has 60 points and three coupons that expire one after the other', async () => {
  const browser = await signedIn('pat@example.test');
  const { body } = await browser.get('palsPromotion/retrievePalsRewardsDetails/@self');
  expect(body).toMatchObject({
    palsRewardsNo: expect.stringMatching(/^\d{9}$/),
    memberSince: '2019',
    pointsRequired: '40',
    palsRewardsCoupons: [
      { amount: '5.00', expirationDate: '2030-02-13', petcoPOSPushStatus: '' },
      { amount: '5.00', expirationDate: '2030-03-15', petcoPOSPushStatus: '' },
      { amount: '5.00', expirationDate: '2030-04-04', petcoPOSPushStatus: '' },
    ],
  });
  expect((await browser.get('mbrattributes/pccinfo')).body).toEqual({
    plccEnrollFlag: 'N',
    plccPrescreenFlag: 'Y',
    plccPrescreenId: expect.stringMatching(/^P-\d{9}$/),
    plccLifetimePoints: '0',
    x_approvedCallId: '',
  });
});

test('[USR-10] the demo member has a VISA in the wallet', async () => {
  const { body } = await (await signedIn('pat@example.test')).get('wallet/@self');
  expect(body.wallet).toMatchObject([
    { cardType: 'VISA', displayNumber: '************1111', expireMonth: '12', expireYear: '2033', isDefault: 'true' },
  ]);
});

test('[RWD-06] the demo member’s coupons load at the first attempt, and stay loaded when the seed runs again', async () => {
  const browser = await signedIn('pat@example.test');
  const { body } = await browser.get('palsPromotion/retrievePalsRewardsDetails/@self');
  const activeCoupons = body.palsRewardsCoupons.map((coupon: { couponNo: string }) => coupon.couponNo).join();
  await browser.post('palsPromotion/loadPalsRewards/@self', { activeCoupons, syncToDB: 'true' });
  backend.advance(7000);
  const tables = ['pals_member', 'pals_coupon', 'wallet_card'] as const;
  const read = () => Promise.all(tables.map((table) => rowsOf(backend.database, table)));
  const before = await read();
  await seedDemoShoppers(backend.database, pat, backend.now);
  expect(await read()).toEqual(before);
  const after = await browser.get('palsPromotion/retrievePalsRewardsDetails/@self');
  for (const coupon of after.body.palsRewardsCoupons) expect(coupon.petcoPOSPushStatus).toBe('Loaded');
});

test('[PAL-01] Casey is registered, not a member, and can join', async () => {
  const browser = await signedIn('casey@example.test');
  expect((await browser.get('person/@self/forHeader')).body).toMatchObject({
    x_firstName: 'Casey',
    x_userType: 'R',
    x_palsId: 'null',
  });
  expect((await browser.post('person/createPals', {})).body.isSiebelSync).toBe('Success');
});

test('[ACC-03] a card that the demo member has removed stays removed when the seed runs again', async () => {
  const browser = await signedIn('pat@example.test');
  const { body } = await browser.get('wallet/@self');
  await browser.delete(`wallet/@self/x_card/${body.wallet[0].walletId}`);
  await seedDemoShoppers(backend.database, pat, backend.now);
  expect((await browser.get('wallet/@self')).body.wallet).toEqual([]);
});
