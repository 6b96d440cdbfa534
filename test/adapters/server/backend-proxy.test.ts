import { HCL_COOKIES } from '../../support/hcl-backend';
import { configWith, openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

const STORE = '/wcs/resources/store/10151/';

describe('a call through the proxy', () => {
  let shop: Storefront;
  let commerce: StubUpstream;
  const open = async (settings: Record<string, string> = {}): Promise<void> => {
    shop = await openStorefront({ settings: { COMMERCE_ORIGIN: commerce.origin, ...settings } });
  };
  beforeEach(async () => {
    commerce = await StubUpstream.start();
  });
  afterEach(async () => {
    await shop.close();
    await commerce.stop();
  });
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ) => shop.app.inject({ method, url: `/api${STORE}${path}`, headers, ...(body === undefined ? {} : { body }) });

  test('reaches the backend unchanged, and its response returns unchanged', async () => {
    await open();
    commerce.respondWith({
      status: 400,
      body: '{"errors":[]}',
      headers: { 'content-type': 'application/json', etag: '"1"', server: 'x' },
    });
    const response = await call('POST', 'cart?langId=-1', { 'content-type': 'application/json' }, '{"orderId":"."}');
    expect(commerce.lastRequest).toMatchObject({
      method: 'POST',
      url: `${STORE}cart?langId=-1`,
      body: '{"orderId":"."}',
    });
    expect([response.statusCode, response.body, response.headers.etag, response.headers.server]).toEqual([
      400,
      '{"errors":[]}',
      '"1"',
      undefined,
    ]);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  test('[FTR-03] [CFG-04] an address for the newsletter goes to the store-locator host, where it has one', async () => {
    const storeLocator = await StubUpstream.start();
    const body = '{"firstName":null,"emailAddress":"pat@example.test","guestEmail":"pat@example.test"}';
    await open({ STORE_LOCATOR_ORIGIN: storeLocator.origin });
    await call('POST', 'member/emailsignup/@self', { 'content-type': 'application/json' }, body);
    await shop.close();
    expect(storeLocator.lastRequest).toMatchObject({ url: `${STORE}member/emailsignup/@self`, body });
    await storeLocator.stop();
    await open();
    await call('POST', 'member/emailsignup/@self', { 'content-type': 'application/json' }, body);
    expect(commerce.lastRequest).toMatchObject({ url: `${STORE}member/emailsignup/@self`, body });
  });

  test('passes a custom header only where the backend requires it', async () => {
    const proxy = {
      routes: [{ method: 'GET', path: '/store/products', kind: 'public' }] as const,
      requestHeaders: ['x-publishable-api-key'],
    };
    shop = await openStorefront({
      settings: { COMMERCE_ORIGIN: commerce.origin },
      backend: { cookies: HCL_COOKIES, proxy },
    });
    const headers = { 'x-publishable-api-key': 'pk_1', 'x-secret': 'no' };
    await shop.app.inject({ method: 'GET', url: '/api/store/products', headers });
    expect(commerce.lastRequest).toMatchObject({
      url: '/store/products',
      headers: { 'x-publishable-api-key': 'pk_1' },
    });
    expect(commerce.lastRequest?.headers).not.toHaveProperty('x-secret');
  });

  const cacheControlOf = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    headers: Record<string, string> = {},
    more: Record<string, string> = {},
  ): Promise<unknown> => {
    await open();
    commerce.respondWith({
      body: '{}',
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=600', ...more },
    });
    const response = await call(method, path, headers);
    expect(response.statusCode).toBe(200);
    return response.headers['cache-control'];
  };

  test.each([
    ['GET', 'person/@self'],
    ['GET', 'person/@self/contact/byAddressId/7'],
    ['GET', 'user/user-type?x=1'],
    ['GET', 'cart/@self?langId=-1'],
    ['GET', 'cart/shipping_modes'],
    ['GET', 'order/@history'],
    ['GET', 'order/123'],
    ['GET', 'wallet/@self'],
    ['GET', 'wishlist/@self'],
    ['GET', 'mbrattributes/pccinfo'],
    ['GET', 'palsPromotion/retrievePalsRewardsDetails/@self'],
    ['POST', 'payment/add_tip'],
    ['POST', 'petco-pay/applications'],
    ['POST', 'member/emailsignup/@self'],
    ['POST', 'guestidentity'],
    ['POST', 'loginidentity'],
    ['DELETE', 'loginidentity/@self'],
  ] as const)('[PLT-04] is not cached for %s %s, whatever the backend says', async (method, path) => {
    expect(await cacheControlOf(method, path)).toBe('private, no-store');
  });

  test.each(['WC_AUTHENTICATION_7=7%2Cx', 'WC_USERACTIVITY_7=7', 'WC_PERSISTENT=1', 'JSESSIONID=j'])(
    '[PLT-04] is not cached when a public call carried %s',
    async (cookie) => {
      expect(await cacheControlOf('GET', 'espot/Home', { cookie })).toBe('private, no-store');
    },
  );

  test('[PLT-04] is not cached when its response sets a cookie', async () => {
    const sets = { 'set-cookie': 'WC_PERSISTENT=1; Path=/' };
    expect(await cacheControlOf('GET', 'espot/Home', {}, sets)).toBe('private, no-store');
  });

  test.each(['espot/Home', 'petcoConfig/storeConf/SF_CHAT_ENABLED', 'inventoryavailability/22001'])(
    '[PLT-04] %s stays cacheable without an identity',
    async (path) => {
      expect(await cacheControlOf('GET', path, { cookie: '_ga=1' })).toBe('public, max-age=600');
    },
  );

  test.each(['person', 'cart/@self', 'secret'])('[PLT-04] is not cached after a failure at %s', async (path) => {
    await open({ COMMERCE_ORIGIN: 'http://127.0.0.1:9' });
    expect((await call('GET', path)).headers['cache-control']).toBe('private, no-store');
  });

  test('carries commerce cookies only, and only required headers', async () => {
    await open({ PUBLIC_ORIGIN: 'https://shop.example' });
    await call('GET', 'person/@self', {
      cookie: 'WC_USERACTIVITY_7=7%2Cx; _ga=1; JSESSIONID=j; rUserType=R; citrus=2',
      authorization: 'Basic x',
      'x-forwarded-for': '9.9.9.9',
      connection: 'x-secret',
      'x-secret': '1',
      'accept-language': 'en',
      'cache-control': 'no-cache',
    });
    expect(commerce.lastRequest?.headers).toMatchObject({
      cookie: 'WC_USERACTIVITY_7=7%2Cx; JSESSIONID=j',
      'accept-language': 'en',
      'cache-control': 'no-cache',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    });
    expect(commerce.lastRequest?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    for (const name of ['authorization', 'x-secret']) expect(commerce.lastRequest?.headers).not.toHaveProperty(name);
  });

  test.each([
    ['http://shop.example', ''],
    ['https://shop.example', '; Secure'],
  ])('returns cookies for %s', async (origin, secure) => {
    await open({ PUBLIC_ORIGIN: origin });
    commerce.respondWith({
      headers: {
        'content-type': 'application/json',
        'set-cookie': [
          'WC_AUTHENTICATION_7=7%2Cx; Domain=commerce.example; Path=/wcs; Secure; HttpOnly; SameSite=None',
          'WC_PERSISTENT=; Max-Age=0; Path=/',
        ],
      },
      body: '{}',
    });
    expect((await call('POST', 'loginidentity?updateCookies=true')).headers['set-cookie']).toEqual([
      `WC_AUTHENTICATION_7=7%2Cx; Path=/; HttpOnly${secure}; SameSite=Lax`,
      `WC_PERSISTENT=; Max-Age=0; Path=/${secure}; SameSite=Lax`,
    ]);
  });

  test('[USR-08] can be a sign-out, as a POST that overrides to DELETE', async () => {
    await open();
    await call('POST', 'loginidentity/@self?updateCookies=true', { 'x-http-method-override': 'DELETE' });
    expect(commerce.lastRequest).toMatchObject({ method: 'POST', headers: { 'x-http-method-override': 'DELETE' } });
    expect((await call('POST', 'loginidentity/@self?updateCookies=true')).statusCode).toBe(403);
  });

  test('can request prices', async () => {
    await open();
    commerce.respondWith({ body: '{"items":{}}' });
    expect((await shop.app.inject('/api/solr-skus-price?productIds=1,2')).body).toBe('{"items":{}}');
    expect(commerce.lastRequest?.url).toBe('/api/solr-skus-price?productIds=1,2');
  });

  test('is not forwarded when it is unknown', async () => {
    await open();
    for (const url of [`/api${STORE}person/@self/../../../../admin`, '/api/admin', `/api${STORE}secret`]) {
      expect((await shop.app.inject(url)).statusCode).toBe(403);
    }
    expect(commerce.requests).toEqual([]);
  });

  test('[ERR-03] is refused as commerce does when it changes data from another site', async () => {
    await open();
    const response = await call('POST', 'cart', { 'sec-fetch-site': 'cross-site' }, '{}');
    expect([response.statusCode, response.json().errors[0].errorCode, commerce.requests.length]).toEqual([
      403,
      '2540',
      0,
    ]);
    const disguised = { 'sec-fetch-site': 'cross-site', 'x-http-method-override': 'GET' };
    expect((await call('POST', 'person/@self/contact', disguised, '{}')).statusCode).toBe(403);
    expect(commerce.requests).toEqual([]);
    expect((await call('GET', 'order/@self', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });

  test('is not forwarded when it is too large', async () => {
    await open();
    const response = await call('POST', 'cart', { 'content-type': 'application/json' }, 'x'.repeat(70_000));
    expect([response.statusCode, response.json().errors[0].errorMessage, commerce.requests.length]).toEqual([
      413,
      'The request is too large.',
      0,
    ]);
  });

  test('[CRT-01] for a missing order returns an empty response, which no browser reports as an error, and keeps its cookies', async () => {
    await open();
    commerce.respondWith({
      status: 404,
      headers: { 'content-type': 'application/json', 'set-cookie': 'WC_PERSISTENT=a; Path=/' },
      body: '{"errors":[]}',
    });
    const response = await call('GET', 'order/@self');
    expect([response.statusCode, response.body, response.headers['set-cookie']]).toEqual([
      204,
      '',
      expect.arrayContaining([expect.stringContaining('WC_PERSISTENT=a')]),
    ]);
    expect((await call('GET', 'order/@history')).statusCode).toBe(404);
  });

  test('is not returned when the response is too large', async () => {
    await open();
    commerce.respondWith({ body: Buffer.alloc(2 * 1024 * 1024 + 1, 'x') });
    expect((await call('GET', 'espot/x')).statusCode).toBe(502);
  });

  test('times out after UPSTREAM_TIMEOUT_MS, two seconds by default, without a retry', async () => {
    // Long enough for connecting on a busy machine.
    await open({ UPSTREAM_TIMEOUT_MS: '1500' });
    commerce.respondWith(() => undefined);
    expect((await call('GET', 'order/@self')).statusCode).toBe(504);
    expect(commerce.requests).toHaveLength(1);
    expect(configWith().upstreamTimeoutMs).toBe(2_000);
  });

  test('to an unreachable backend says so with Retry-After', async () => {
    await open({ COMMERCE_ORIGIN: 'http://127.0.0.1:9' });
    const response = await call('GET', 'order/@self');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  });

  test('fails at once for a while after repeated backend failures', async () => {
    await open();
    commerce.respondWith({ status: 502, body: '{}' });
    for (let i = 0; i < 5; i += 1) expect((await call('GET', 'order/@self')).statusCode).toBe(502);
    expect((await call('GET', 'order/@self')).statusCode).toBe(503);
    expect(commerce.requests).toHaveLength(5);
  });
});
