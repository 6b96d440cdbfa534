import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const guestWithLine = async () => {
  const guest = await backend.guest();
  const { body } = await guest.add('LIT-FEW', '1');
  return { guest, orderId: body.orderId };
};

test('[CRT-02] calculate accepts usage ids as a list or as text and returns the order id', async () => {
  const { guest, orderId } = await guestWithLine();
  const bodies = [
    {
      calculationUsageId: ['-1', '-2', '-3', '-4', '-5', '-6', '-7'],
      callToODM: true,
      recalculateShippingMethod: 'true',
    },
    { calculationUsageId: '-1,-2,-5', callToODM: true },
    { callToODM: 'true' },
  ];
  for (const body of bodies) {
    const response = await guest.post('cart/calculate', body);
    expect([response.status, response.body]).toEqual([
      200,
      { orderId: [orderId], viewTaskName: expect.any(String), resourceName: 'cart' },
    ]);
  }
});

test.each([[['-9']], ['all'], [[]], [[1]], ['']])(
  '[CRT-02] calculate refuses the usage ids %j',
  async (calculationUsageId) => {
    const { guest } = await guestWithLine();
    const response = await guest.post('cart/calculate', { calculationUsageId });
    expect(response.status).toBe(400);
    expect(response.error.parameters.join()).toMatch(/^calculationUsageId/);
  },
);

test('[CRT-02] delivery information has the mode and date of each line', async () => {
  const guest = await backend.guest();
  await guest.add('LIT-20', '1');
  await guest.add('KIB-5', '1', { physicalStoreId: '1101' });
  const { body } = await guest.get('cart/petco_shipping_info/shipping_delivery_info?ts=1');
  const [delivered, pickedUp] = body.shippingDeliveryInfo;
  // Monday 14 January 2030 and three business days, as the shop promises.
  expect(delivered).toMatchObject({
    deliveryMethod: 'SHIP',
    deliveryDate: '2030-01-17',
    shipModeId: '11',
    shippingCharge: '5.99',
  });
  expect(pickedUp).toMatchObject({
    deliveryMethod: 'BOPUS',
    deliveryDate: '2030-01-14',
    shipModeId: '21',
    shippingCharge: '0.00',
  });
});

test('[CRT-02] usable shipping information offers modes for the order and for each line', async () => {
  const guest = await backend.guest();
  await guest.add('LIT-20', '1');
  await guest.add('KIB-5', '1', { physicalStoreId: '1101' });
  const { body } = await guest.get('cart/@self/usable_shipping_info');
  const codes = (modes: { shipModeCode: string; shippingCharge?: string }[]) =>
    modes.map((mode) => [mode.shipModeCode, mode.shippingCharge]);
  expect(body.usableShippingAddress).toEqual([]);
  expect(codes(body.usableShippingMode)).toEqual([
    ['Standard', '5.99000'],
    ['Expedited', '12.99000'],
  ]);
  expect(codes(body.orderItem[1].usableShippingMode)).toEqual([['PickupInStore', undefined]]);
  const info = await guest.get('cart/@self/shipping_info');
  expect(info.body).toMatchObject({
    resourceName: 'shipping_info',
    orderItem: [{ shipModeId: '11' }, { shipModeId: '21' }],
  });
});
