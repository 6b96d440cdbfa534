import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

let shop: Storefront;
afterEach(() => shop.close());

const HOSTILE = [
  '//evil.test',
  '/..//evil.test',
  '/%2e%2e//evil.test',
  '/\\evil.test',
  'https://shop.example@evil.test/',
  'http://evil.test/',
  'javascript:alert(1)',
  '/a b',
];

test.each(HOSTILE)('pages and forms replace a redirect to %j by the store home', async (redirect) => {
  shop = await openStorefront({ handle: async () => ({ redirect, status: 303 }) });
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode, headers } = await shop.app.inject({
      method,
      url: '/shop/LogonForm',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([statusCode, headers.location]).toEqual([303, '/shop/en/petcostore']);
  }
});

test.each(['/checkout?step=2', 'https://jobs.example/openings'])('a page may redirect to %s', async (redirect) => {
  shop = await openStorefront({ handle: async () => ({ redirect, status: 302 }) });
  expect((await shop.app.inject('/shop/LogonForm')).headers.location).toBe(redirect);
});

test.each([
  '//evil.test',
  '/..//evil.test',
  '/shop//evil.test/',
  '//evil.test/..',
  '/assets//evil.test',
  '/images//evil.test',
])('the server does not redirect the request path %s', async (url) => {
  shop = await openStorefront();
  const { statusCode, headers } = await shop.app.inject({ url });
  expect(statusCode < 300 || statusCode >= 400).toBe(true);
  expect(headers.location).toBeUndefined();
});

test.each([...HOSTILE, 'https://evil.test/', '/next'])(
  "a service's redirect to %j is not followed by a page's script",
  async (location) => {
    const upstream = await StubUpstream.start();
    upstream.respondWith({ status: 302, headers: { location: encodeURI(location) } });
    shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin, DEV_PAGES: 'on' } });
    const response = await shop.app.inject('/api/wcs/resources/store/10151/espot/Home');
    expect([response.statusCode, response.headers.location]).toEqual([502, undefined]);
    await upstream.stop();
  },
);
