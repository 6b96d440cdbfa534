import type { DemoAccount } from '../../../../backend/identity/demo-account.ts';
import { seedDemoShoppers } from '../../../../backend/seed/seed-demo-shoppers.ts';
import { PASSWORD, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { startBackendWithStores } from '../support/stocked-stores.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendWithStores();
});
afterAll(() => backend.close());

const storeOf = async (browser: Browser): Promise<string> =>
  (await browser.get('person/@self/forHeader')).body.x_preferedStoreId;

const change = (browser: Browser, body: unknown) => browser.put('person/@self', body);

test('[USR-03] stores, changes and removes a shopper’s store without changing anything else', async () => {
  const browser = await backend.registered('store-chooser@example.test');
  const response = await change(browser, { x_preferedStoreId: '1101' });
  expect([response.status, response.body.resourceName]).toEqual([200, 'person']);
  expect(await storeOf(browser)).toBe('1101');
  await browser.signOut();
  await browser.signIn('store-chooser@example.test', PASSWORD);
  expect(await storeOf(browser)).toBe('1101');
  await change(browser, { firstName: 'Alex', x_preferedStoreId: '1200' });
  expect(await storeOf(browser)).toBe('1200');
  expect((await browser.get('person/@self')).body).toMatchObject({ firstName: 'Alex', lastName: 'Reed' });
  await change(browser, { firstName: 'Robin' });
  expect(await storeOf(browser)).toBe('1200');
  await change(browser, { x_preferedStoreId: '' });
  expect(await storeOf(browser)).toBe('null');
});

test.each(['9999', 'constructor', "1101' or '1'='1", '店', '9'.repeat(21)])(
  '[USR-03] refuses the store %s by name and keeps the previous one',
  async (storeId) => {
    const browser = await backend.registered(`refused-${storeId.length}-${storeId.charCodeAt(0)}@example.test`);
    await change(browser, { x_preferedStoreId: '1101' });
    const response = await change(browser, { firstName: 'Alex', x_preferedStoreId: storeId });
    expect([response.status, response.error.parameters]).toEqual([400, ['x_preferedStoreId']]);
    expect(await storeOf(browser)).toBe('1101');
    expect((await browser.get('person/@self')).body.firstName).toBe('Robin');
  },
);

test.each([[{ x_preferedStoreId: 1101 }], [{ x_preferedStoreId: ['1101'] }]])(
  '[USR-03] refuses a store that is not a text: %j',
  async (body) => {
    const response = await change(await backend.registered(`odd-${typeof body.x_preferedStoreId}@example.test`), body);
    expect([response.status, response.error.parameters]).toEqual([400, ['x_preferedStoreId']]);
  },
);

test('[USR-03] does not store a store for a guest', async () => {
  expect((await change(await backend.guest(), { x_preferedStoreId: '1101' })).status).toBe(401);
});

test('[USR-03] the demo member has a preferred store until another is chosen', async () => {
  const pat: DemoAccount = { logonId: 'pat@example.test', password: PASSWORD, firstName: 'Pat', lastName: 'Doe' };
  await seedDemoShoppers(backend.database, pat, backend.now);
  const browser = backend.browser();
  await browser.signIn('pat@example.test', PASSWORD);
  expect(await storeOf(browser)).toBe('1101');
  await change(browser, { x_preferedStoreId: '1200' });
  await seedDemoShoppers(backend.database, pat, backend.now);
  expect(await storeOf(browser)).toBe('1200');
});
