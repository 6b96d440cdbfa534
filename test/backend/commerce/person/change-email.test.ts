import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Answer, Browser } from '../support/browser.ts';
import { mailedCode, mailsTo } from '../support/outbox.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ resetLimit: 1_000 });
});
afterAll(() => backend.close());

let count = 0;
const shopper = async (): Promise<{ browser: Browser; logonId: string; fresh: string }> => {
  count += 1;
  const logonId = `email${count}@example.test`;
  return { browser: await backend.registered(logonId), logonId, fresh: `fresh${count}@example.test` };
};

const ask = (browser: Browser, email1: string, xcred_logonPasswordOld = PASSWORD): Promise<Answer> =>
  browser.post('person/@self/x_email', { email1, xcred_logonPasswordOld });
const confirm = (browser: Browser, validationCode: string): Promise<Answer> =>
  browser.post('person/@self/x_email/confirm', { validationCode });
const codeFor = (email: string): Promise<string> => mailedCode(backend.database, email, 'email-code');
const emailOf = async (browser: Browser): Promise<string> => (await browser.get('person/@self')).body.logonId;

test('[ACC-02] a new address counts with its code; then it signs in, and the old one is notified', async () => {
  const { browser, logonId, fresh } = await shopper();
  expect((await ask(browser, fresh.toUpperCase())).status).toBe(200);
  expect((await browser.get('person/@self')).body).toMatchObject({ logonId, x_pendingEmail: fresh });
  const code = await codeFor(fresh);
  expect((await confirm(browser, code.toLowerCase())).status).toBe(200);
  expect((await browser.get('person/@self')).body).toMatchObject({
    logonId: fresh,
    email1: fresh,
    nickName: fresh,
    x_pendingEmail: '',
  });
  expect((await backend.browser().signIn(fresh, PASSWORD)).status).toBe(201);
  expect((await backend.browser().signIn(logonId, PASSWORD)).status).toBe(400);
  expect(await mailsTo(backend.database, logonId)).toEqual(['welcome', 'email-changed']);
});

test('[ACC-02] codes and links of the old address open nothing any more', async () => {
  const { browser, logonId, fresh } = await shopper();
  await backend.browser().put('person/@self', { logonId, resetPassword: 'true' });
  const reset = await mailedCode(backend.database, logonId);
  await ask(browser, fresh);
  await confirm(browser, await codeFor(fresh));
  const passwords = { logonPassword: 'Other4567', logonPasswordVerify: 'Other4567' };
  for (const id of [logonId, fresh]) {
    const response = await backend.browser().put('person/@self', { logonId: id, validationCode: reset, ...passwords });
    expect(response.error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
  }
});

test('[ACC-02] a stolen code is of no use to another account, and a replaced or late one to nobody', async () => {
  const { browser, logonId, fresh } = await shopper();
  const thief = await shopper();
  await ask(browser, fresh);
  const first = await codeFor(fresh);
  await ask(thief.browser, `of-${thief.fresh}`);
  expect((await confirm(thief.browser, first)).error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
  await ask(browser, fresh);
  expect((await confirm(browser, first)).error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
  const second = await codeFor(fresh);
  backend.advance(15 * 60_000);
  expect((await confirm(browser, second)).error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
  expect(await emailOf(browser)).toBe(logonId);
});

test('[ACC-02] the code is in the database as a hash only', async () => {
  const { browser, fresh } = await shopper();
  await ask(browser, fresh);
  const code = await codeFor(fresh);
  const rows = await backend.database.selectFrom('email_change').selectAll().execute();
  expect(rows.map(({ email }) => email)).toContain(fresh);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('[ACC-02] the address of another account is refused, also when it was taken while the code was on its way', async () => {
  const { browser, logonId, fresh } = await shopper();
  const other = await shopper();
  expect((await ask(browser, other.logonId)).error.key).toBe('_ERR_LOGONID_ALREDY_EXIST');
  await ask(browser, fresh);
  const code = await codeFor(fresh);
  await backend.registered(fresh);
  expect((await confirm(browser, code)).error.key).toBe('_ERR_LOGONID_ALREDY_EXIST');
  expect(await emailOf(browser)).toBe(logonId);
});

test('[ACC-02] a stolen session without the password gets no code, and is locked by the tenth wrong one', async () => {
  const { browser, logonId, fresh } = await shopper();
  expect((await browser.post('person/@self/x_email', { email1: fresh })).error.parameters).toEqual([
    'xcred_logonPasswordOld',
  ]);
  for (let tries = 1; tries < 9; tries += 1) expect((await ask(browser, fresh, 'Wrong1234')).error.code).toBe('2030');
  expect((await ask(browser, fresh, 'Wrong1234')).error.code).toBe('2490');
  expect((await ask(browser, fresh)).error.code).toBe('2490');
  expect(await mailsTo(backend.database, fresh)).toEqual([]);
  expect(await emailOf(browser)).toBe(logonId);
  const events = await backend.database
    .selectFrom('audit_event')
    .select('outcome')
    .where('kind', '=', 'email-change')
    .where('outcome', 'in', ['refused', 'locked'])
    .execute();
  expect(events.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['refused', 'locked']));
});

test('[ACC-02] an account that Google alone opens needs no password', async () => {
  const { browser, logonId, fresh } = await shopper();
  const account = backend.database.updateTable('shopper').where('logon_id', '=', logonId);
  await account.set({ password_hash: null }).execute();
  expect((await browser.post('person/@self/x_email', { email1: fresh })).status).toBe(200);
  expect((await confirm(browser, await codeFor(fresh))).status).toBe(200);
});

test('[ACC-02] [ACC-07] a new address ends the other sessions of the account, and this one stays', async () => {
  const { browser, logonId, fresh } = await shopper();
  const elsewhere = backend.browser();
  await elsewhere.signIn(logonId, PASSWORD);
  await ask(browser, fresh);
  expect((await elsewhere.get('person/@self')).status).toBe(200);
  await confirm(browser, await codeFor(fresh));
  expect((await elsewhere.get('person/@self')).status).toBe(401);
  expect(await emailOf(browser)).toBe(fresh);
});

test('[ACC-02] an address of the book that has the name of the new email address keeps it', async () => {
  const { browser, fresh } = await shopper();
  const { userId } = (await browser.get('person/@self')).body;
  const names = { nick_name: fresh, address_type: 'Shipping', is_self: 0, first_name: 'Pat', last_name: 'Doe' };
  const place = { line1: '1 Bark St', city: 'San Diego', state: 'CA', zip_code: '92121', phone: null };
  await backend.database
    .insertInto('address')
    .values({ shopper_id: Number(userId), ...names, ...place })
    .execute();
  await ask(browser, fresh);
  expect((await confirm(browser, await codeFor(fresh))).status).toBe(200);
  expect((await browser.get('person/@self')).body).toMatchObject({ logonId: fresh, nickName: `${fresh} (2)` });
});

test('[ACC-02] an account gets five codes an hour', async () => {
  const { browser, logonId, fresh } = await shopper();
  for (let number = 0; number < 5; number += 1) expect((await ask(browser, `${number}-${fresh}`)).status).toBe(200);
  expect((await ask(browser, fresh)).status).toBe(429);
  backend.advance(60 * 60_000);
  await browser.signIn(logonId, PASSWORD);
  expect((await ask(browser, fresh)).status).toBe(200);
});

test.each([
  ['a guest', () => backend.guest()],
  ['nobody', async () => backend.browser()],
])('[ACC-02] %s changes no address', async (_case, visitor) => {
  const browser = await visitor();
  expect((await ask(browser, 'guest@example.test')).status).toBe(401);
  expect((await confirm(browser, 'ABCD2345')).status).toBe(401);
});

test.each([
  {},
  { email1: 7 },
  { email1: '' },
  { email1: 'x'.repeat(255) },
  { email1: 'nonsense' },
  { email1: 'fresh@example.test', xcred_logonPasswordOld: 7 },
  { email1: 'fresh@example.test', xcred_logonPasswordOld: 'x'.repeat(201) },
])('[ACC-02] refuses %j', async (body) => {
  const { browser } = await shopper();
  expect((await browser.post('person/@self/x_email', body)).status).toBe(400);
});

test('[ACC-02] GET and PUT person/@self have the wish for mail', async () => {
  const { browser } = await shopper();
  expect((await browser.get('person/@self')).body).toMatchObject({ receiveEmail: 'false', x_hasPassword: 'true' });
  expect((await browser.put('person/@self', { receiveEmail: 'true' })).status).toBe(200);
  expect((await browser.get('person/@self')).body.receiveEmail).toBe('true');
  expect((await browser.put('person/@self', { receiveEmail: 'perhaps' })).status).toBe(400);
});

test('[ACC-02] GET and PUT person/@self have the choice of reminders; a kind that is not sent stays', async () => {
  const { browser } = await shopper();
  const choices = async (): Promise<unknown> => {
    const { x_appointmentReminders, x_repeatReminders } = (await browser.get('person/@self')).body;
    return [x_appointmentReminders, x_repeatReminders];
  };
  expect(await choices()).toEqual(['true', 'true']);
  expect((await browser.put('person/@self', { x_appointmentReminders: 'false' })).status).toBe(200);
  expect(await choices()).toEqual(['false', 'true']);
  const both = { x_appointmentReminders: 'true', x_repeatReminders: 'false' };
  expect((await browser.put('person/@self', both)).status).toBe(200);
  expect(await choices()).toEqual(['true', 'false']);
  expect((await browser.put('person/@self', { x_repeatReminders: '' })).status).toBe(400);
});
