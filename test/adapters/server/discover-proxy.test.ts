import * as E from 'fp-ts/Either';
import { discoverCallOf } from '../../../adapters/server/proxies/discover-proxy';
import type { AccessTokens } from '../../../core/search/access/access-token';
import { makeHttpClient } from '../../../adapters/http/http-client';
import { serverAccessTokens } from '../../../composition/search/server-access-tokens';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

const NOW = Date.UTC(2030, 0, 5, 18);
const HOUR_MS = 3_600_000;
const RFK = '/shop/en/petcostore/rfk';
const BODY = '{"data":{"widget":{"rfkid":"rfkid_6"}}}';
const QUESTION = '/api/discover/api/search-rec/3';

let now = NOW;
let upstream: StubUpstream;
let shop: Storefront;
let tokens: AccessTokens;
let granted = 0;

beforeEach(async () => {
  now = NOW;
  granted = 0;
  upstream = await StubUpstream.start();
  upstream.respondWith(({ url }) => {
    if (!url.endsWith('/account/1/access-token')) return { body: '{"rid":"r-1"}' };
    granted += 1;
    return { body: JSON.stringify({ accessToken: `token-${granted}`, accessTokenExpiry: HOUR_MS }) };
  });
  const service = makeHttpClient({ service: 'search', baseUrl: `${upstream.origin}/discover`, timeoutMs: 10_000 });
  tokens = serverAccessTokens(service, 'key_secret', () => now);
  shop = await openStorefront({
    settings: { COMMERCE_ORIGIN: upstream.origin, SEARCH_PROVIDER: 'discover' },
    accessTokens: tokens,
  });
});
afterEach(async () => {
  await shop.close();
  await upstream.stop();
});

describe('the token for browsers', () => {
  test('[SRC-07] comes with its expiry, uncached and without the key', async () => {
    const response = await shop.app.inject(RFK);
    expect(response.json()).toEqual({ accessToken: 'token-1', accessTokenExpiryDate: '2030-01-05T19:00:00.000Z' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('key_secret');
    expect(upstream.lastRequest?.headers['x-api-key']).toBe('key_secret');
  });

  test('[SRC-07] is fetched once for concurrent requests, and again shortly before it expires', async () => {
    const many = await Promise.all([1, 2, 3, 4].map(() => shop.app.inject(RFK)));
    expect(new Set(many.map(({ body }) => body)).size).toBe(1);
    expect(upstream.requests).toHaveLength(1);
    now += HOUR_MS - 60_001;
    await shop.app.inject(RFK);
    expect(upstream.requests).toHaveLength(1);
    now += 1;
    expect((await shop.app.inject(RFK)).json()).toMatchObject({ accessToken: 'token-2' });
  });

  test('[SRC-07] that cannot be fetched is a 503 and is fetched again by the next request', async () => {
    upstream.respondWith({ status: 500, body: '{}' });
    const response = await shop.app.inject(RFK);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([503, 'no-store']);
    upstream.respondWith({ body: '{"accessToken":"token-9","accessTokenExpiry":3600000}' });
    expect((await shop.app.inject(RFK)).json()).toMatchObject({ accessToken: 'token-9' });
  });
});

describe('the proxy of the search and recommendation service', () => {
  const request = (more: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: QUESTION,
      headers: { 'content-type': 'application/json', authorization: 'Bearer token-1', ...more },
      body: BODY,
    });

  test.each([
    ['POST', '/api/search-rec/3', true],
    ['GET', '/api/search-rec/3', false],
    ['POST', '/api/event/1', true],
    ['GET', '/api/event/1', false],
    ['PUT', '/api/search-rec/3', false],
    ['POST', '/account/1/access-token', false],
    ['POST', '/api/search-rec/3/../../account', false],
    ['POST', '/search-rec/1-2/3', false],
  ])('[SRC-07] %s %s passes: %p', (method, path, expected) => {
    expect(discoverCallOf(method, path) !== undefined).toBe(expected);
  });

  test('[SRC-07] forwards a request with its token and without cookies', async () => {
    const response = await request({ cookie: 'WC_PERSISTENT=1', 'x-api-key': 'stolen' });
    expect([response.statusCode, response.body]).toEqual([200, '{"rid":"r-1"}']);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(upstream.lastRequest).toMatchObject({ method: 'POST', url: '/discover/api/search-rec/3', body: BODY });
    expect(upstream.lastRequest?.headers.authorization).toBe('Bearer token-1');
    expect(upstream.lastRequest?.headers).not.toHaveProperty('cookie');
    expect(upstream.lastRequest?.headers).not.toHaveProperty('x-api-key');
  });

  test('[SRC-07] refuses token paths, other sites and oversized bodies', async () => {
    const headers = { 'content-type': 'application/json' };
    const url = '/api/discover/account/1/access-token';
    expect((await shop.app.inject({ method: 'POST', url, headers, body: '{}' })).statusCode).toBe(403);
    expect((await request({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const large = await shop.app.inject({ method: 'POST', url: QUESTION, headers, body: 'x'.repeat(70_000) });
    expect(large.statusCode).toBe(413);
    expect(upstream.requests).toEqual([]);
  });

  test('[SRC-07] does not give a refused token to browsers again', async () => {
    await shop.app.inject(RFK);
    upstream.respondWith(({ url }) =>
      url.endsWith('/account/1/access-token')
        ? { body: '{"accessToken":"token-2","accessTokenExpiry":3600000}' }
        : { status: 401, body: '{"errors":[]}' },
    );
    expect((await request({ authorization: 'Bearer made-up' })).statusCode).toBe(401);
    expect((await shop.app.inject(RFK)).json()).toMatchObject({ accessToken: 'token-1' });
    await request();
    expect((await shop.app.inject(RFK)).json()).toMatchObject({ accessToken: 'token-2' });
    expect(await tokens.current()).toMatchObject(E.right({ accessToken: 'token-2' }));
  });
});
