import type { BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { startBackendWithStores } from '../support/stocked-stores.ts';

const KIBBLE = '22001';
const STORE = '1101';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendWithStores();
  const { database } = backend;
  await database
    .updateTable('product')
    .set({ personalization: 'tag' })
    .where('id', 'in', (query) => query.selectFrom('sku').select('product_id').where('id', '=', KIBBLE))
    .execute();
  await database.deleteFrom('stock').where('sku_id', '=', KIBBLE).execute();
  const levels = [
    { sku_id: KIBBLE, location: 'online', quantity: 4 },
    { sku_id: KIBBLE, location: STORE, quantity: 3 },
  ];
  await database.insertInto('stock').values(levels).execute();
});
afterAll(() => backend.close());

const item = (text: string, quantity: number) => ({
  partNumber: 'KIB-5',
  quantity: String(quantity),
  x_personalization: { lines: [text] },
});

const add = (browser: Browser, ...orderItem: readonly object[]) => browser.post('cart', { orderItem });

/** A cart with two lines of the SKU, MAX and LUNA, and the ids of the lines. */
const twoTexts = async (max: number, luna: number) => {
  const browser = await backend.guest();
  const { body } = await add(browser, item('MAX', max), item('LUNA', luna));
  const [one, other] = body.orderItem.map(({ orderItemId }: { orderItemId: string }) => orderItemId);
  const change = (...orderItem: readonly object[]) => browser.put('cart/@self/update_order_item', { orderItem });
  return { browser, one, other, change };
};

const quantitiesOf = async (browser: Browser): Promise<readonly number[]> =>
  (await browser.get('cart/@self')).body.orderItem.map(({ quantity }: { quantity: string }) => Number(quantity));

describe('[PRO-08] [CRT-03] lines of one SKU with different texts share its stock', () => {
  test('when they are added one after the other or together', async () => {
    const browser = await backend.guest();
    expect((await add(browser, item('MAX', 3), item('LUNA', 3))).error.key).toBe('_API_BAD_INV');
    expect((await add(browser, item('MAX', 3))).status).toBe(201);
    expect((await add(browser, item('LUNA', 3))).error.key).toBe('_API_BAD_INV');
    expect((await add(browser, item('LUNA', 1))).status).toBe(201);
    expect(await quantitiesOf(browser)).toEqual([3, 1]);
  });

  test('when they are changed in one request', async () => {
    const { browser, one, other, change } = await twoTexts(1, 1);
    const both = await change({ orderItemId: one, quantity: '3' }, { orderItemId: other, quantity: '3' });
    expect(both.error.key).toBe('_API_BAD_INV');
    expect(await quantitiesOf(browser)).toEqual([1, 1]);
    await change({ orderItemId: one, quantity: '3' });
    // One makes room for the other.
    const swapped = await change({ orderItemId: one, quantity: '1' }, { orderItemId: other, quantity: '3' });
    expect(swapped.status).toBe(200);
    expect(await quantitiesOf(browser)).toEqual([1, 3]);
  });

  test('when they move to a store', async () => {
    const { browser, one, other } = await twoTexts(2, 2);
    const pickUp = (orderItemId: string) => ({ orderItemId, x_fulfilment: 'BOPUS', physicalStoreId: STORE });
    const choose = (...orderItem: readonly object[]) =>
      browser.put('cart/@self/shipping_info', { orderId: '.', orderItem });
    expect((await choose(pickUp(one), pickUp(other))).error.key).toBe('_API_BAD_INV_PICKUP');
    expect((await choose(pickUp(one))).status).toBe(200);
  });

  test('when a guest’s cart is merged at sign-in', async () => {
    const logonId = 'texts@example.test';
    const account = await backend.registered(logonId);
    await add(account, item('MAX', 1), item('LUNA', 2));
    await account.signOut();
    const guest = await backend.guest();
    await add(guest, item('MAX', 3));
    await guest.signIn(logonId, 'Pawsome123');
    expect(await quantitiesOf(guest)).toEqual([2, 2]);
  });
});
