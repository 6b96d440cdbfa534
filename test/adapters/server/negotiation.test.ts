import type { HandleWeb, WebRequest } from '../../../adapters/server/requests/web';
import { openStorefront, type Storefront } from '../../support/storefront';

let shop: Storefront;
const open = async (handle: HandleWeb): Promise<void> => {
  shop = await openStorefront({ handle });
};
afterEach(() => shop.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const seeing =
  (seen: WebRequest[]): HandleWeb =>
  async (request) => {
    seen.push(request);
    return { status: 200, body: '<p>page</p>' };
  };

test.each(['application/json', 'image/avif', 'text/html;q=0', '*/*; q=0.0', 'application/json, text/html;q=0.000'])(
  '[PLT-03] a request with Accept %p gets a 406 as text, without rendering or action',
  async (accept) => {
    const seen: WebRequest[] = [];
    await open(seeing(seen));
    for (const response of [
      await shop.app.inject({ url: '/a', headers: { accept } }),
      await shop.app.inject({ method: 'POST', url: '/cart', body: 'sku=1', headers: { ...FORM, accept } }),
      await shop.app.inject({ method: 'HEAD', url: '/a', headers: { accept } }),
    ]) {
      expect(response.statusCode).toBe(406);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(seen).toEqual([]);
  },
);

test.each([
  undefined,
  '',
  '*/*',
  'text/html',
  'TEXT/HTML',
  'application/xhtml+xml',
  'text/*;q=0.1',
  'image/png, */*;q=0.8',
])('[PLT-03] a request with Accept %p gets a document without Vary: Accept', async (accept) => {
  await open(seeing([]));
  const { statusCode, headers } = await shop.app.inject({
    url: '/a',
    ...(accept === undefined ? {} : { headers: { accept } }),
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(String(headers['vary']).toLowerCase().split(/, */)).not.toContain('accept');
});

test('[RTE-10] a sitemap request gets a response for any Accept header', async () => {
  await open(async () => ({ status: 200, headers: { 'content-type': 'application/xml' }, body: '<urlset/>' }));
  const accept = 'application/xml';
  expect((await shop.app.inject({ url: '/sitemap-1.xml', headers: { accept } })).statusCode).toBe(200);
  expect((await shop.app.inject({ url: '/sitemap.xml?a', headers: { accept } })).statusCode).toBe(200);
  expect((await shop.app.inject({ url: '/sitemap.xml/a', headers: { accept } })).statusCode).toBe(406);
});

test('[RTE-09] a refused request gets the reason as text when it accepts no document', async () => {
  await open(seeing([]));
  const { statusCode, headers, body } = await shop.app.inject({
    url: '/%zz',
    headers: { accept: 'application/json' },
  });
  expect([statusCode, headers['content-type'], body]).toEqual([400, 'text/plain; charset=utf-8', 'Bad request.']);
});
