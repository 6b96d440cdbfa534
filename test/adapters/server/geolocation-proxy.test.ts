import type { InjectOptions } from 'fastify';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

let shop: Storefront;
let upstream: StubUpstream;
beforeEach(async () => {
  upstream = await StubUpstream.start();
});
afterEach(async () => {
  await shop.close();
  await upstream.stop();
});

const open = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
  shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin, ...settings } });
};

const ASK = {
  method: 'POST',
  url: '/api/geolocation/v1/geolocate',
  headers: { 'content-type': 'application/json', cookie: 'WC_PERSISTENT=1' },
  body: '{"considerIp":true}',
} as const satisfies InjectOptions;

test("[GEO-01] sends the key and the shopper's address without cookies", async () => {
  await open({ GEOLOCATION_KEY: 'secret+key' });
  upstream.respondWith({
    body: '{"location":{"lat":32.77,"lng":-117.15},"accuracy":1200}',
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', 'set-cookie': 'a=b' },
  });
  const response = await shop.app.inject({ ...ASK, remoteAddress: '203.0.113.9' });
  expect(response.json()).toEqual({ location: { lat: 32.77, lng: -117.15 }, accuracy: 1200 });
  expect([response.headers['cache-control'], response.headers['set-cookie']]).toEqual(['private, no-store', undefined]);
  expect(upstream.lastRequest).toMatchObject({
    method: 'POST',
    url: '/geolocation/v1/geolocate?key=secret%2Bkey',
    body: '{"considerIp":true}',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(upstream.lastRequest?.headers).not.toHaveProperty('cookie');
});

test('[GEO-01] uses the configured service; an unknown address is no error', async () => {
  await open({ COMMERCE_ORIGIN: 'http://commerce.test', GEOLOCATION_ORIGIN: upstream.origin });
  upstream.respondWith({
    status: 404,
    body: '{"error":{"code":404}}',
    headers: { 'content-type': 'application/json' },
  });
  expect((await shop.app.inject(ASK)).statusCode).toBe(204);
  expect(upstream.lastRequest?.url).toBe('/geolocation/v1/geolocate?key=key_embedded');
});

test('[GEO-01] refuses other sites, long bodies and other methods', async () => {
  await open();
  const foreign = await shop.app.inject({ ...ASK, headers: { ...ASK.headers, 'sec-fetch-site': 'cross-site' } });
  const long = await shop.app.inject({ ...ASK, body: JSON.stringify({ a: 'x'.repeat(1_024) }) });
  const text = await shop.app.inject({ ...ASK, headers: { 'content-type': 'text/plain' } });
  const read = await shop.app.inject({ ...ASK, method: 'GET', body: undefined });
  expect([foreign.statusCode, long.statusCode, text.statusCode, read.statusCode]).toEqual([403, 413, 415, 403]);
  expect(upstream.lastRequest).toBeUndefined();
});

test('[GEO-01] limits an address, which many shoppers may share, to 300 requests a minute', async () => {
  await open({ UPSTREAM_TIMEOUT_MS: '60000' });
  upstream.respondWith({ body: '{}', headers: { 'content-type': 'application/json' } });
  const request = async (remoteAddress: string): Promise<number> =>
    (await shop.app.inject({ ...ASK, remoteAddress })).statusCode;
  // A few at a time, because the service has a time limit for a response.
  for (let requested = 0; requested < 300; requested += 20) {
    const responses = await Promise.all(Array.from({ length: 20 }, () => request('203.0.113.9')));
    expect(new Set(responses)).toEqual(new Set([200]));
  }
  expect(await request('203.0.113.9')).toBe(429);
  expect(await request('203.0.113.10')).toBe(200);
});
