import { mailTo } from './support/order-mail.ts';
import { enterCheckout, newKey, type OrderWorld, startOrders, stockOf } from './support/order-world.ts';
import { KEY, placed, placeGuest, UPS, warehouse, type Placed } from './support/placed-order.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
});
afterEach(() => world.close());

const paymentOf = (order: Placed) => world.provider.paymentsOf(order.orderId)[0];
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

describe('[ORD-06] the fulfilment side', () => {
  test('without its key nothing is told', async () => {
    const response = await world.app.inject({
      url: '/fulfilment/v1/shipments',
      headers: { authorization: 'Bearer x' },
    });
    expect(response.statusCode).toBe(401);
  });

  test('lists what is to be packed, with address and pieces, and moves it to the shopper', async () => {
    const order = await placeGuest(world);
    const { body } = await warehouse(world, 'shipments?status=to-pack');
    expect(body.shipments).toMatchObject([
      {
        shipmentId: order.shipments[0],
        orderId: order.orderId,
        kind: 'ship',
        address: { line1: '1 Bark St', zipCode: '92121' },
        lines: [
          { partNumber: 'KIB-5', quantity: 2 },
          { partNumber: 'LIT-20', quantity: 1 },
        ],
      },
    ]);
    const [id] = order.shipments;
    expect(await warehouse(world, `shipments/${id}/packed`)).toMatchObject({ status: 200, body: { status: 'G' } });
    expect(await warehouse(world, `shipments/${id}/shipped`, UPS)).toMatchObject({
      status: 200,
      body: { status: 'S' },
    });
    expect(await warehouse(world, `shipments/${id}/delivered`)).toMatchObject({ status: 200, body: { status: 'D' } });
    const { body: read } = await order.read();
    expect(read).toMatchObject({
      orderStatus: 'D',
      x_shipments: [
        {
          status: 'D',
          carrier: 'UPS',
          trackingNumber: '1Z999',
          trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
          events: [{ kind: 'PLACED' }, { kind: 'PACKED' }, { kind: 'SHIPPED' }, { kind: 'DELIVERED' }],
        },
      ],
    });
    expect((await warehouse(world, 'shipments?status=to-pack')).body.shipments).toEqual([]);
  });

  test('a step that does not follow is refused, and a repeated one changes nothing', async () => {
    const order = await placeGuest(world);
    const [id] = order.shipments;
    expect(await warehouse(world, `shipments/${id}/delivered`)).toMatchObject({ status: 409 });
    expect(await warehouse(world, `shipments/${id}/ready`)).toMatchObject({ status: 409 });
    expect(await warehouse(world, 'shipments/1/packed')).toMatchObject({ status: 404 });
    await warehouse(world, `shipments/${id}/shipped`, UPS);
    expect(await warehouse(world, `shipments/${id}/shipped`, UPS)).toMatchObject({
      status: 200,
      body: { status: 'S' },
    });
    const operations = await world.database.selectFrom('payment_operation').selectAll().execute();
    expect(operations).toHaveLength(1);
  });
});

describe('[PAY-06] money', () => {
  test('is captured when the shipment leaves, not before', async () => {
    const order = await placeGuest(world);
    const [id] = order.shipments;
    await warehouse(world, `shipments/${id}/packed`);
    await world.work();
    expect(paymentOf(order)).toMatchObject({ state: 'authorised', capturedCents: 0 });
    await warehouse(world, `shipments/${id}/shipped`, UPS);
    await world.work();
    const { body } = await order.read();
    expect(paymentOf(order)).toMatchObject({ state: 'completed', capturedCents: centsOf(body.grandTotal) });
  });

  test('of a mixed order is captured for each shipment, and the sum is the total; the store knows who picks up', async () => {
    const browser = await world.guest();
    await browser.add('KIB-5', 1);
    await browser.add('TANK', 1, { physicalStoreId: '1101' });
    const checkout = await enterCheckout(world, browser);
    const order = await placed(browser, checkout);
    expect(order.shipments).toHaveLength(2);
    const [parcel, pickup] = order.shipments;
    const person = { firstName: 'Robin', lastName: 'Roe' };
    expect((await order.read()).body.x_contact).toMatchObject(person);
    const { body: list } = await warehouse(world, 'shipments?status=to-pack');
    const [shipped, pickedUp] = list.shipments.filter(({ orderId }: { orderId: string }) => orderId === order.orderId);
    expect([shipped.pickupPerson, pickedUp.pickupPerson]).toEqual([undefined, person]);
    await warehouse(world, `shipments/${pickup}/ready`);
    await world.work();
    expect((await order.read()).body.orderStatus).toBe('V');
    const first = paymentOf(order)?.capturedCents ?? 0;
    expect(first).toBeGreaterThan(0);
    expect(paymentOf(order)?.state).toBe('authorised');
    await warehouse(world, `shipments/${parcel}/shipped`, UPS);
    await world.work();
    expect(paymentOf(order)).toMatchObject({ state: 'completed', capturedCents: centsOf(checkout.total) });
  });

  test('of a cancelled line is never captured, and the rest of the authorisation is released', async () => {
    const order = await placeGuest(world);
    const before = centsOf((await order.read()).body.grandTotal);
    const { status } = await order.browser.post(`order/${order.orderId}/x_cancel`, {
      x_key: newKey(),
      orderItem: [{ orderItemId: order.lines['KIB-5'], quantity: '1' }],
    });
    expect(status).toBe(200);
    const after = centsOf((await order.read()).body.grandTotal);
    expect(after).toBeLessThan(before);
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await world.work();
    expect(paymentOf(order)).toMatchObject({ state: 'completed', capturedCents: after, capturableCents: 0 });
  });

  test('of a shipment whose request was lost is captured once', async () => {
    const order = await placeGuest(world);
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await Promise.all([world.work(), world.work(), world.work()]);
    await world.work();
    expect(paymentOf(order)?.capturedCents).toBe(centsOf((await order.read()).body.grandTotal));
  });
});

describe('[ORD-05] cancelling', () => {
  test('everything puts the stock back, releases the payment and tells the shopper', async () => {
    const before = await stockOf(world, 'KIB-5');
    const order = await placeGuest(world);
    const { status } = await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey() });
    expect(status).toBe(200);
    expect(await stockOf(world, 'KIB-5')).toBe(before);
    await world.work();
    expect(paymentOf(order)?.state).toBe('cancelled');
    expect((await order.read()).body).toMatchObject({ orderStatus: 'X', grandTotal: '0.00000' });
    expect((await mailTo(world, 'Pat@example.test')).map(({ kind }) => kind)).toEqual([
      'order-placed',
      'order-cancelled',
    ]);
  });

  test('is refused once it is packed, with nothing changed', async () => {
    const order = await placeGuest(world);
    await warehouse(world, `shipments/${order.shipments[0]}/packed`);
    const { status, error } = await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey() });
    expect([status, error.key]).toEqual([409, '_ERR_ORDER_NOT_CANCELLABLE']);
    expect((await order.read()).body.orderStatus).toBe('G');
  });

  test('more pieces than there are is refused, also when they are named twice', async () => {
    const order = await placeGuest(world);
    const orderItem = [1, 2].map(() => ({ orderItemId: order.lines['KIB-5'], quantity: '2' }));
    expect((await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey(), orderItem })).status).toBe(
      409,
    );
  });

  test('what was ready before is charged when the rest is cancelled', async () => {
    const browser = await world.guest();
    await browser.add('KIB-5', 1);
    await browser.add('TANK', 1, { physicalStoreId: '1101' });
    const order = await placed(browser, await enterCheckout(world, browser));
    await warehouse(world, `shipments/${order.shipments[1]}/ready`);
    await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey() });
    await world.work();
    await world.work();
    const { body } = await order.read();
    expect(paymentOf(order)).toMatchObject({ state: 'completed', capturedCents: centsOf(body.grandTotal) });
  });

  test('another shopper gets the same 404 as for no order, and changes nothing', async () => {
    const order = await placeGuest(world);
    const other = await world.guest();
    await other.add('KIB-5');
    for (const orderId of [order.orderId, '1']) {
      const { status, error } = await other.post(`order/${orderId}/x_cancel`, { x_key: newKey() });
      expect([status, error.code]).toEqual([404, 'CMN1024E']);
    }
    expect((await order.read()).body.orderStatus).toBe('F');
  });
});

describe('[ORD-06] /dev/orders', () => {
  test('packs and ships by buttons', async () => {
    await world.close();
    world = await startOrders({ outbox: true });
    const order = await placeGuest(world);
    const push = (move: string) =>
      world.app.inject({
        method: 'POST',
        url: `/dev/orders/${order.shipments[0]}/${move}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    expect((await world.app.inject({ url: '/dev/orders' })).body).toContain(`/dev/orders/${order.shipments[0]}/packed`);
    expect((await push('packed')).statusCode).toBe(303);
    expect((await push('shipped')).statusCode).toBe(303);
    expect((await world.app.inject({ url: '/dev/orders' })).body).toContain('Delivered</button>');
    expect((await order.read()).body.orderStatus).toBe('S');
  });

  test('shows the newest orders first', async () => {
    await world.close();
    world = await startOrders({ outbox: true });
    const [older, newer] = [await placeGuest(world), await placeGuest(world)];
    const { body } = await world.app.inject({ url: '/dev/orders' });
    const places = [newer, older].map(({ shipments }) => body.indexOf(`/dev/orders/${shipments[0]}/packed`));
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(places).not.toContain(-1);
  });
});
