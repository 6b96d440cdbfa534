import fc from 'fast-check';
import { fillPath, type KeptValue } from '../../../adapters/server/proxies/kept-values';
import { HCL_COOKIES } from '../../support/hcl-backend';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';
import { anyUnicode } from '../../support/any-unicode';

const CART: KeptValue = {
  segment: '@cart',
  cookie: 'cart_id',
  maxAgeSeconds: 60,
  after: ({ method, path }, body) => {
    if (method === 'POST' && path === '/v1/carts') return (body as { readonly id?: string }).id;
    return method === 'DELETE' && path === '/v1/session' ? '' : undefined;
  },
};

const proxy = {
  routes: [
    { method: 'POST', path: '/v1/carts', kind: 'essential' },
    { method: 'GET', path: '/v1/carts/@cart', kind: 'personal' },
    { method: 'GET', path: '/v1/carts/@cart/owner', kind: 'personal', noContentStatuses: [404] },
    { method: 'DELETE', path: '/v1/session', kind: 'essential' },
  ] as const,
};

let shop: Storefront;
let backend: StubUpstream;
beforeEach(async () => {
  backend = await StubUpstream.start();
  shop = await openStorefront({
    settings: { COMMERCE_ORIGIN: backend.origin },
    backend: { cookies: HCL_COOKIES, proxy, keptValues: [CART] },
  });
});
afterEach(async () => {
  await shop.close();
  await backend.stop();
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, cookie = '') =>
  shop.app.inject({ method, url: `/api${path}`, headers: { cookie, 'sec-fetch-site': 'same-origin' } });

test('[PLT-02] a value of a response is kept in a cookie that scripts cannot read', async () => {
  backend.respondWith({ status: 201, body: '{"id":"cart_1"}' });
  const { headers } = await call('POST', '/v1/carts');
  expect(headers['set-cookie']).toEqual(['cart_id=cart_1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax']);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('[PLT-02] a kept value goes to the backend in the path, and not as a cookie', async () => {
  backend.respondWith({ body: '{}' });
  const { statusCode } = await call('GET', '/v1/carts/@cart?fields=a', 'cart_id=cart_1; other=2');
  expect([statusCode, backend.lastRequest?.url]).toEqual([200, '/v1/carts/cart_1?fields=a']);
  expect(backend.lastRequest?.headers.cookie).toBeUndefined();
});

test('[PLT-02] a call that ends what was kept removes the cookie', async () => {
  backend.respondWith({ status: 204 });
  const { headers } = await call('DELETE', '/v1/session', 'cart_id=cart_1');
  expect(headers['set-cookie']).toEqual(['cart_id=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
});

test.each([
  ['a refused call', 401, '{"id":"cart_1"}'],
  ['a response without the value', 201, '{}'],
  ['a value that would be more than one segment', 201, '{"id":"a/../b"}'],
  ['a value that is too long', 201, JSON.stringify({ id: 'a'.repeat(129) })],
])('[PLT-02] nothing is kept after %s', async (_case, status, body) => {
  backend.respondWith({ status, body });
  expect((await call('POST', '/v1/carts')).headers['set-cookie']).toBeUndefined();
});

test.each([
  ['without a cookie', ''],
  ['with dots', 'cart_id=..'],
  ['with an encoded slash', 'cart_id=a%2Fb'],
])('[PLT-02] a call that needs a kept value is not passed on %s', async (_case, cookie) => {
  const missing = await call('GET', '/v1/carts/@cart', cookie);
  expect([missing.statusCode, missing.json()]).toEqual([
    404,
    { errors: [expect.objectContaining({ errorKey: '_ERR_NOTHING_KEPT' })] },
  ]);
  expect((await call('GET', '/v1/carts/@cart/owner', cookie)).statusCode).toBe(204);
  expect(backend.requests).toEqual([]);
});

test('[PLT-02] whatever a cookie says, a path keeps its segments', () => {
  fc.assert(
    fc.property(anyUnicode(), (value) => {
      const path = fillPath([CART], '/v1/carts/@cart/lines', () => value);
      expect(path === undefined || /^\/v1\/carts\/[\w-]{1,128}\/lines$/.test(path)).toBe(true);
    }),
  );
});
