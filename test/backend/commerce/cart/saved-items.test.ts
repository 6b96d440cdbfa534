import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const saved = async (browser: Browser): Promise<Readonly<Record<string, number>>> => {
  const { body } = await browser.get('order/@self?extendedCart=true');
  const items: readonly { partNumber: string; quantity: string }[] = body.x_savedItems ?? [];
  return Object.fromEntries(items.map((item) => [item.partNumber, Number(item.quantity)]));
};

/** Adds an item and saves it for later; returns the saved item's id. */
const save = async (browser: Browser, partNumber: string, quantity = '1'): Promise<string> => {
  const added = await browser.add(partNumber, quantity);
  const response = await browser.post('cart/@self/x_savedItems', {
    orderItemId: added.body.orderItem[0].orderItemId,
  });
  expect(response.status).toBe(201);
  return response.body.itemId;
};

test('[CHK-10] a line moves to the saved items and back with its quantity', async () => {
  const guest = await backend.guest();
  await guest.add('LIT-20', '1');
  const itemId = await save(guest, 'KIB-5', '2');
  expect([await guest.cart(), await saved(guest)]).toEqual([{ 'LIT-20': 1 }, { 'KIB-5': 2 }]);
  const { body } = await guest.get('cart/@self');
  expect(body.x_savedItems).toEqual([
    {
      itemId,
      partNumber: 'KIB-5',
      productId: '22001',
      description: 'Chicken & Rice Kibble, 5 lb',
      thumbnail: '/images/products/PN-1000.jpg',
      productUrl: '/shop/en/petcostore/product/chicken-kibble',
      unitPrice: '13.99000',
      quantity: '2.0',
      availableQuantity: '120.0',
      x_size: '5 lb',
      x_flavor: 'Chicken',
      x_pickupOnly: 'false',
      buyable: 'true',
      x_fulfilment: 'SHIP',
    },
  ]);
  expect((await guest.post(`cart/@self/x_savedItems/${itemId}/x_toCart`)).status).toBe(201);
  expect([await guest.cart(), await saved(guest)]).toEqual([{ 'LIT-20': 1, 'KIB-5': 2 }, {}]);
});

test('[CHK-10] a cart of saved items alone answers 200 without lines, and 404 once it has none', async () => {
  const guest = await backend.guest();
  const itemId = await save(guest, 'KIB-5');
  const { status, body } = await guest.get('order/@self?extendedCart=true');
  expect([status, body.orderItem, body.totalCartQuantity, body.grandTotal]).toEqual([200, undefined, '0.0', '0.00000']);
  expect((await guest.delete(`cart/@self/x_savedItems/${itemId}`)).status).toBe(200);
  expect((await guest.get('order/@self?extendedCart=true')).status).toBe(404);
});

test('[CHK-10] saving a SKU again adds up its quantity, up to 99', async () => {
  const guest = await backend.guest();
  await save(guest, 'LIT-20', '60');
  await save(guest, 'LIT-20', '60');
  expect(await saved(guest)).toEqual({ 'LIT-20': 99 });
});

test('[CHK-10] what cannot be bought now stays saved, with the reason', async () => {
  const guest = await backend.guest();
  const itemId = await save(guest, 'LIT-FEW', '3');
  await guest.add('LIT-FEW', '1');
  const response = await guest.post(`cart/@self/x_savedItems/${itemId}/x_toCart`);
  expect([response.status, response.error.key, response.error.parameters]).toEqual([
    400,
    '_API_BAD_INV',
    ['LIT-FEW', '3'],
  ]);
  expect([await guest.cart(), await saved(guest)]).toEqual([{ 'LIT-FEW': 1 }, { 'LIT-FEW': 3 }]);
});

test('[CHK-10] a pickup-only item comes back for pickup', async () => {
  const guest = await backend.guest();
  const added = await guest.add('TANK', '1', { physicalStoreId: '1101' });
  const { body } = await guest.post('cart/@self/x_savedItems', { orderItemId: added.body.orderItem[0].orderItemId });
  expect((await guest.get('cart/@self')).body.x_savedItems).toMatchObject([
    { partNumber: 'TANK', x_fulfilment: 'BOPUS', physicalStoreId: '1101' },
  ]);
  const path = `cart/@self/x_savedItems/${body.itemId}/x_toCart`;
  expect((await guest.post(path, {})).error.key).toBe('_ERR_PICKUP_ONLY');
  expect((await guest.post(path, { x_fulfilment: 'BOPUS', physicalStoreId: '1101' })).status).toBe(201);
  expect((await guest.get('cart/@self')).body.orderItem).toMatchObject([{ partNumber: 'TANK', x_fulfilment: 'BOPUS' }]);
});

test('[CHK-10] a guest’s saved items move to the account at sign-in, with the larger quantity', async () => {
  const owner = await backend.registered('keeper@example.test');
  await save(owner, 'KIB-5', '3');
  await owner.signOut();
  const guest = await backend.guest();
  await save(guest, 'KIB-5', '1');
  await save(guest, 'LIT-20', '2');
  await guest.signIn('keeper@example.test', 'Pawsome123');
  expect(await saved(guest)).toEqual({ 'KIB-5': 3, 'LIT-20': 2 });
});

test.each([
  ['the guest’s when that was saved last', false, 'BOPUS'],
  ['the account’s when that was saved last', true, 'SHIP'],
])('[CHK-10] a product that guest and account keep has the way of %s', async (_whose, isOwnNewer, way) => {
  const email = isOwnNewer ? 'newer@example.test' : 'older@example.test';
  const owner = await backend.registered(email);
  await save(owner, 'KIB-5');
  await owner.signOut();
  if (isOwnNewer)
    await backend.database
      .updateTable('saved_item')
      .set({ saved_at: backend.now() + 1000 })
      .execute();
  const guest = await backend.guest();
  const added = await guest.add('KIB-5', '1', { x_fulfilment: 'BOPUS', physicalStoreId: '1101' });
  await guest.post('cart/@self/x_savedItems', { orderItemId: added.body.orderItem[0].orderItemId });
  await guest.signIn(email, 'Pawsome123');
  const { body } = await guest.get('order/@self?extendedCart=true');
  expect(body.x_savedItems[0].x_fulfilment).toBe(way);
});

test('[CHK-10] saved items outlive the cart and a restart', async () => {
  const guest = await backend.guest();
  await save(guest, 'KIB-5', '1');
  await guest.add('LIT-20', '1');
  await guest.delete('cart/@self');
  await backend.restart();
  expect(await saved(guest)).toEqual({ 'KIB-5': 1 });
});

test('[CHK-10] another shopper’s saved item is unknown and stays as it is', async () => {
  const [owner, other] = [await backend.guest(), await backend.guest()];
  const itemId = await save(owner, 'KIB-5', '1');
  await save(other, 'LIT-20', '1');
  for (const response of [
    await other.post(`cart/@self/x_savedItems/${itemId}/x_toCart`, {}),
    await other.delete(`cart/@self/x_savedItems/${itemId}`),
    await other.delete('cart/@self/x_savedItems/not-a-number'),
  ]) {
    expect([response.status, response.error.key]).toEqual([404, '_ERR_NO_SAVED_ITEM']);
  }
  expect(await saved(owner)).toEqual({ 'KIB-5': 1 });
  expect(await saved(other)).toEqual({ 'LIT-20': 1 });
});

test('[CHK-10] a visitor without an identity gets one first', async () => {
  const response = await backend.browser().post('cart/@self/x_savedItems', { orderItemId: '1' });
  expect([response.status, response.error.key]).toEqual([403, 'USR.CWXFR0130E']);
});
