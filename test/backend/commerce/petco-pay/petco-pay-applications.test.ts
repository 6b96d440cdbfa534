import { decideApplication, type ApplicationFacts } from '../../../../backend/petco-pay/decide-application.ts';
import { offerPrescreen } from '../../../../backend/petco-pay/prescreen.ts';
import { loggedText } from '../../support/logged-text.ts';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Answer, Browser } from '../support/browser.ts';
import { application, makeMember, rowsOf, takeUp, type Member } from '../support/members.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ applicationLimit: 10_000 });
});
afterAll(() => backend.close());

let count = 0;
const freshMember = (): Promise<Member> => makeMember(backend, `applicant${(count += 1)}@example.test`);

const apply = (browser: Browser, more: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  browser.post('petco-pay/applications', application(more));

const info = async (browser: Browser): Promise<unknown> => (await browser.get('mbrattributes/pccinfo')).body;

const noCard = {
  plccEnrollFlag: 'N',
  plccPrescreenFlag: 'N',
  plccPrescreenId: '',
  plccLifetimePoints: '0',
  x_approvedCallId: '',
};

/** Sets the bank's offer of a member. */
const setOffer = async (shopperId: number, prescreenId: string | undefined, expiresAt = backend.now() + 1000) => {
  await backend.database.deleteFrom('card_prescreen').where('shopper_id', '=', shopperId).execute();
  if (prescreenId === undefined) return;
  await backend.database
    .insertInto('card_prescreen')
    .values({ shopper_id: shopperId, prescreen_id: prescreenId, expires_at: expiresAt })
    .execute();
};

test('[PCC-01] draws another number when an offer’s number is taken', async () => {
  const [one, other] = [await freshMember(), await freshMember()];
  await setOffer(one.shopperId, 'P-100000000');
  await setOffer(other.shopperId, undefined);
  const numbers = ['P-100000000', 'P-100000001'];
  await backend.database
    .transaction()
    .execute((trx) => offerPrescreen(trx, other.shopperId, backend.now(), () => numbers.shift() ?? ''));
  expect(await info(other.browser)).toMatchObject({ plccPrescreenId: 'P-100000001' });
});

const rules: readonly [Partial<ApplicationFacts>, string][] = [
  [{ incomeBand: 'high' }, 'APPROVED'],
  [{ incomeBand: 'middle' }, 'PENDING'],
  [{ incomeBand: 'low' }, 'DECLINED'],
  [{ incomeBand: 'middle', prescreened: true }, 'APPROVED'],
  [{ incomeBand: 'low', prescreened: true }, 'DECLINED'],
  [{ incomeBand: 'high', card: 'enrolled' }, 'EXISTING'],
  [{ incomeBand: 'low', card: 'approved' }, 'APPROVED'],
  [{ incomeBand: 'high', lastName: 'TimeOut' }, 'ERROR'],
];
test.each(rules)('[PCC-04] the bank decides %j with %s', (facts, result) => {
  expect(decideApplication({ lastName: 'Reed', incomeBand: 'low', prescreened: false, card: 'none', ...facts })).toBe(
    result,
  );
});

test.each([
  ['$24,000.00', 'APPROVED'],
  ['23999.99', 'PENDING'],
  [12000, 'PENDING'],
  ['11999', 'DECLINED'],
  [0, 'DECLINED'],
])('[PCC-04] an income of %s gets %s', async (income, result) => {
  const { browser, shopperId } = await freshMember();
  await setOffer(shopperId, undefined);
  const response = await apply(browser, { income });
  expect([response.status, response.body.result]).toEqual([201, result]);
  expect(response.body).toEqual({
    callId: expect.stringMatching(/^[\da-f-]{36}$/),
    message: expect.stringMatching(/\w/),
    result,
    status: expect.stringMatching(/^(COMPLETE|IN_REVIEW)$/),
  });
});

test('[PCC-04] a repeated call gets the same decision, whatever it contains', async () => {
  const { browser, shopperId } = await freshMember();
  await setOffer(shopperId, undefined);
  const first = await apply(browser, { callId: 'call-1', income: '500' });
  expect(first.body).toMatchObject({ callId: 'call-1', result: 'DECLINED' });
  const again = await Promise.all(Array.from({ length: 20 }, () => apply(browser, { callId: 'call-1' })));
  expect(again.map((response) => response.body)).toEqual(again.map(() => first.body));
  const other = await freshMember();
  expect((await apply(other.browser, { callId: 'call-1' })).body.result).toBe('APPROVED');
});

test('[PCC-04] twenty concurrent calls open one card account', async () => {
  const { browser, shopperId } = await freshMember();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => apply(browser, { callId: `c${index}` })),
  );
  expect(new Set(responses.map((response) => response.body.result))).toEqual(new Set(['APPROVED']));
  const accounts = backend.database.selectFrom('card_account').selectAll().where('shopper_id', '=', shopperId);
  expect(await accounts.execute()).toHaveLength(1);
  const beyond = await apply(browser, { callId: 'c20' });
  expect([beyond.status, beyond.error.key]).toEqual([429, '_ERR_TOO_MANY_REQUESTS']);
  backend.advance(24 * 60 * 60_000);
  expect((await browser.signIn(`applicant${count}@example.test`, 'Pawsome123')).status).toBe(201);
  expect((await apply(browser, { callId: 'c20' })).status).toBe(201);
});

test('[PCC-04] stores no personal data, and an approval alone adds nothing to the wallet', async () => {
  const { browser, shopperId } = await freshMember();
  const more = {
    firstName: 'Zebulon',
    lastName: 'Quagga',
    email: 'zq@example.test',
    phone: '5555550123',
    income: '98765',
  };
  await apply(browser, { ...more, callId: 'private' });
  const rows = await backend.database
    .selectFrom('card_application')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .execute();
  expect(rows).toMatchObject([{ call_id: 'private', result: 'APPROVED', income_band: 'high' }]);
  expect(JSON.stringify(rows) + loggedText(backend.log)).not.toMatch(/98765|Zebulon|Quagga|zq@|5550123/);
  expect((await browser.get('wallet/@self')).body.wallet).toEqual([]);
  expect(await info(browser)).toMatchObject({ plccEnrollFlag: 'N' });
});

test('[PCC-01] shows the bank’s offer while it is open, approves a middle income with it, and ends it with the card', async () => {
  const { browser, shopperId } = await freshMember();
  await setOffer(shopperId, 'P-443');
  expect(await info(browser)).toEqual({ ...noCard, plccPrescreenFlag: 'Y', plccPrescreenId: 'P-443' });
  expect((await apply(browser, { income: '12000', prescreenId: 'P-443' })).body.result).toBe('APPROVED');
  expect((await takeUp(browser)).status).toBe(200);
  expect(await info(browser)).toEqual({ ...noCard, plccEnrollFlag: 'Y' });
  await backend.database.updateTable('card_account').set({ points: 250 }).where('shopper_id', '=', shopperId).execute();
  expect(await info(browser)).toEqual({ ...noCard, plccEnrollFlag: 'Y', plccLifetimePoints: '250' });
  expect((await apply(browser)).body.result).toBe('EXISTING');
});

test('[PCC-04] [PCC-05] reports an approval with its newest call until the card is accepted, only to its shopper', async () => {
  const [{ browser, shopperId }, other] = [await freshMember(), await freshMember()];
  for (const { shopperId: id } of [{ shopperId }, other]) await setOffer(id, undefined);
  await apply(browser, { callId: 'low', income: '5000' });
  expect(await info(browser)).toEqual(noCard);
  await apply(browser, { callId: 'first' });
  await apply(browser, { callId: 'second' });
  expect(await info(browser)).toEqual({ ...noCard, x_approvedCallId: 'second' });
  expect([await info(other.browser), await info(await backend.guest())]).toEqual([noCard, noCard]);
  expect((await takeUp(browser, { callId: 'second' })).status).toBe(200);
  expect(await info(browser)).toEqual({ ...noCard, plccEnrollFlag: 'Y' });
});

test('[PCC-01] a declined shopper is not invited again and can still apply', async () => {
  const { browser, shopperId } = await freshMember();
  await setOffer(shopperId, 'P-445');
  expect((await apply(browser, { income: '5000', prescreenId: 'P-445' })).body.result).toBe('DECLINED');
  expect(await info(browser)).toEqual(noCard);
  expect((await apply(browser, { income: '50000', prescreenId: 'P-445' })).body.result).toBe('APPROVED');
});

test('[PCC-01] an expired offer and an offer of another shopper have no effect', async () => {
  const owner = await freshMember();
  await setOffer(owner.shopperId, 'P-777');
  const { browser, shopperId } = await freshMember();
  await setOffer(shopperId, 'P-778', backend.now());
  expect(await info(browser)).toEqual(noCard);
  const before = await rowsOf(backend.database, 'card_application');
  for (const prescreenId of ['P-777', 'P-778', 'P-0']) {
    const response = await apply(browser, { prescreenId });
    expect([response.status, response.error.parameters]).toEqual([400, ['prescreenId']]);
  }
  expect(await rowsOf(backend.database, 'card_application')).toEqual(before);
});

test('[PCC-01] members with an even number are offered the card when they join, for 90 days', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, freshMember));
  const flags = async (): Promise<unknown[]> =>
    Promise.all(
      members.map(async ({ browser }) => (await browser.get('mbrattributes/pccinfo')).body.plccPrescreenFlag),
    );
  expect(await flags()).toEqual(members.map(({ palsNumber }) => (Number(palsNumber) % 2 === 0 ? 'Y' : 'N')));
  const offers = await backend.database
    .selectFrom('card_prescreen')
    .select('expires_at')
    .where(
      'shopper_id',
      'in',
      members.map((member) => member.shopperId),
    )
    .execute();
  for (const offer of offers) expect(offer.expires_at).toBe(backend.now() + 90 * 24 * 60 * 60_000);
});

test('[PCC-01] guests, generic users and remembered browsers have no card, without an error', async () => {
  expect(await info(backend.browser())).toEqual(noCard);
  expect(await info(await backend.guest())).toEqual(noCard);
  const { browser, shopperId } = await freshMember();
  await setOffer(shopperId, 'P-900');
  for (const name of [...browser.jar.keys()]) if (name !== 'WC_PERSISTENT') browser.jar.delete(name);
  expect(await info(browser)).toEqual(noCard);
});

test('[PCC-04] reports an unreachable bank, and processes the next call', async () => {
  const { browser } = await freshMember();
  expect((await apply(browser, { lastName: 'Timeout', callId: 't1' })).body).toMatchObject({
    result: 'ERROR',
    status: 'TIMED_OUT',
  });
  expect((await apply(browser, { callId: 't1' })).body.result).toBe('ERROR');
  expect((await apply(browser, { callId: 't2' })).body.result).toBe('APPROVED');
});

test('[PCC-02] only signed-in members of Pals Rewards can apply', async () => {
  const before = await rowsOf(backend.database, 'card_application');
  const stranger = await backend.registered('stranger@example.test');
  expect((await apply(stranger)).error.key).toBe('_ERR_PALS_MEMBERSHIP_NEEDED');
  expect((await apply(backend.browser())).error.code).toBe('2550');
  expect((await apply(await backend.guest())).error.code).toBe('2550');
  const { browser } = await freshMember();
  for (const name of [...browser.jar.keys()]) if (name !== 'WC_PERSISTENT') browser.jar.delete(name);
  expect((await apply(browser)).error.code).toBe('CWXFR0222E');
  expect(await rowsOf(backend.database, 'card_application')).toEqual(before);
});

const wrong: readonly [string, Readonly<Record<string, unknown>>, string][] = [
  ['no first name', { firstName: ' ' }, 'firstName'],
  ['a name of digits', { lastName: '12' }, 'lastName'],
  ['a missing email', { email: undefined }, 'email'],
  ['no email address', { email: 'pat' }, 'email'],
  ['a short phone', { phone: '555' }, 'phone'],
  ['a negative income', { income: -1 }, 'income'],
  ['an income in words', { income: 'plenty' }, 'income'],
  ['an income of a billion', { income: '1000000000' }, 'income'],
  ['an income without end', { income: '1e3' }, 'income'],
  ['an income list', { income: [1] }, 'income'],
  ['a call id with spaces', { callId: 'a b' }, 'callId'],
  ['a call id too long', { callId: 'a'.repeat(65) }, 'callId'],
  ['a control character', { firstName: 'Ro\u0000bin' }, 'firstName'],
  ['a number for an offer', { prescreenId: 5 }, 'prescreenId'],
];
test.each(wrong)('[PCC-04] names the faulty parameter for %s and decides nothing', async (_title, more, parameter) => {
  const { browser } = await freshMember();
  const before = await rowsOf(backend.database, 'card_application');
  const response = await apply(browser, more);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
  expect(await rowsOf(backend.database, 'card_application')).toEqual(before);
});

test('[PCC-04] refuses a missing body, an invalid one and a flood', async () => {
  const { browser } = await freshMember();
  const path = 'petco-pay/applications';
  expect((await browser.post(path)).status).toBe(400);
  expect((await browser.post(path, '{"firstName":')).error.key).toBe('_ERR_INVALID_JSON');
  expect((await browser.post(path, '[]')).status).toBe(400);
  expect((await apply(browser, { firstName: 'R'.repeat(1_000_000) })).status).toBe(413);
});

test('[PCC-04] limits the applications of one address', async () => {
  const strict = await startBackend({ applicationLimit: 2 });
  const { browser } = await makeMember(strict, 'eager@example.test');
  const responses = [await apply(browser), await apply(browser), await apply(browser)];
  expect(responses.map((response) => response.status)).toEqual([201, 201, 429]);
  await strict.close();
});
