import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HttpShopper, registrationOf } from '../support/http-shopper';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';

const DEMO = { email: 'pat@example.test', password: 'Pawsome123' };

/** A public shop over the data of a former demonstration. */
let shop: ShopProcess;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = makeDataFolder();
  await (await startShop({ dataFolder })).stop();
  shop = await startShop({ dataFolder, environment: { DEMO: 'off' } });
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test.each([
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/google',
  '/dev/ads',
  '/dev/jobs',
  '/dev/scripts/heard',
  '/design',
  '/card-offer/sdk.js',
])('[PLT-04] %s, for developers, does not exist', async (path) => {
  expect((await new HttpShopper(shop.address).get(path)).status).toBe(404);
});

test('[PLT-04] the demo account cannot sign in, and the start page does not offer it', async () => {
  expect((await new HttpShopper(shop.address).post('/shop/LogonForm', DEMO)).status).toBe(400);
  expect(shop.output()).not.toContain(DEMO.password);
});

test('[PLT-04] a well-known membership number cannot be claimed', async () => {
  const body = { ...registrationOf('robin@example.test'), xppro_userField2: '123456789' };
  const { status, text } = await new HttpShopper(shop.address).call('POST', 'person?updateCookies=true', body);
  expect([status, text.includes('_ERR_PALS_NUMBER_INVALID')]).toEqual([400, true]);
});

test('[PLT-04] the keys between storefront and services are generated and readable by their owner only', () => {
  const file = join(dataFolder, 'service-keys.json');
  const keys = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(keys).toSorted()).toEqual(['CITRUS_KEY', 'DISCOVER_API_KEY', 'GEOLOCATION_KEY']);
  expect(new Set(Object.values(keys)).size).toBe(3);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('[PLT-04] developer pages prevent a shop with an https address from starting, and the message explains the fix', async () => {
  const start = startShop({ environment: { PUBLIC_ORIGIN: 'https://shop.example', DEV_PAGES: 'on' } });
  await expect(start).rejects.toThrow(/OUTBOX, which npm start sets as DEV_PAGES is, must be off[^]*set DEMO to on/);
});
