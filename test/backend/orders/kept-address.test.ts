import { registration } from '../commerce/support/backend-under-test.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { placed, placeGuest } from './support/placed-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders();
});
afterAll(() => world.close());

const register = async (browser: Browser, email: string): Promise<void> => {
  expect((await browser.post('person?updateCookies=true', registration(email))).status).toBe(201);
};
const bookOf = async (browser: Browser): Promise<readonly Record<string, unknown>[]> =>
  (await browser.get('person/@self/contact')).body.contact;

test('[ORD-03] [CHK-04] a guest who registers after an order has its delivery address saved, once and as the default', async () => {
  const { browser } = await placeGuest(world);
  await register(browser, 'kept@example.test');
  const book = await bookOf(browser);
  expect(book).toMatchObject([{ city: 'San Diego', zipCode: '92121', primary: 'true' }]);
  // The next checkout has it already.
  await browser.add('KIB-5', '1');
  expect((await browser.get('cart/@self/x_checkout')).body).toMatchObject({
    addressId: book[0]?.addressId,
    missing: ['payment'],
  });
});

test('[ORD-03] nothing is saved for a guest whose order was picked up, nor for another one', async () => {
  const guest = await world.guest();
  await guest.add('KIB-5', '1', { x_fulfilment: 'BOPUS', physicalStoreId: '1101' });
  const { browser } = await placed(guest, await enterCheckout(world, guest), newKey());
  const before = (await browser.get('person/@self/contact')).body.contact ?? [];
  await register(browser, 'pickup@example.test');
  expect((await bookOf(browser)).length).toBe(before.length);
  const other = await world.guest();
  await register(other, 'other@example.test');
  expect(await bookOf(other)).toEqual([]);
});
