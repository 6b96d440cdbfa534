import type { Browser } from '../support/browser.ts';
import { mailedCode } from '../support/outbox.ts';
import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const ROBIN = 'robin@example.test';
const NEW = 'Fresh4567';

let backend: BackendUnderTest;
/** The browser in which Robin has signed in before. */
let known: Browser;
beforeEach(async () => {
  backend = await startBackend();
  known = await backend.registered(ROBIN);
  await known.signOut();
});
afterEach(() => backend.close());

const guess = async (times: number, browser: () => Browser = () => backend.browser()): Promise<string> => {
  let code = '';
  for (let time = 0; time < times; time += 1) code = (await browser().signIn(ROBIN, 'Wrong123')).error.code;
  return code;
};

const opens = async (browser: Browser, password = PASSWORD): Promise<boolean> =>
  (await browser.signIn(ROBIN, password)).status === 201;

test('[USR-05] unknown browsers that lock an account do not lock out its owner in a known browser, and stay locked themselves', async () => {
  expect(await guess(10)).toBe('2490');
  expect(await opens(known)).toBe(true);
  expect((await backend.browser().signIn(ROBIN, PASSWORD)).error.code).toBe('2490');
  await known.signOut();
  expect(await opens(known)).toBe(true);
});

test('[USR-05] a browser becomes known by any sign-in with the right password', async () => {
  const second = backend.browser();
  expect(await opens(second)).toBe(true);
  await second.signOut();
  await guess(10);
  expect([await opens(second), await opens(known)]).toEqual([true, true]);
});

test('[USR-05] ten wrong passwords lock that known browser and nothing else', async () => {
  expect(await guess(9, () => known)).toBe('2030');
  expect(await guess(1, () => known)).toBe('2490');
  expect((await known.signIn(ROBIN, PASSWORD)).error.code).toBe('2490');
  expect(await opens(backend.browser())).toBe(true);
});

test('[USR-05] cookies of another account, changed ones and unsigned ones have no effect', async () => {
  const other = await backend.registered('kim@example.test');
  await other.signOut();
  await guess(10);
  const cookie = known.jar.get('knownBrowser') ?? '';
  const [id] = cookie.split('.');
  const bent = ['', 'x', `${id}.`, `${id}.${'A'.repeat(43)}`, `${cookie.slice(0, -2)}AA`, `${cookie}~`.repeat(50)];
  expect(await opens(other)).toBe(false);
  for (const value of bent) {
    const browser = backend.browser();
    browser.jar.set('knownBrowser', value);
    expect([value, await opens(browser)]).toEqual([value, false]);
  }
});

test('[USR-05] a shared browser is known to both accounts', async () => {
  known.jar.delete('WC_PERSISTENT');
  await known.post('person?updateCookies=true', {
    firstName: 'Kim',
    lastName: 'Kay',
    logonId: 'kim@example.test',
    logonPassword: PASSWORD,
    logonPasswordVerify: PASSWORD,
  });
  await known.signOut();
  await guess(10);
  expect(await opens(known)).toBe(true);
});

test('[MOD-04] a new password makes browsers unknown, except the one in which it was set', async () => {
  const renewing = backend.browser();
  await renewing.put('person/@self', { logonId: ROBIN, resetPassword: 'true' });
  const code = await mailedCode(backend.database, ROBIN);
  await renewing.put('person/@self', {
    logonId: ROBIN,
    validationCode: code,
    logonPassword: NEW,
    logonPasswordVerify: NEW,
  });
  await guess(10);
  expect([await opens(known, NEW), await opens(renewing, NEW)]).toEqual([false, true]);
});

test('[ERR-07] a signed-in owner changes the password although unknown browsers have locked the account', async () => {
  await known.signIn(ROBIN, PASSWORD);
  await guess(10);
  const change = { xcred_logonPasswordOld: PASSWORD, logonPassword: NEW, logonPasswordVerify: NEW };
  expect((await known.put('person/@self', change)).status).toBe(200);
});

test('[PLT-04] over https the cookie is limited to this host and hidden from scripts, and no other is read', async () => {
  const browser = backend.browser();
  browser.headers['x-forwarded-proto'] = 'https';
  const { headers } = await browser.signIn(ROBIN, PASSWORD);
  const line = [headers['set-cookie'] ?? []].flat().find((text) => text.includes('knownBrowser')) ?? '';
  expect(line).toMatch(/^__Host-knownBrowser=/);
  expect(line.split('; ').slice(1).toSorted()).toEqual(
    expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']),
  );
  expect(line).not.toContain('Domain');
  await guess(10);
  const planted = backend.browser();
  planted.headers['x-forwarded-proto'] = 'https';
  planted.jar.set('knownBrowser', browser.jar.get('__Host-knownBrowser') ?? '');
  expect([await opens(planted), await opens(browser)]).toEqual([false, true]);
});
