import '../../../support/setup-nock.ts';
import nock from 'nock';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const MINUTE = 60_000;

const issue = async (shop: BackendUnderTest, fields: Readonly<Record<string, string>>, nonce = '') =>
  shop.app.inject({
    method: 'POST',
    url: '/dev/google',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, nonce }).toString(),
  });

const withPages = async (use: (shop: BackendUnderTest) => Promise<void>): Promise<void> => {
  const shop = await startBackend({ outbox: true });
  try {
    await use(shop);
  } finally {
    await shop.close();
  }
};

const gina = { email: 'gina@example.test', givenName: 'Gina', familyName: 'Gold' };

const credentialIn = (location: unknown): string =>
  /^\/dev\/google\/done#credential=(.+)$/.exec(String(location))?.[1] ?? '';

test('[USR-11] the account chosen on the development page can sign in for five minutes', () =>
  withPages(async (shop) => {
    const browser = shop.browser();
    const { nonce } = (await browser.post('loginidentity/oauth_nonce')).body;
    const page = await shop.browser().get(`/dev/google?nonce=${nonce}`);
    expect(page.text).toContain('pat@example.test');
    expect(page.text.split(`name="nonce" value="${nonce}"`)).toHaveLength(3);
    expect(page.text).not.toContain('<script');
    const chosen = await issue(shop, gina, nonce);
    const credential = credentialIn(chosen.headers.location);
    expect(chosen.statusCode).toBe(303);
    const body = { authorizationProvider: 'google', credential };
    const path = 'loginidentity/oauth_validate?updateCookies=true';
    expect((await browser.post(path, body)).status).toBe(201);
    expect((await browser.get('user/ping')).body).toMatchObject({ usertype: 'R', email: 'gina@example.test' });
    shop.advance(6 * MINUTE);
    await browser.post('loginidentity/oauth_nonce');
    expect((await browser.post(path, body)).error.key).toBe('_ERR_GOOGLE_CREDENTIAL');
  }));

test('[USR-11] the page with the credential runs only its script and posts only to its own origin', () =>
  withPages(async (shop) => {
    const page = await shop.browser().get('/dev/google/done');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/dev/google/done.js" defer>']);
    const script = await shop.browser().get('/dev/google/done.js');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.text).toContain("postMessage({ type: 'google-credential', credential }, location.origin)");
  }));

test('[USR-11] publishes the public keys only', () =>
  withPages(async (shop) => {
    const { body } = await shop.browser().get('/dev/google/keys');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  }));

test('[USR-11] asks again for an invalid address and never shows it as markup', () =>
  withPages(async (shop) => {
    const response = await issue(shop, { ...gina, email: '"><script>' });
    expect([response.statusCode, response.body.includes('Enter an email address.')]).toEqual([400, true]);
    expect(response.body).not.toContain('<script>');
  }));

test('[USR-11] a public shop refuses a credential of the development page', () =>
  withPages(async (shop) => {
    nock('https://keys.google.test').get('/certs').reply(200, { keys: [] });
    const real = await startBackend({ google: { clientId: 'shop', keysUrl: 'https://keys.google.test/certs' } });
    try {
      const browser = real.browser();
      const { nonce } = (await browser.post('loginidentity/oauth_nonce')).body;
      const credential = credentialIn((await issue(shop, gina, nonce)).headers.location);
      const body = { authorizationProvider: 'google', credential };
      expect((await browser.post('loginidentity/oauth_validate', body)).error.key).toBe('_ERR_GOOGLE_CREDENTIAL');
    } finally {
      await real.close();
    }
  }));

test('[USR-11] reports that Google sign-in is not offered without a client and development pages', async () => {
  const shop = await startBackend();
  try {
    const body = { authorizationProvider: 'google', credential: 'x' };
    const response = await shop.browser().post('loginidentity/oauth_validate', body);
    expect([response.status, response.error.message]).toEqual([400, 'Google sign-in isn’t available.']);
  } finally {
    await shop.close();
  }
});
