import type { BackendUnderTest } from '../support/backend-under-test.ts';
import { insertSpecialProducts } from '../support/catalogue-fixture.ts';
import type { Answer, Browser } from '../support/browser.ts';
import { startBackendWithStores } from '../support/stocked-stores.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendWithStores();
  await insertSpecialProducts(backend.database);
});
afterAll(() => backend.close());

interface Option {
  readonly deliveryMethod: string;
  readonly isAvailable: string;
  readonly reason?: string;
  readonly x_text?: string;
  readonly deliveryDate?: string;
  readonly shippingCharge: string;
  readonly physicalStoreId?: string;
}

const zipOf = async (storeId: string): Promise<string> => {
  const row = await backend.database
    .selectFrom('store')
    .select('zip_code')
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return row.zip_code.slice(0, 5);
};

const lineOf = (added: Answer): string => added.body.orderItem[0].orderItemId;

const choose = (browser: Browser, orderItemId: string, x_fulfilment: string, physicalStoreId?: string) =>
  browser.put('cart/@self/shipping_info', {
    orderId: '.',
    orderItem: [{ orderItemId, x_fulfilment, physicalStoreId }],
  });

const optionsOf = async (browser: Browser, query: string): Promise<readonly (readonly Option[])[]> => {
  const { body } = await browser.get(`cart/petco_shipping_info/shipping_delivery_info?ts=1${query}`);
  return body.shippingDeliveryInfo.map((line: { x_options: readonly Option[] }) => line.x_options);
};

test('[CHK-02] a mixed cart becomes a shipment for each way, with its day and totals', async () => {
  const guest = await backend.guest();
  await guest.add('LIT-20', '1');
  await guest.add('KIB-5', '1', { physicalStoreId: '1101' });
  await guest.add('PATTIES', '1', { x_fulfilment: 'SDD', physicalStoreId: '1101' });
  const { body } = await guest.get('order/@self?extendedCart=true');
  const days = { deliveryDate: '2030-01-14', physicalStoreId: '1101', x_storeName: expect.stringMatching(/./) };
  expect(body.x_delivery).toMatchObject([
    { deliveryMethod: 'SHIP', deliveryDate: '2030-01-17', totalProductPrice: '10.00000', shippingCharge: '5.99000' },
    { ...days, deliveryMethod: 'BOPUS', totalProductPrice: '13.99000', shippingCharge: '0.00000' },
    { ...days, deliveryMethod: 'SDD', totalProductPrice: '25.00000', shippingCharge: '9.95000' },
  ]);
  expect(body.orderItem.map((item: { shipModeCode: string }) => item.shipModeCode)).toEqual([
    'Standard',
    'PickupInStore',
    'SameDay',
  ]);
  expect(body.totalShippingCharge).toBe('15.94000');
  expect(body.orderItem[2]).toMatchObject({ x_fulfilment: 'SDD', physicalStoreId: '1101', x_frozen: 'true' });
});

test('[CHK-02] each line lists shipping, pickup and same-day delivery with day and charge', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '1');
  const zipCode = await zipOf('1101');
  const [options] = await optionsOf(guest, `&physicalStoreId=1101&zipCode=${zipCode}`);
  expect(options).toMatchObject([
    { deliveryMethod: 'SHIP', isAvailable: 'true', deliveryDate: '2030-01-17', shippingCharge: '5.99000' },
    { deliveryMethod: 'BOPUS', isAvailable: 'true', deliveryDate: '2030-01-14', shippingCharge: '0.00000' },
    { deliveryMethod: 'SDD', isAvailable: 'true', deliveryDate: '2030-01-14', shippingCharge: '9.95000' },
  ]);
  const [unknown] = await optionsOf(guest, '');
  expect(unknown?.map((option) => option.reason)).toEqual([undefined, 'no-store', 'no-zip']);
  const [far] = await optionsOf(guest, '&physicalStoreId=1101&zipCode=99950');
  expect(far?.[2]).toMatchObject({ isAvailable: 'false', reason: 'not-nearby' });
});

test('[CHK-02] each same-day line of a store has the charge that the order pays once', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '1', { x_fulfilment: 'SDD', physicalStoreId: '1101' });
  await guest.add('PATTIES', '1', { x_fulfilment: 'SDD', physicalStoreId: '1101' });
  const lines = await optionsOf(guest, `&physicalStoreId=1101&zipCode=${await zipOf('1101')}`);
  expect(lines.map((options) => options[2])).toMatchObject([
    { deliveryMethod: 'SDD', physicalStoreId: '1101', shippingCharge: '9.95000' },
    { deliveryMethod: 'SDD', physicalStoreId: '1101', shippingCharge: '9.95000' },
  ]);
  expect((await guest.get('cart/@self')).body).toMatchObject({ totalShippingCharge: '9.95000' });
});

test('[CHK-02] a line changes its way, and meets its like at the same place', async () => {
  const guest = await backend.guest();
  const line = lineOf(await guest.add('KIB-5', '1'));
  expect((await choose(guest, line, 'BOPUS', '1101')).status).toBe(200);
  const after = (await guest.get('cart/@self')).body.orderItem;
  expect(after).toMatchObject([{ orderItemId: line, x_fulfilment: 'BOPUS', physicalStoreId: '1101' }]);
  const second = lineOf(await guest.add('KIB-5', '2'));
  expect((await choose(guest, second, 'BOPUS', '1101')).status).toBe(200);
  expect((await guest.get('cart/@self')).body.orderItem).toMatchObject([{ orderItemId: line, quantity: '3.0' }]);
  expect((await choose(guest, line, 'SHIP')).status).toBe(200);
  const shipped = (await guest.get('cart/@self')).body.orderItem[0];
  expect(shipped).toMatchObject({ x_fulfilment: 'SHIP', quantity: '3.0' });
  expect(shipped.physicalStoreId).toBeUndefined();
});

test.each([
  ['pickup of more than the store has', 'KIB-5', '9', 'BOPUS', '1101', '_API_BAD_INV_PICKUP'],
  ['pickup of what another company ships', 'CRATE', '1', 'BOPUS', '1101', '_ERR_SHIPPED_ONLY'],
  ['same-day delivery from an unknown store', 'KIB-5', '1', 'SDD', '9999', '_ERR_NO_SAME_DAY'],
  ['pickup without a store', 'KIB-5', '1', 'BOPUS', undefined, '_ERR_CMD_INVALID_PARAM'],
  ['an unknown way', 'KIB-5', '1', 'DRONE', '1101', '_ERR_CMD_INVALID_PARAM'],
])('[CHK-02] refuses %s and keeps the line', async (_what, partNumber, quantity, method, storeId, key) => {
  const guest = await backend.guest();
  const line = lineOf(await guest.add(partNumber, quantity));
  const response = await choose(guest, line, method, storeId);
  expect([response.status, response.error.key]).toEqual([400, key]);
  expect((await guest.get('cart/@self')).body.orderItem).toMatchObject([{ orderItemId: line, x_fulfilment: 'SHIP' }]);
});

test('[CHK-02] a pickup-only product is picked up, and never shipped or brought', async () => {
  const guest = await backend.guest();
  expect((await guest.add('TANK')).error.key).toBe('_ERR_PICKUP_ONLY');
  const line = lineOf(await guest.add('TANK', '1', { x_fulfilment: 'BOPUS', physicalStoreId: '1101' }));
  expect((await choose(guest, line, 'SHIP')).error.key).toBe('_ERR_PICKUP_ONLY');
  expect((await choose(guest, line, 'SDD', '1101')).error.key).toBe('_ERR_PICKUP_ONLY');
  const [options] = await optionsOf(guest, `&physicalStoreId=1101&zipCode=${await zipOf('1101')}`);
  expect(options?.map((option) => option.reason)).toEqual(['pickup-only', undefined, 'pickup-only']);
});

test('[CHK-02] a same-day line cannot be bought after 3 pm, and says why', async () => {
  const own = await startBackendWithStores();
  const guest = await own.guest();
  await guest.add('KIB-5', '1', { x_fulfilment: 'SDD', physicalStoreId: '1101' });
  // From noon UTC, 3 pm is over in every state twelve hours later.
  own.advance(14 * 60 * 60_000);
  const { body } = await guest.get('cart/@self');
  expect(body.orderItem[0]).toMatchObject({
    orderItemInventoryStatus: 'Unavailable',
    x_problem: 'It’s too late for delivery today. Order before 3 pm tomorrow.',
  });
  await own.close();
});

test('[CHK-02] another shopper’s line is unknown and stays as it is', async () => {
  const [owner, other] = [await backend.guest(), await backend.guest()];
  const line = lineOf(await owner.add('KIB-5', '1'));
  await other.add('KIB-5', '1');
  expect((await choose(other, line, 'BOPUS', '1101')).error.key).toBe('_ERR_MISSING_ORDERITEMS');
  expect((await owner.get('cart/@self')).body.orderItem).toMatchObject([{ x_fulfilment: 'SHIP' }]);
});

test('[CHK-02] all lines change or none', async () => {
  const guest = await backend.guest();
  const line = lineOf(await guest.add('KIB-5', '1'));
  const response = await guest.put('cart/@self/shipping_info', {
    orderItem: [
      { orderItemId: line, x_fulfilment: 'BOPUS', physicalStoreId: '1101' },
      { orderItemId: '1', x_fulfilment: 'SHIP' },
    ],
  });
  expect(response.status).toBe(400);
  expect((await guest.get('cart/@self')).body.orderItem).toMatchObject([{ x_fulfilment: 'SHIP' }]);
});

test('[CHK-05] the mode of shipped lines is chosen for the order; an unknown one is refused', async () => {
  const guest = await backend.guest();
  await guest.add('LIT-20', '1');
  expect((await guest.put('cart/@self/shipping_info', { shipModeId: '12' })).status).toBe(200);
  expect((await guest.get('cart/@self')).body).toMatchObject({ totalShippingCharge: '12.99000' });
  expect((await guest.put('cart/@self/shipping_info', { shipModeId: '99' })).status).toBe(400);
});

test('[CHK-02] the ways of a product are known before it is in a cart, also without an identity', async () => {
  const visitor = backend.browser();
  const query = `physicalStoreId=1101&zipCode=${await zipOf('1101')}`;
  const of = async (partNumber: string) =>
    (await visitor.get(`cart/petco_shipping_info/x_options?partNumber=${partNumber}&${query}`)).body.x_options;
  expect((await of('KIB-5')).map((option: Option) => option.isAvailable)).toEqual(['true', 'true', 'true']);
  expect((await of('LIT-NONE')).map((option: Option) => option.reason)[0]).toBe('out-of-stock');
  expect((await of('CRATE')).map((option: Option) => option.x_text)[1]).toBe(
    'This item is sold and shipped by Timber & Tail.',
  );
  expect((await visitor.get('cart/petco_shipping_info/x_options?partNumber=NO-SUCH')).status).toBe(400);
});

test('[CRT-03] lines keep their way when carts merge at sign-in', async () => {
  const owner = await backend.registered('ways@example.test');
  await owner.add('LIT-20', '1');
  await owner.signOut();
  const guest = await backend.guest();
  await guest.add('KIB-5', '1', { x_fulfilment: 'SDD', physicalStoreId: '1101' });
  await guest.add('KIB-5', '1');
  await guest.signIn('ways@example.test', 'Pawsome123');
  const items = (await guest.get('cart/@self')).body.orderItem;
  expect(items.map((item: { x_fulfilment: string }) => item.x_fulfilment)).toEqual(['SHIP', 'SDD', 'SHIP']);
});
