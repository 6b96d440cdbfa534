import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

const PATH = '/wcsstore/PetcoSAS/javascript/encrypt.min.js';
const SCRIPT = {
  body: 'the script',
  headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=3600', 'set-cookie': 'a=b' },
};

let shop: Storefront;
let upstream: StubUpstream;
beforeEach(async () => {
  upstream = await StubUpstream.start();
  upstream.respondWith(SCRIPT);
});
afterEach(async () => {
  await shop.close();
  await upstream.stop();
});

const open = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin, ...settings } });
};

test("[ANA-02] forwards the backend's encryption script unchanged without cookies", async () => {
  await open({ ENCRYPTION_SCRIPT: 'on' });
  const response = await shop.app.inject({ url: `${PATH}?v=1`, headers: { cookie: 'WC_PERSISTENT=1' } });
  expect([response.statusCode, response.body]).toEqual([200, 'the script']);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(upstream.lastRequest?.url).toBe(PATH);
  expect(upstream.lastRequest?.headers).not.toHaveProperty('cookie');
});

test('[ANA-02] forwards only the script of the platform that the setting names', async () => {
  await open({ ENCRYPTION_SCRIPT: '/wcsstore/Other/encrypt.js' });
  await shop.app.inject({ url: PATH });
  expect(upstream.lastRequest).toBeUndefined();
  expect((await shop.app.inject({ url: '/wcsstore/Other/encrypt.js' })).body).toBe('the script');
});

test('[ANA-02] forwards nothing without the setting', async () => {
  await open({});
  await shop.app.inject({ url: PATH });
  expect(upstream.lastRequest).toBeUndefined();
});
