import type { Answer, Browser } from '../support/browser.ts';
import { mailsTo, textOf } from '../support/outbox.ts';
import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const ROBIN = 'robin@example.test';
const MINUTE = 60_000;

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ publicOrigin: 'https://shop.example', resetLimit: 1000 });
  await (await backend.registered(ROBIN)).signOut();
});
afterEach(() => backend.close());

const lock = async (): Promise<void> => {
  for (let time = 0; time < 10; time += 1) await backend.browser().signIn(ROBIN, 'Wrong123');
};

const requestLink = (logonId = ROBIN, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  backend.browser().post('loginidentity/sign_in_link', { logonId }, headers);

const mailText = async (): Promise<string> => {
  const row = await backend.database
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', 'sign-in-link')
    .orderBy('mail_id', 'desc')
    .executeTakeFirst();
  return textOf(row?.body);
};

const mailedLink = async (): Promise<string> =>
  /^https:\/\/shop\.example\/shop\/SignInLinkForm\?code=([\w-]+)$/m.exec(await mailText())?.[1] ?? '';

const use = (code: string, browser: Browser = backend.browser()): Promise<Answer> =>
  browser.post('loginidentity/known_browser', { code });

const mails = async (): Promise<number> =>
  (await mailsTo(backend.database, ROBIN)).filter((kind) => kind === 'sign-in-link').length;

test('[USR-05] a mailed link lets only the owner sign in with the password while the account is locked', async () => {
  await lock();
  expect((await requestLink(` ${ROBIN.toUpperCase()} `)).status).toBe(200);
  const browser = backend.browser();
  expect((await use(await mailedLink(), browser)).status).toBe(200);
  expect((await browser.signIn(ROBIN, 'Wrong123')).error.code).toBe('2030');
  expect((await browser.signIn(ROBIN, PASSWORD)).status).toBe(201);
  expect((await backend.browser().signIn(ROBIN, PASSWORD)).error.code).toBe('2490');
});

test('[USR-05] a link is valid once, also under concurrency', async () => {
  await requestLink();
  const code = await mailedLink();
  const responses = await Promise.all([use(code), use(code), use(code)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  const again = await use(code);
  expect([again.error.key, again.error.message]).toEqual([
    '_ERR_SIGN_IN_LINK_INVALID',
    'This link is incorrect, used or expired. Request a new one.',
  ]);
  expect(again.cookies).toEqual([]);
});

test('[USR-05] a link is valid for fifteen minutes, also after another was requested', async () => {
  await requestLink();
  const first = await mailedLink();
  await requestLink();
  const second = await mailedLink();
  backend.advance(15 * MINUTE - 1);
  expect((await use(first)).status).toBe(200);
  backend.advance(1);
  expect((await use(second)).error.key).toBe('_ERR_SIGN_IN_LINK_INVALID');
});

test('[USR-05] the response does not reveal whether the account exists', async () => {
  const without = ({ status, text, headers }: Answer) => [status, text, { ...headers, date: '' }];
  expect(without(await requestLink('nobody@example.test'))).toEqual(without(await requestLink()));
  expect(await mailsTo(backend.database, 'nobody@example.test')).toEqual([]);
});

test('[USR-05] sends three mails per hour and then one ten minutes after the last, so that the owner always has a valid link', async () => {
  for (let time = 0; time < 5; time += 1) await requestLink();
  expect(await mails()).toBe(3);
  backend.advance(10 * MINUTE);
  await requestLink();
  await requestLink();
  expect(await mails()).toBe(4);
  expect((await use(await mailedLink())).status).toBe(200);
});

test('[PLT-04] the database stores a keyed hash of the link', async () => {
  await requestLink();
  const code = await mailedLink();
  const rows = [
    await backend.database.selectFrom('sign_in_link').selectAll().execute(),
    await backend.database.selectFrom('mail').selectAll().execute(),
  ];
  expect(code).toHaveLength(24);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('[USR-05] a disabled account gets no link', async () => {
  await backend.database.updateTable('shopper').set({ status: 'Disabled' }).execute();
  expect((await requestLink()).status).toBe(200);
  expect(await mails()).toBe(0);
});

test.each([
  ['evil.example', undefined],
  ['localhost:3000', 'http://localhost:3000'],
])('[PLT-04] without a configured origin a request with the Host %s gets a link to %s', async (host, origin) => {
  const shop = await startBackend();
  try {
    await shop.registered(ROBIN);
    const headers = { 'x-forwarded-host': host };
    await shop.browser().post('loginidentity/sign_in_link', { logonId: ROBIN }, headers);
    const query = shop.database.selectFrom('mail').select('body').where('kind', '=', 'sign-in-link');
    const text = textOf((await query.executeTakeFirstOrThrow()).body);
    expect(text).not.toContain('evil');
    expect(/^(\S+)\/shop\/SignInLinkForm\?code=/m.exec(text)?.[1]).toBe(origin);
    const code = /(?:code=|^)([\w-]{24})$/m.exec(text)?.[1] ?? '';
    expect((await shop.browser().post('loginidentity/known_browser', { code })).status).toBe(200);
  } finally {
    await shop.close();
  }
});

test.each([{}, { code: '' }, { code: 5 }, { code: 'x'.repeat(200) }])('[PLT-04] using %j is refused', async (body) => {
  const response = await backend.browser().post('loginidentity/known_browser', body);
  expect([response.status, response.error.parameters]).toEqual([400, ['code']]);
});
