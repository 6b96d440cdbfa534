import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { application, giveCoupon, makeMember, rowsOf, takeUp, type Member } from '../support/members.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ applicationLimit: 10_000 });
});
afterAll(() => backend.close());

let count = 0;
const freshMember = (): Promise<Member> => makeMember(backend, `holder${(count += 1)}@example.test`);

const apply = async (browser: Browser, callId: string, income = '48000'): Promise<string> =>
  (await browser.post('petco-pay/applications', application({ callId, income }))).body.result;

const walletOf = async (browser: Browser): Promise<unknown[]> => (await browser.get('wallet/@self')).body.wallet;

const enrolledFlag = async (browser: Browser): Promise<string> =>
  (await browser.get('mbrattributes/pccinfo')).body.plccEnrollFlag;

test('[PCC-05] an approved shopper gets one temporary card, despite repeated and concurrent requests', async () => {
  const { browser, shopperId } = await freshMember();
  expect(await apply(browser, 'a1')).toBe('APPROVED');
  expect(await enrolledFlag(browser)).toBe('N');
  const payload = { callId: 'a1', preScreenFlow: 'Y', pccUserId: String(shopperId) };
  const responses = await Promise.all(Array.from({ length: 20 }, () => takeUp(browser, payload)));
  for (const response of responses) expect([response.status, response.body]).toEqual([200, { status: 'Success' }]);
  const account = await backend.database
    .selectFrom('card_account')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  expect(await walletOf(browser)).toEqual([
    {
      walletId: expect.stringMatching(/^3\d{4}$/),
      cardType: 'PETCOPAY',
      displayNumber: `************${account.last_four}`,
      expireMonth: '01',
      expireYear: '2033',
      isDefault: 'false',
      isTemporary: 'true',
    },
  ]);
  expect(await enrolledFlag(browser)).toBe('Y');
  const { text } = await browser.get('wallet/@self');
  expect(text).not.toContain(account.token);
});

test('[PCC-05] enrols a shopper without saving the card, and saves it to the wallet later', async () => {
  const { browser } = await freshMember();
  await apply(browser, 'a1');
  expect((await takeUp(browser, { saveToWallet: 'false' })).status).toBe(200);
  expect([await enrolledFlag(browser), await walletOf(browser)]).toEqual(['Y', []]);
  await takeUp(browser);
  expect(await walletOf(browser)).toHaveLength(1);
  await takeUp(browser, { saveToWallet: 'false' });
  expect(await walletOf(browser)).toHaveLength(1);
});

test('[PCC-05] accepts only the bank’s approvals for this shopper', async () => {
  const other = await freshMember();
  await apply(other.browser, 'stolen');
  const { browser } = await freshMember();
  expect(await apply(browser, 'declined', '5')).toBe('DECLINED');
  const before = [await rowsOf(backend.database, 'card_account'), await rowsOf(backend.database, 'wallet_card')];
  for (const more of [{}, { callId: 'declined' }, { callId: 'stolen' }, { callId: 'unknown' }, { callId: '' }]) {
    const response = await takeUp(browser, more);
    expect([response.status, response.error.key]).toEqual([400, '_ERR_CARD_NOT_APPROVED']);
  }
  await apply(browser, 'approved');
  for (const callId of ['declined', 'stolen']) {
    expect((await takeUp(browser, { callId })).error.key).toBe('_ERR_CARD_NOT_APPROVED');
  }
  expect([await enrolledFlag(browser), await walletOf(browser)]).toEqual(['N', []]);
  const foreign = await takeUp(browser, { pccUserId: String(other.shopperId) });
  expect([foreign.status, foreign.error.parameters]).toEqual([403, ['pccUserId']]);
  expect(await rowsOf(backend.database, 'wallet_card')).toEqual(before[1]);
  expect(await enrolledFlag(other.browser)).toBe('N');
  expect((await takeUp(browser, { callId: 'approved' })).status).toBe(200);
});

const wrong: readonly [string, Readonly<Record<string, unknown>>, string][] = [
  ['no choice', { saveToWallet: undefined }, 'saveToWallet'],
  ['a choice that is no text', { saveToWallet: true }, 'saveToWallet'],
  ['another choice', { saveToWallet: 'yes' }, 'saveToWallet'],
  ['no status', { enrollmentStatus: undefined }, 'enrollmentStatus'],
  ['a status of other letters', { enrollmentStatus: 'APPROVED!' }, 'enrollmentStatus'],
  ['a status that says no', { enrollmentStatus: 'Declined' }, 'enrollmentStatus'],
  ['another flow', { preScreenFlow: 'N' }, 'preScreenFlow'],
  ['a call id that is no text', { callId: 5 }, 'callId'],
  ['a long call id', { callId: 'a'.repeat(65) }, 'callId'],
  ['a control character', { callId: 'a\u0001' }, 'callId'],
];
test.each(wrong)('[PCC-05] names the faulty parameter for %s and changes nothing', async (_title, more, parameter) => {
  const { browser } = await freshMember();
  await apply(browser, 'a1');
  const response = await takeUp(browser, more);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
  expect([await enrolledFlag(browser), await walletOf(browser)]).toEqual(['N', []]);
});

test('[PCC-05] refuses a missing body, a flood, and shoppers who are not signed in', async () => {
  const { browser } = await freshMember();
  await apply(browser, 'a1');
  expect((await browser.post('wallet/petcoPayTempCard')).status).toBe(400);
  expect((await takeUp(browser, { callId: 'a'.repeat(1_000_000) })).status).toBe(413);
  expect((await takeUp(backend.browser())).error.code).toBe('2550');
  expect((await takeUp(await backend.guest())).error.code).toBe('2550');
  const stolen = { ...Object.fromEntries(browser.jar) };
  await browser.signOut();
  for (const [name, value] of Object.entries(stolen)) browser.jar.set(name, value);
  expect((await takeUp(browser)).error.code).toBe('CMN1039E');
  const cards = await rowsOf(backend.database, 'wallet_card');
  await backend.restart();
  expect(await rowsOf(backend.database, 'wallet_card')).toEqual(cards);
});

test('[USR-10] the wallet shows cards with masked numbers and the rewards, and never a token', async () => {
  const { browser, shopperId } = await freshMember();
  await giveCoupon(backend.database, shopperId, 'C-9001');
  await backend.database
    .insertInto('wallet_card')
    .values({
      shopper_id: shopperId,
      card_type: 'VISA',
      token: 'tok-secret',
      last_four: '0042',
      expire_month: 3,
      expire_year: 2031,
      is_default: 1,
      added_at: 0,
    })
    .execute();
  const { status, body, text, headers } = await browser.get('wallet/@self');
  expect([status, body]).toEqual([
    200,
    {
      wallet: [
        {
          walletId: expect.stringMatching(/^3\d{4}$/),
          cardType: 'VISA',
          displayNumber: '************0042',
          expireMonth: '03',
          expireYear: '2031',
          isDefault: 'true',
          isTemporary: 'false',
        },
      ],
      palsRewards: [{ couponNo: 'C-9001', amount: '5.00', expirationDate: '2030-06-30', petcoPOSPushStatus: 'Loaded' }],
      x_isFull: 'false',
    },
  ]);
  expect(text).not.toContain('tok-secret');
  expect(headers['cache-control']).toContain('no-store');
});

test('[USR-10] a guest has an empty wallet; a remembered browser must sign in', async () => {
  const empty = { wallet: [], palsRewards: [] };
  expect((await backend.browser().get('wallet/@self')).body).toEqual(empty);
  expect((await (await backend.guest()).get('wallet/@self')).body).toEqual(empty);
  const { browser } = await freshMember();
  for (const name of [...browser.jar.keys()]) if (name !== 'WC_PERSISTENT') browser.jar.delete(name);
  const response = await browser.get('wallet/@self');
  expect([response.status, response.error.code]).toEqual([401, 'CWXFR0222E']);
});
