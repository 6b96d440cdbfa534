import { startBackend, PASSWORD, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';

const MINUTE = 60_000;
const HTTPS = { 'x-forwarded-proto': 'https' };

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

let accounts = 0;
const shopper = async (): Promise<{ browser: Browser; logonId: string }> => {
  accounts += 1;
  const logonId = `session${accounts}@example.test`;
  return { browser: await backend.registered(logonId), logonId };
};

test('[USR-06] a guest identity has its tokens and all cookies of the platform', async () => {
  const browser = backend.browser();
  const response = await browser.post('guestidentity?updateCookies=true');
  const { userId } = response.body;
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    WCToken: expect.stringMatching(new RegExp(`^${userId}%2C.{20,}`)),
    WCTrustedToken: expect.stringMatching(new RegExp(`^${userId}%2C.{20,}`)),
    personalizationID: expect.stringMatching(/^\d+-\d+$/),
    userId: expect.stringMatching(/^7\d{5}$/),
    resourceName: 'guestidentity',
  });
  const shape = response.cookies.map(({ name, httpOnly, secure, sameSite, path }) => [
    name,
    httpOnly ?? false,
    secure ?? false,
    sameSite,
    path,
  ]);
  expect(shape).toEqual([
    [`WC_USERACTIVITY_${userId}`, true, false, 'Lax', '/'],
    [`WC_AUTHENTICATION_${userId}`, true, false, 'Lax', '/'],
    ['WC_PERSISTENT', true, false, 'Lax', '/'],
    ['WC_SESSION_ESTABLISHED', false, false, 'Lax', '/'],
    ['WC_ACTIVEPOINTER', false, false, 'Lax', '/'],
  ]);
  expect(browser.jar.get('WC_ACTIVEPOINTER')).toBe('-1,10151');
  expect(browser.jar.get(`WC_USERACTIVITY_${userId}`)?.split(',')).toHaveLength(13);
});

test('[USR-06] behind https every cookie is Secure', async () => {
  const response = await backend.browser().post('guestidentity?updateCookies=true', undefined, HTTPS);
  expect(response.cookies.map((cookie) => cookie.secure)).toEqual([true, true, true, true, true]);
});

test('[USR-06] without updateCookies the identity is only in the body', async () => {
  const browser = backend.browser();
  const response = await browser.post('guestidentity');
  expect(response.cookies).toEqual([]);
  browser.headers.WCToken = response.body.WCToken;
  expect((await browser.add('KIB-5')).status).toBe(201);
});

test('[PLT-04] stores tokens as hashes only', async () => {
  const browser = backend.browser();
  const { body } = await browser.post('guestidentity?updateCookies=true');
  await browser.add('KIB-5');
  const secret = decodeURIComponent(body.WCToken).split(',')[1]?.split('.')[0] ?? '';
  const rows = JSON.stringify(await backend.database.selectFrom('session').selectAll().execute());
  expect(secret.length).toBeGreaterThan(20);
  expect(rows).not.toContain(secret);
});

test('[USR-05] signing in accepts the id in any case and opens a new session', async () => {
  const { logonId, browser } = await shopper();
  await browser.signOut();
  const guest = await backend.guest();
  const before = new Map(guest.jar);
  const response = await guest.signIn(` ${logonId.toUpperCase()} `, PASSWORD);
  expect([response.status, response.body.resourceName]).toEqual([201, 'loginidentity']);
  expect((await guest.get('person/@self')).body.logonId).toBe(logonId);
  // The guest's cookies are removed from the browser, and copies of them are invalid.
  const guestCookies = [...before.keys()].filter((name) => /WC_(USERACTIVITY|AUTHENTICATION)_/.test(name));
  expect(guestCookies.some((name) => guest.jar.has(name))).toBe(false);
  const thief = backend.browser();
  before.forEach((value, name) => thief.jar.set(name, value));
  expect((await thief.get('cart/@self')).error.code).toBe('CMN1039E');
});

test('[USR-08] signing out ends the session and clears every cookie of identity', async () => {
  const { browser } = await shopper();
  const before = new Map(browser.jar);
  const response = await browser.signOut();
  expect([response.status, response.body]).toEqual([200, {}]);
  // The remaining cookie recognises the browser and gives no access.
  expect([...browser.jar.keys()]).toEqual(['knownBrowser']);
  before.forEach((value, name) => browser.jar.set(name, value));
  const again = await browser.get('person/@self');
  expect([again.status, again.error.key, again.error.code]).toEqual([401, '_ERR_INVALID_COOKIE', 'CMN1039E']);
});

test('[USR-08] ends a guest identity in the same way', async () => {
  const guest = await backend.guest();
  const response = await guest.delete('guestidentity/@self?updateCookies=true');
  expect(response.status).toBe(200);
  expect([...guest.jar.keys()]).toEqual([]);
});

test('[ERR-01] a registered session expires with CWXFR0223E after half an hour without use', async () => {
  const { browser } = await shopper();
  for (let calls = 0; calls < 3; calls += 1) {
    backend.advance(29 * MINUTE);
    expect((await browser.get('person/@self')).status).toBe(200);
  }
  backend.advance(30 * MINUTE + 1);
  const response = await browser.get('person/@self');
  expect([response.status, response.error.key, response.error.code]).toEqual([401, 'ERR_COOKIE_EXPIRED', 'CWXFR0223E']);
});

test('[ERR-01] the activity cookie is sent again with its later end', async () => {
  const { browser } = await shopper();
  const [name = ''] = [...browser.jar.keys()].filter((key) => key.startsWith('WC_USERACTIVITY_'));
  const endOf = (): number => Number(browser.jar.get(name)?.split(',')[5]);
  const first = endOf();
  backend.advance(10 * MINUTE);
  await browser.get('person/@self');
  expect(endOf() - first).toBe(10 * MINUTE);
  expect(endOf()).toBe(backend.now() + 30 * MINUTE);
});

test('[CRT-03] a guest keeps the cart over hours', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  backend.advance(26 * 60 * MINUTE);
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
});

test('[USR-06] with updateCookies a stale session does not prevent a new one', async () => {
  const { browser, logonId } = await shopper();
  backend.advance(31 * MINUTE);
  expect((await browser.post('guestidentity')).status).toBe(201);
  const refused = await browser.post('loginidentity', { logonId, logonPassword: PASSWORD });
  expect(refused.error.code).toBe('CWXFR0223E');
  expect((await browser.signIn(logonId, PASSWORD)).status).toBe(201);
  expect((await browser.get('person/@self')).body.logonId).toBe(logonId);
});

test('[USR-06] refuses a forged or damaged cookie with CMN1039E', async () => {
  const { browser } = await shopper();
  const stranger = backend.browser();
  for (const [name, value] of browser.jar) {
    // The signature covers the shopper's id, so a token is invalid with another id.
    if (name.startsWith('WC_USERACTIVITY_'))
      stranger.jar.set('WC_USERACTIVITY_700001', value.replace(/^\d+/, '700001'));
  }
  expect((await stranger.get('person/@self')).error.code).toBe('CMN1039E');
  stranger.jar.set('WC_USERACTIVITY_700001', 'nonsense');
  expect((await stranger.get('person/@self')).error.code).toBe('CMN1039E');
});

test('[USR-06] refuses header tokens with 1010 when invalid, 1011 when expired, 1012 when terminated', async () => {
  const { logonId } = await shopper();
  const browser = backend.browser();
  const signIn = async (): Promise<string> =>
    (await browser.post('loginidentity', { logonId, logonPassword: PASSWORD })).body.WCToken;
  const code = async (token: string): Promise<string> =>
    (await browser.get('person/@self', { WCToken: token })).error.code;
  expect(await code('700001%2Cnonsense')).toBe('1010');
  expect(await code('%E0%A4%A')).toBe('1010');
  const token = await signIn();
  expect((await browser.get('person/@self', { WCToken: token })).status).toBe(200);
  backend.advance(31 * MINUTE);
  expect(await code(token)).toBe('1011');
  const second = await signIn();
  await browser.delete('loginidentity/@self', { WCToken: second });
  expect(await code(second)).toBe('1012');
});

test('[USR-06] over https the trusted token or cookie authenticates; the activity cookie only recognises the browser', async () => {
  const { browser, logonId } = await shopper();
  expect((await browser.get('person/@self', HTTPS)).status).toBe(200);
  const onlyActivity = backend.browser();
  for (const [name, value] of browser.jar) if (name.startsWith('WC_USERACTIVITY_')) onlyActivity.jar.set(name, value);
  const response = await onlyActivity.get('person/@self', HTTPS);
  expect([response.status, response.error.code]).toEqual([401, 'CWXFR0222E']);
  const { body } = await browser.post('loginidentity', { logonId, logonPassword: PASSWORD });
  const headers = { WCToken: body.WCToken, WCTrustedToken: body.WCTrustedToken, ...HTTPS };
  expect((await backend.browser().get('person/@self', headers)).body.logonId).toBe(logonId);
});

test('[ERR-04] refuses the authentication cookie alone without https with CWXFR0221E', async () => {
  const { browser } = await shopper();
  const half = backend.browser();
  for (const [name, value] of browser.jar) if (name.startsWith('WC_AUTHENTICATION_')) half.jar.set(name, value);
  const response = await half.get('person/@self');
  expect([response.status, response.error.code]).toEqual([401, 'CWXFR0221E']);
});

test('[ERR-01] a shopper who is only remembered keeps the cart, is greeted by name, and must sign in for the rest', async () => {
  const { browser, logonId } = await shopper();
  await browser.signOut();
  const body = { logonId, logonPassword: PASSWORD, rememberMe: 'true' };
  const signedIn = await browser.post('loginidentity?updateCookies=true', body);
  expect(signedIn.cookies.find((cookie) => cookie.name === 'WC_PERSISTENT')?.maxAge).toBe(30 * 24 * 60 * 60);
  await browser.add('LIT-20', '3');
  for (const name of browser.jar.keys()) if (name !== 'WC_PERSISTENT') browser.jar.delete(name);
  backend.advance(24 * 60 * MINUTE);
  expect(await browser.cart()).toEqual({ 'LIT-20': 3 });
  expect((await browser.get('person/@self/forHeader')).body).toMatchObject({
    x_firstName: 'Robin',
    x_lastName: 'null',
    x_userType: 'G',
  });
  expect((await browser.get('user/user-type')).body).toEqual({ usertype: 'G' });
  const person = await browser.get('person/@self');
  expect([person.status, person.error.code]).toEqual([401, 'CWXFR0222E']);
});

test('[PLT-04] a restart keeps every session', async () => {
  const { browser, logonId } = await shopper();
  const guest = await backend.guest();
  await guest.add('KIB-15', '2');
  await backend.restart();
  expect((await browser.get('person/@self')).body.logonId).toBe(logonId);
  expect(await guest.cart()).toEqual({ 'KIB-15': 2 });
});

test('[USR-02] concurrent requests of different shoppers never mix', async () => {
  const shoppers = await Promise.all(Array.from({ length: 6 }, shopper));
  const quantities = shoppers.map((_, index) => index + 1);
  await Promise.all(shoppers.map(({ browser }, index) => browser.add('LIT-20', String(quantities[index]))));
  const rounds = Array.from({ length: 10 }, () => shoppers).flat();
  const seen = await Promise.all(
    rounds.map(async ({ browser }) => [
      (await browser.get('person/@self')).body.logonId,
      (await browser.cart())['LIT-20'],
    ]),
  );
  expect(seen).toEqual(rounds.map(({ logonId }, index) => [logonId, quantities[index % shoppers.length]]));
});

test('[USR-06] the newer of two identities in one browser is used', async () => {
  const first = await backend.guest();
  backend.advance(1000);
  const second = await backend.guest();
  await second.add('KIB-5', '5');
  const both = backend.browser();
  [...second.jar, ...first.jar].forEach(([name, value]) => both.jar.set(name, value));
  expect(await both.cart()).toEqual({ 'KIB-5': 5 });
});
