import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const firstLine = async (quantity: string) => {
  const guest = await backend.guest();
  const { body } = await guest.add('LIT-FEW', quantity);
  const update = (change: string | number, orderItemId: string = body.orderItem[0].orderItemId) =>
    guest.put('cart/@self/update_order_item', { orderItem: [{ orderItemId, quantity: change }] });
  return { guest, orderId: body.orderId, orderItemId: body.orderItem[0].orderItemId, update };
};

test('[CRT-03] a quantity can be changed, and 0 removes the line', async () => {
  const { guest, update, orderId, orderItemId } = await firstLine('1');
  const response = await update('3');
  expect([response.status, response.body]).toEqual([
    200,
    { orderId, orderItem: [{ orderItemId }], resourceName: 'cart' },
  ]);
  expect(await guest.cart()).toEqual({ 'LIT-FEW': 3 });
  expect((await update('0')).status).toBe(200);
  expect((await guest.get('cart/@self')).status).toBe(404);
});

test('[CRT-03] refuses a quantity above the stock; reducing is always possible', async () => {
  const { guest, update } = await firstLine('3');
  expect((await update('4')).error.parameters).toEqual(['LIT-FEW', '3']);
  await backend.database.updateTable('stock').set({ quantity: 1 }).where('sku_id', '=', '22012').execute();
  try {
    expect((await guest.get('cart/@self')).body.orderItem[0]).toMatchObject({
      orderItemInventoryStatus: 'Unavailable',
      availableQuantity: '1.0',
    });
    expect((await update('2')).status).toBe(200);
    expect((await update('3')).error.key).toBe('_API_BAD_INV');
    expect(await guest.cart()).toEqual({ 'LIT-FEW': 2 });
  } finally {
    await backend.database.updateTable('stock').set({ quantity: 3 }).where('sku_id', '=', '22012').execute();
  }
});

test('[CRT-03] applies several changes completely or not at all', async () => {
  const { guest, orderItemId } = await firstLine('1');
  const second = (await guest.add('LIT-20', '1')).body.orderItem[0].orderItemId;
  const change = (few: string) =>
    guest.put('cart/@self/update_order_item', {
      orderItem: [
        { orderItemId: second, quantity: '7' },
        { orderItemId, quantity: few },
      ],
    });
  expect((await change('9')).status).toBe(400);
  expect(await guest.cart()).toEqual({ 'LIT-FEW': 1, 'LIT-20': 1 });
  expect((await change('2')).status).toBe(200);
  expect(await guest.cart()).toEqual({ 'LIT-FEW': 2, 'LIT-20': 7 });
});

test("[CRT-03] another shopper's line and a line that does not exist cannot be changed", async () => {
  const { guest: owner, orderItemId } = await firstLine('2');
  const { guest, update } = await firstLine('1');
  for (const id of [orderItemId, '1', 'x']) {
    const response = await update('1', id);
    expect([response.status, response.error.key, response.error.parameters]).toEqual([
      400,
      '_ERR_MISSING_ORDERITEMS',
      [id],
    ]);
    const removal = await guest.put('cart/@self/delete_order_item', { orderItemId: id });
    expect(removal.error.key).toBe('_ERR_MISSING_ORDERITEMS');
  }
  expect(await owner.cart()).toEqual({ 'LIT-FEW': 2 });
});

test('[CRT-03] sends 404 for a change of a missing cart', async () => {
  const guest = await backend.guest();
  const change = { orderItem: [{ orderItemId: '910001', quantity: '1' }] };
  expect((await guest.put('cart/@self/update_order_item', change)).error.key).toBe('_ERR_NO_PENDING_ORDERS');
  expect((await guest.post('cart/calculate', {})).status).toBe(404);
});

test('[CRT-03] refuses an order id other than the cart’s', async () => {
  const { guest, orderId } = await firstLine('1');
  const add = (id: string) => guest.post('cart', { orderId: id, orderItem: [{ partNumber: 'LIT-20', quantity: '1' }] });
  expect((await add('900000')).error.key).toBe('_ERR_ORDER_NOT_FOUND');
  expect((await add(orderId)).status).toBe(201);
});

test('[CRT-03] a line can be removed, and the cart emptied', async () => {
  const { guest, orderId, orderItemId } = await firstLine('1');
  await guest.add('LIT-20', '2');
  const body = { orderItemId, calculateOrder: '1', calculationUsage: '-1,-2,-5,-6,-7' };
  const removal = await guest.put('cart/@self/delete_order_item', body);
  expect([removal.status, removal.body]).toEqual([200, { orderId, resourceName: 'cart' }]);
  expect(await guest.cart()).toEqual({ 'LIT-20': 2 });
  const emptied = await guest.delete('cart/@self');
  expect([emptied.status, emptied.text]).toEqual([204, '']);
  expect(await guest.cart()).toEqual({});
  expect((await guest.delete('cart/@self')).status).toBe(204);
});
