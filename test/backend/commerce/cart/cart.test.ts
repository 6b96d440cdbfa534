import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

test('[CRT-01] an empty cart is a 404 with an error body, at both paths and for every visitor', async () => {
  const guest = await backend.guest();
  for (const browser of [guest, backend.browser()]) {
    for (const path of ['order/@self?extendedCart=true', 'cart/@self']) {
      const response = await browser.get(path);
      expect([response.status, response.error.key]).toEqual([404, '_ERR_NO_PENDING_ORDERS']);
    }
  }
});

test('[CRT-01] the cart has every field of the wire, the same at both paths', async () => {
  const guest = await backend.guest();
  const added = await guest.add('KIB-5', '2.0');
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    orderId: expect.stringMatching(/^9\d{5}$/),
    orderItem: [{ orderItemId: expect.stringMatching(/^9\d{5}$/) }],
    resourceName: 'cart',
  });
  await guest.add('LIT-20', '1');
  const { body, headers } = await guest.get('order/@self?extendedCart=true');
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toEqual({
    orderId: added.body.orderId,
    orderStatus: 'P',
    buyerId: expect.any(String),
    storeUniqueID: '10151',
    totalProductPrice: '37.98000',
    totalShippingCharge: '0.00000',
    totalSalesTax: '2.94000',
    totalShippingTax: '0.00000',
    totalAdjustment: '0.00000',
    grandTotal: '40.92000',
    grandTotalCurrency: 'USD',
    totalCartQuantity: '3.0',
    recentOrderQuantity: '3',
    x_freeShippingRemaining: '0.00000',
    x_points: '37',
    adjustment: [],
    promotionCode: [],
    paymentInstruction: [],
    orderItem: [
      {
        orderItemId: added.body.orderItem[0].orderItemId,
        productId: '22001',
        partNumber: 'KIB-5',
        quantity: '2.0',
        UOM: 'C62',
        unitPrice: '13.99000',
        orderItemPrice: '27.98000',
        currency: 'USD',
        freeGift: 'false',
        orderItemInventoryStatus: 'Available',
        shipModeId: '11',
        shipModeCode: 'Standard',
        shippingCharge: '0.00000',
        salesTax: '2.17000',
        totalAdjustment: { value: '0.00000', currency: 'USD' },
        description: 'Chicken & Rice Kibble, 5 lb',
        thumbnail: '/images/products/PN-1000.jpg',
        productUrl: '/shop/en/petcostore/product/chicken-kibble',
        brand: 'WholeHearted',
        availableQuantity: '120.0',
        x_size: '5 lb',
        x_flavor: 'Chicken',
        x_listPrice: '15.99000',
        x_fulfilment: 'SHIP',
        x_repeatDelivery: 'true',
        x_deliveryDate: '2030-01-17',
      },
      expect.objectContaining({ partNumber: 'LIT-20', quantity: '1.0', orderItemPrice: '10.00000' }),
    ],
    x_tip: '0.00000',
    x_delivery: [
      {
        deliveryMethod: 'SHIP',
        deliveryDate: '2030-01-17',
        shipModeId: '11',
        shipModeCode: 'Standard',
        shipModeDescription: 'Up to 3 business days',
        shippingCharge: '0.00000',
        totalProductPrice: '37.98000',
        totalAdjustment: '0.00000',
        totalSalesTax: '2.94000',
        total: '40.92000',
        orderItemId: body.orderItem.map((item: { orderItemId: string }) => item.orderItemId),
      },
    ],
    x_savedItems: [],
    recordSetCount: '2',
    recordSetStartNumber: '0',
    recordSetTotal: '2',
    recordSetComplete: 'true',
    resourceName: 'order',
    resourceId: '/wcs/resources/store/10151/order/@self?extendedCart=true',
  });
  const other = await guest.get('cart/@self');
  expect({ ...other.body, resourceId: body.resourceId }).toEqual(body);
});

test('[CRT-03] adding the same SKU again, by id or part number, merges the lines', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  const response = await guest.post('cart', {
    orderItem: [
      { productId: '22001', quantity: '1' },
      { partNumber: 'KIB-5', quantity: 3 },
    ],
  });
  expect(response.body.orderItem).toHaveLength(1);
  expect(await guest.cart()).toEqual({ 'KIB-5': 6 });
});

test('[CRT-03] the same SKU delivered and picked up are two lines', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  await guest.add('KIB-5', '1', { physicalStoreId: '1101' });
  const { body } = await guest.get('cart/@self');
  const lines = body.orderItem.map((line: Record<string, string>) => [
    line.quantity,
    line.physicalStoreId,
    line.shipModeCode,
    line.availableQuantity,
  ]);
  expect(lines).toEqual([
    ['2.0', undefined, 'Standard', '120.0'],
    ['1.0', '1101', 'PickupInStore', '4.0'],
  ]);
});

test.each([
  ['1.5', 'must be a whole number'],
  ['-1', 'must be a whole number'],
  ['1e9', 'must be a whole number'],
  ['abc', 'must be a whole number'],
  ['', 'must be a whole number'],
  ['0x10', 'must be a whole number'],
  ['Infinity', 'must be a whole number'],
  [1.5, 'must be a whole number'],
  [-2, 'must be a whole number'],
  ['0', 'must be at least 1'],
  [0, 'must be at least 1'],
  ['100', 'must be at most 99'],
  ['999999999', 'must be at most 99'],
])('[CRT-03] refuses the quantity %p: %s', async (quantity, reason) => {
  const guest = await backend.guest();
  const response = await guest.add('LIT-20', quantity);
  expect([response.status, response.error.parameters]).toEqual([400, ['orderItem.0.quantity']]);
  expect(response.error.message).toContain(reason);
  expect(await guest.cart()).toEqual({});
});

const refusedItems: readonly [string, Record<string, string>, string, string[]][] = [
  ['an unknown part number', { partNumber: 'NOPE' }, '_ERR_PROD_NOT_EXISTING', ['partNumber', 'NOPE']],
  ['an unknown product id', { productId: '1' }, '_ERR_PROD_NOT_EXISTING', ['productId', '1']],
  ['more than there is', { partNumber: 'LIT-FEW', quantity: '4' }, '_API_BAD_INV', ['LIT-FEW', '3']],
  ['what is out of stock', { partNumber: 'LIT-NONE' }, '_API_BAD_INV', ['LIT-NONE', '0']],
  [
    'more than the store has',
    { partNumber: 'KIB-5', quantity: '5', physicalStoreId: '1101' },
    '_API_BAD_INV_PICKUP',
    ['KIB-5', '4'],
  ],
  [
    'pick-up at a store that has none',
    { partNumber: 'KIB-5', physicalStoreId: '9999' },
    '_API_BAD_INV_PICKUP',
    ['KIB-5', '0'],
  ],
  ['what stores alone sell', { partNumber: 'COOKIE' }, '_ERR_IN_STORE_ONLY', ['COOKIE']],
  [
    'what stores alone sell, even for pick-up',
    { partNumber: 'COOKIE', physicalStoreId: '1101' },
    '_ERR_IN_STORE_ONLY',
    ['COOKIE'],
  ],
  ['delivery of what is only picked up', { partNumber: 'TANK' }, '_ERR_PICKUP_ONLY', ['TANK']],
  ['a live animal', { partNumber: 'BETTA' }, '_ERR_LIVE_ANIMAL', ['BETTA']],
  ['what has no price', { partNumber: 'TOY' }, '_ERR_PROD_NOT_ORDERABLE', ['TOY']],
  ['an item without a name', {}, '_ERR_CMD_INVALID_PARAM', ['orderItem.1.partNumber']],
];
test.each(refusedItems)(
  '[CRT-03] refuses to add %s, and adds nothing of the request',
  async (_what, item, key, parameters) => {
    const guest = await backend.guest();
    const good = { partNumber: 'LIT-20', quantity: '1' };
    const response = await guest.post('cart', { orderItem: [good, { quantity: '1', ...item }] });
    expect([response.status, response.error.key, response.error.parameters]).toEqual([400, key, parameters]);
    expect(response.error.message).not.toBe('');
    expect(await guest.cart()).toEqual({});
  },
);

test('[CRT-03] compares stock with the resulting quantity, and the message states the available quantity', async () => {
  const guest = await backend.guest();
  await guest.add('LIT-FEW', '2');
  const response = await guest.add('LIT-FEW', '2');
  expect(response.error.message).toBe('Only 3 of LIT-FEW are available.');
  expect(await guest.cart()).toEqual({ 'LIT-FEW': 2 });
  expect((await guest.add('LIT-FEW', '1')).status).toBe(201);
});

test('[CRT-03] a pickup-only product can be picked up', async () => {
  const guest = await backend.guest();
  expect((await guest.add('TANK', '2', { physicalStoreId: '1101' })).status).toBe(201);
  const { body } = await guest.get('cart/@self');
  expect(body).toMatchObject({ totalShippingCharge: '0.00000', x_freeShippingRemaining: '0.00000' });
  expect(body.orderItem[0]).toMatchObject({ orderItemInventoryStatus: 'Available', physicalStoreId: '1101' });
});

test('[CRT-03] a line holds at most 99', async () => {
  const guest = await backend.guest();
  await guest.add('LIT-20', '98');
  const response = await guest.add('LIT-20', '2');
  expect([response.status, response.error.key, response.error.parameters]).toEqual([
    400,
    '_ERR_CMD_INVALID_PARAM',
    ['quantity'],
  ]);
  expect(response.error.message).toBe('You can have up to 99 of an item in your cart. You already have 98.');
  expect((await guest.add('LIT-20', '1')).status).toBe(201);
});

test('[CRT-03] a cart holds at most 100 lines', async () => {
  const guest = await backend.guest();
  const items = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ partNumber: `TREAT-${from + index}`, quantity: '1' }));
  expect((await guest.post('cart', { orderItem: items(1, 60) })).status).toBe(201);
  expect((await guest.post('cart', { orderItem: items(61, 101) })).error.key).toBe('_ERR_CART_FULL');
  expect((await guest.post('cart', { orderItem: items(61, 100) })).status).toBe(201);
  expect((await guest.add('TREAT-1', '1')).status).toBe(201);
  expect((await guest.add('TREAT-101', '1')).error.key).toBe('_ERR_CART_FULL');
  expect(Object.keys(await guest.cart())).toHaveLength(100);
});

test('[CRT-03] the generic user needs a guest identity before any change', async () => {
  const browser = backend.browser();
  const responses = [
    await browser.add('KIB-5'),
    await browser.put('cart/@self/update_order_item', { orderItem: [{ orderItemId: '910001', quantity: '1' }] }),
    await browser.put('cart/@self/delete_order_item', { orderItemId: '910001' }),
    await browser.delete('cart/@self'),
    await browser.post('cart/calculate', { calculationUsageId: '-1' }),
    await browser.post('cart/@self/assigned_promotion_code', { promoCode: 'PUP5' }),
    await browser.delete('cart/@self/assigned_promotion_code/PUP5'),
  ];
  expect(responses.map((response) => [response.status, response.error.key])).toEqual(
    responses.map(() => [403, 'USR.CWXFR0130E']),
  );
});

test('[CRT-03] counts all concurrent additions', async () => {
  const guest = await backend.guest();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => guest.add(index % 2 ? 'LIT-20' : 'KIB-15', '1')),
  );
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
  expect(new Set(responses.map((response) => response.body.orderId)).size).toBe(1);
  expect(await guest.cart()).toEqual({ 'KIB-15': 10, 'LIT-20': 10 });
});

test('[CRT-03] only as many concurrent additions succeed as there is stock', async () => {
  const guest = await backend.guest();
  const responses = await Promise.all(Array.from({ length: 8 }, () => guest.add('LIT-FEW', '1')));
  expect(responses.filter((response) => response.status === 201)).toHaveLength(3);
  expect(await guest.cart()).toEqual({ 'LIT-FEW': 3 });
});

test('[CRT-01] shows current prices, and a removed product stays visible without a price', async () => {
  const other = await startBackend();
  try {
    const guest = await other.guest();
    await guest.add('LIT-20', '2');
    await guest.add('KIB-15', '1');
    await other.database.updateTable('sku').set({ offer_price_cents: 750 }).where('id', '=', '22011').execute();
    await other.database.deleteFrom('sku').where('id', '=', '22002').execute();
    const { body } = await guest.get('cart/@self');
    expect(body.totalProductPrice).toBe('15.00000');
    expect(body.orderItem[0]).toMatchObject({ unitPrice: '7.50000', x_listPrice: '10.00000' });
    expect(body.orderItem[1]).toMatchObject({
      description: 'Chicken & Rice Kibble, 15 lb',
      orderItemInventoryStatus: 'Unavailable',
      unitPrice: '0.00000',
      orderItemPrice: '0.00000',
      x_notSold: 'true',
      x_problem: 'This item is no longer available online.',
    });
  } finally {
    await other.close();
  }
});
