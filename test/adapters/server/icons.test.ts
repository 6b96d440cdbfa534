import { openStorefront, type Storefront } from '../../support/storefront';

let shop: Storefront;
beforeEach(async () => {
  shop = await openStorefront();
});
afterEach(() => shop.close());

test.each([
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', '<svg '],
  ['/favicon.ico', 'image/x-icon', '\u0000\u0000\u0001\u0000'],
  ['/apple-touch-icon.png', 'image/png', '\u0089PNG'],
])('[PLT-03] %s is an icon that browsers cache for a week and then revalidate', async (url, type, start) => {
  const first = await shop.app.inject(url);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, type]);
  expect(first.rawPayload.toString('latin1').startsWith(start)).toBe(true);
  expect(first.headers['cache-control']).toBe('public, max-age=604800, stale-while-revalidate=604800');
  const again = await shop.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
