import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

const STRICT = "default-src 'none'; frame-ancestors 'none'";

let upstream: StubUpstream;
let shop: Storefront;
beforeEach(async () => {
  upstream = await StubUpstream.start();
});
afterEach(async () => {
  await shop.close();
  await upstream.stop();
});

const open = async (settings: Readonly<Record<string, string>> = { DEV_PAGES: 'on' }): Promise<void> => {
  shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin, ...settings } });
};

test('forwards the outbox with a strict policy, not cached and not indexed', async () => {
  await open();
  upstream.respondWith({
    body: '<h1>Outbox</h1>',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': STRICT,
      'cache-control': 'public, max-age=60',
      'set-cookie': 'a=b',
    },
  });
  const response = await shop.app.inject({ url: '/dev/outbox', headers: { cookie: 'WC_PERSISTENT=1' } });
  expect([response.statusCode, response.body]).toEqual([200, '<h1>Outbox</h1>']);
  expect(response.headers).toMatchObject({
    'content-security-policy': STRICT,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(upstream.lastRequest?.headers).not.toHaveProperty('cookie');
});

test('[USR-11] forwards the choice of a demonstration account and its redirect', async () => {
  await open();
  upstream.respondWith({ status: 303, headers: { location: '/dev/google/done#credential=a.b.c' } });
  const response = await shop.app.inject({
    method: 'POST',
    url: '/dev/google',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'email=pat%40example.test',
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/dev/google/done#credential=a.b.c']);
  expect(upstream.lastRequest).toMatchObject({ method: 'POST', url: '/dev/google', body: 'email=pat%40example.test' });
});

test('[GRW-03] forwards the button that tries a job again, and refuses it from another site', async () => {
  await open();
  upstream.respondWith({ status: 303, headers: { location: '/dev/jobs' } });
  const push = (site: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/dev/jobs/7/again',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: '',
    });
  expect((await push('cross-site')).statusCode).toBe(403);
  expect(upstream.lastRequest).toBeUndefined();
  const { statusCode, headers } = await push('same-origin');
  expect([statusCode, headers.location]).toEqual([303, '/dev/jobs']);
  expect(upstream.lastRequest).toMatchObject({ method: 'POST', url: '/dev/jobs/7/again' });
});

test('refuses a choice from another site', async () => {
  await open();
  const response = await shop.app.inject({
    method: 'POST',
    url: '/dev/google',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: 'email=pat%40example.test',
  });
  expect([response.statusCode, upstream.lastRequest]).toEqual([403, undefined]);
});

test.each(['/dev/outbox.json', '/dev/google/keys', '/dev/', '/dev/outbox/../secrets'])(
  'refuses every other path: %s',
  async (url) => {
    await open();
    await shop.app.inject({ url });
    expect(upstream.lastRequest).toBeUndefined();
  },
);

test('[ANA-02] forwards the stubs of third-party scripts with their messages', async () => {
  await open();
  upstream.respondWith({ body: 'the stub', headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  const { body, headers } = await shop.app.inject({ url: '/dev/scripts/tag-manager.js' });
  expect([body, headers['content-type']]).toEqual(['the stub', 'text/javascript; charset=utf-8']);
  upstream.respondWith({ status: 204 });
  expect((await shop.app.inject({ url: '/dev/scripts/heard?by=curalate&what=x' })).statusCode).toBe(204);
  expect(upstream.lastRequest?.url).toBe('/dev/scripts/heard?by=curalate&what=x');
});

test.each(['/dev/outbox', '/dev/google', '/dev/scripts/tag-manager.js'])(
  'has no %s without the setting',
  async (url) => {
    await open({});
    await shop.app.inject({ url });
    expect(upstream.lastRequest).toBeUndefined();
  },
);
