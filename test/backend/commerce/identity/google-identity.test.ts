import '../../../support/setup-nock.ts';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import nock from 'nock';
import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { mailsTo } from '../support/outbox.ts';
import type { Answer, Browser } from '../support/browser.ts';

const KEYS = 'https://keys.google.test';
const CLIENT = 'shop-123.apps.example';
const MINUTE = 60_000;

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let pair: Pair;
let jwk: JWK;
let backend: BackendUnderTest;
beforeAll(async () => {
  pair = await generateKeyPair('RS256');
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
});
beforeEach(async () => {
  backend = await startBackend({ google: { clientId: CLIENT, keysUrl: `${KEYS}/certs` } });
  nock(KEYS)
    .get('/certs')
    .reply(200, { keys: [jwk] });
});
afterEach(() => backend.close());

/** Nonces of browsers with their cookies. */
let issued: Map<string, string>;
beforeEach(async () => {
  issued = new Map();
  for (let time = 0; time < 6; time += 1) {
    const browser = backend.browser();
    const { body } = await browser.post('loginidentity/oauth_nonce');
    issued.set(body.nonce, browser.jar.get('googleNonce') ?? '');
  }
  unused = [...issued.keys()];
});
let unused: string[];

/** The cookie of a credential's browser; any cookie when the credential has no nonce. */
const cookieFor = (credential: string): string => {
  const [, payload = ''] = credential.split('.');
  const text = Buffer.from(payload, 'base64url').toString();
  const nonce = /"nonce":"([\w-]+)"/.exec(text)?.[1] ?? '';
  return issued.get(nonce) ?? [...issued.values()].at(-1) ?? '';
};

const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: CLIENT,
  sub: '10769150350006150715113082367',
  email: 'Gina@example.test',
  email_verified: true,
  given_name: 'Gina',
  family_name: 'Gold',
  iat: Math.floor(backend.now() / 1000),
  exp: Math.floor(backend.now() / 1000) + 3600,
  nonce: unused.shift(),
  ...more,
});

const sign = (payload: JWTPayload, by: Pair = pair, kid = 'k1'): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(by.privateKey);

const offer = (credential: string, browser: Browser = backend.browser()): Promise<Answer> => {
  browser.jar.set('googleNonce', cookieFor(credential));
  return browser.post('loginidentity/oauth_validate?updateCookies=true', {
    authorizationProvider: 'google',
    credential,
  });
};

const rows = async (): Promise<number> =>
  (await backend.database.selectFrom('shopper').select('shopper_id').execute()).length +
  (await backend.database.selectFrom('external_identity').selectAll().execute()).length;

test('[USR-11] a Google user without an account gets one without a password, and the guest keeps the cart', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  const response = await offer(await sign(claims()), guest);
  expect([response.status, response.body.resourceName]).toEqual([201, 'loginidentity']);
  expect((await guest.get('person/@self')).body).toMatchObject({
    logonId: 'gina@example.test',
    firstName: 'Gina',
    lastName: 'Gold',
    registrationStatus: 'RegisteredPerson',
  });
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
  expect(await mailsTo(backend.database, 'gina@example.test')).toEqual(['welcome']);
  const { error } = await backend.browser().signIn('gina@example.test', PASSWORD);
  expect(error.code).toBe('2030');
});

test('[USR-11] the same Google user gets the same account, also with another address', async () => {
  const first = await offer(await sign(claims()));
  const again = await offer(await sign(claims({ email: 'gina.new@example.test' })));
  expect(again.body.userId).toBe(first.body.userId);
});

test('[USR-11] two concurrent first sign-ins create one account', async () => {
  const credentials = await Promise.all([sign(claims()), sign(claims()), sign(claims())]);
  const responses = await Promise.all(credentials.map((credential) => offer(credential)));
  expect(responses.map((response) => response.status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map((response) => response.body.userId)).size).toBe(1);
});

test('[USR-11] the audit trail records sign-ins with Google, done and refused', async () => {
  await offer(await sign(claims()));
  await offer('credential');
  const trail = await backend.database.selectFrom('audit_event').selectAll().orderBy('id').execute();
  expect(trail.map((row) => `${row.kind} ${row.outcome}`)).toEqual(['google-sign-in done', 'google-sign-in refused']);
  expect(JSON.stringify(trail)).not.toMatch(/gina|gold|1076915/i);
});

test.each([false, undefined, 'false'])(
  '[USR-11] refuses an unverified address (%p) and links nothing',
  async (email_verified) => {
    await backend.registered('gina@example.test');
    const before = await rows();
    const response = await offer(await sign(claims({ email_verified })));
    expect([response.status, response.error.key]).toEqual([400, '_ERR_GOOGLE_CREDENTIAL']);
    expect(response.error.message).toBe('Google hasn’t verified your email address. Verify it with Google first.');
    expect([response.cookies, await rows()]).toEqual([[], before]);
  },
);

const INVALID = 'Your Google sign-in isn’t valid for this site. Please try again.';
const bad: readonly [string, () => Promise<string>, string][] = [
  ['of another client', () => sign(claims({ aud: 'other' })), INVALID],
  ['of another issuer', () => sign(claims({ iss: 'https://accounts.evil.test' })), INVALID],
  ['without an end', () => sign({ ...claims(), exp: undefined }), INVALID],
  ['without a nonce', () => sign({ ...claims(), nonce: undefined }), INVALID],
  ['with the nonce of nobody', () => sign(claims({ nonce: 'x'.repeat(43) })), INVALID],
  ['without an address', () => sign({ ...claims(), email: undefined }), INVALID],
  [
    'that has expired',
    () => sign(claims({ exp: Math.floor(backend.now() / 1000) - 60 })),
    'Your Google sign-in has expired. Please try again.',
  ],
  ['signed with a key Google does not have', async () => sign(claims(), await generateKeyPair('RS256')), INVALID],
  ['signed with a key of another name', () => sign(claims(), pair, 'k2'), INVALID],
  [
    'signed with a shared secret',
    async () =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(Buffer.from(JSON.stringify(jwk))),
    INVALID,
  ],
  [
    'that is not signed',
    async () =>
      [{ alg: 'none' }, claims()].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') +
      '.',
    INVALID,
  ],
  ['that is no token', async () => 'credential', INVALID],
  [
    'whose payload was changed',
    async () => {
      const [header, , signature] = (await sign(claims())).split('.');
      const payload = Buffer.from(JSON.stringify(claims({ email: 'boss@example.test' }))).toString('base64url');
      return [header, payload, signature].join('.');
    },
    INVALID,
  ],
];
test.each(bad)('[USR-11] a credential %s is refused and writes nothing', async (_what, make, message) => {
  const before = await rows();
  const response = await offer(await make());
  expect([response.status, response.error.key, response.error.message]).toEqual([
    400,
    '_ERR_GOOGLE_CREDENTIAL',
    message,
  ]);
  expect([response.cookies, await rows()]).toEqual([[], before]);
});

const NOT_BEGUN = 'Your Google sign-in expired or was started in another browser. Please try again.';

const post = (credential: string, browser: Browser): Promise<Answer> =>
  browser.post('loginidentity/oauth_validate?updateCookies=true', { authorizationProvider: 'google', credential });

test('[USR-11] refuses a credential of another browser', async () => {
  const credential = await sign(claims());
  const stranger = backend.browser();
  await stranger.post('loginidentity/oauth_nonce');
  expect((await post(credential, stranger)).error.message).toBe(INVALID);
  expect((await post(credential, backend.browser())).error.message).toBe(NOT_BEGUN);
  expect((await offer(credential)).status).toBe(201);
});

test('[USR-11] a credential is valid once, also after a refusal, and the browser can start again', async () => {
  await backend.registered('gina@example.test');
  await backend.database.updateTable('shopper').set({ status: 'Disabled' }).execute();
  const credential = await sign(claims());
  expect((await offer(credential)).error.key).toBe('_ERR_PERSON_ACCOUNT_DISABLED');
  await backend.database.updateTable('shopper').set({ status: 'Enabled' }).execute();
  const browser = backend.browser();
  expect((await offer(credential, browser)).error.message).toBe(NOT_BEGUN);
  const { body } = await browser.post('loginidentity/oauth_nonce');
  expect((await post(await sign(claims({ nonce: body.nonce })), browser)).status).toBe(201);
  expect(browser.jar.has('googleNonce')).toBe(false);
});

test('[USR-11] pages of one browser share a nonce, which expires after twelve hours; a changed one is refused', async () => {
  const browser = backend.browser();
  const nonce = async (): Promise<string> => (await browser.post('loginidentity/oauth_nonce')).body.nonce;
  const first = await nonce();
  expect(await nonce()).toBe(first);
  const cookie = browser.jar.get('googleNonce') ?? '';
  browser.jar.set('googleNonce', cookie.replace(/\.\d+\./, '.99999999999999.'));
  expect(await nonce()).not.toBe(first);
  browser.jar.set('googleNonce', cookie);
  backend.advance(12 * 60 * MINUTE);
  expect(await nonce()).not.toBe(first);
});

test('[PLT-04] over https the nonce cookie is limited to this host and hidden from scripts', async () => {
  const { headers } = await backend
    .browser()
    .post('loginidentity/oauth_nonce', undefined, { 'x-forwarded-proto': 'https' });
  const line = String([headers['set-cookie'] ?? []].flat()[0]);
  expect(line).toMatch(/^__Host-googleNonce=/);
  expect(line.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']));
});

test('[USR-11] when the keys of Google cannot be fetched, the message says to use the password', async () => {
  nock.cleanAll();
  nock(KEYS).get('/certs').reply(500, 'no');
  const response = await offer(await sign(claims()));
  expect([response.status, response.error.key]).toEqual([503, '_ERR_GOOGLE_UNAVAILABLE']);
});

test('[USR-11] refuses a disabled account', async () => {
  await offer(await sign(claims()));
  await backend.database.updateTable('shopper').set({ status: 'Disabled' }).execute();
  expect((await offer(await sign(claims()))).error.key).toBe('_ERR_PERSON_ACCOUNT_DISABLED');
});

test('[USR-11] a name that is invalid here does not prevent a sign-in', async () => {
  const browser = backend.browser();
  await offer(await sign(claims({ given_name: '<b>7</b>', family_name: 'x'.repeat(200) })), browser);
  expect((await browser.get('person/@self')).body).toMatchObject({ firstName: '', lastName: 'x'.repeat(64) });
});

const malformed: readonly [string, unknown, string][] = [
  ['no provider', { credential: 'x' }, 'authorizationProvider'],
  ['another provider', { authorizationProvider: 'elsewhere', credential: 'x' }, 'authorizationProvider'],
  ['no credential', { authorizationProvider: 'google' }, 'credential'],
  ['an empty credential', { authorizationProvider: 'google', credential: '' }, 'credential'],
  ['an object for a credential', { authorizationProvider: 'google', credential: {} }, 'credential'],
  ['a control character', { authorizationProvider: 'google', credential: 'a\u0000b' }, 'credential'],
  ['no body', undefined, 'body'],
];
test.each(malformed)('[PLT-04] names the fault of a request with %s', async (_what, body, parameter) => {
  const response = await backend.browser().post('loginidentity/oauth_validate', body);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
});
