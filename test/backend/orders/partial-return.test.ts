import { enterCheckout, newKey, type OrderWorld, startOrders, stockOf } from './support/order-world.ts';
import { KEY, placed, placeGuest, UPS, warehouse, type Placed } from './support/placed-order.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, outbox: true });
});
afterEach(() => world.close());

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** An order of three bags and one box, all of which the shopper sends back. Resolves with the number of the return. */
const returning = async (): Promise<{ readonly order: Placed; readonly returnId: string; readonly cents: number }> => {
  const order = await placeGuest(world, { 'KIB-5': 3, 'LIT-20': 1 });
  await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
  await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
  await world.work();
  const { body } = await order.browser.post(`order/${order.orderId}/x_return`, {
    x_key: newKey(),
    orderItem: [
      { orderItemId: order.lines['KIB-5'], quantity: '3' },
      { orderItemId: order.lines['LIT-20'], quantity: '1' },
    ],
    reason: 'DAMAGED',
  });
  const { refund } = (await order.read()).body.x_returns[0];
  return { order, returnId: body.returnId, cents: centsOf(refund) };
};

const arrives = (order: Placed, body: Readonly<Record<string, unknown>>) =>
  warehouse(world, `shipments/${order.shipments[0]}/returned`, body);
const bags = (order: Placed, quantity: number) => ({ orderItemId: order.lines['KIB-5'], quantity });
const box = (order: Placed) => ({ orderItemId: order.lines['LIT-20'], quantity: 1 });
const returnsOf = async (order: Placed): Promise<readonly Readonly<Record<string, string>>[]> =>
  (await order.read()).body.x_returns;
const refunded = async (order: Placed): Promise<number | undefined> => {
  // Movements of one payment are made one after the other.
  for (let times = 0; times < 3; times += 1) await world.work();
  return world.provider.paymentsOf(order.orderId)[0]?.refundedCents;
};
const mailsOf = async (): Promise<readonly string[]> => {
  await world.work();
  const { mails } = (await world.app.inject({ url: '/dev/outbox.json' })).json();
  return mails
    .filter(({ subject }: { readonly subject: string }) => subject.includes('returned items'))
    .map(({ text }: { readonly text: string }) => text);
};

describe('[ORD-05] [ORD-06] of a return, only a part arrives:', () => {
  test('it is refunded and back in stock, the rest stays open under its number, and the mail says what is missing', async () => {
    const { order, returnId, cents } = await returning();
    const stock = [await stockOf(world, 'KIB-5'), await stockOf(world, 'LIT-20')];
    const { status } = await arrives(order, { returnId, receiptId: 'parcel-1', orderItem: [bags(order, 2)] });
    expect(status).toBe(200);
    const [open, received] = await returnsOf(order);
    expect([open, received]).toMatchObject([{ returnId, status: 'OPEN' }, { status: 'RECEIVED' }]);
    expect(await refunded(order)).toBe(centsOf(received?.['refund'] ?? ''));
    expect(centsOf(received?.['refund'] ?? '') + centsOf(open?.['refund'] ?? '')).toBe(cents);
    expect([await stockOf(world, 'KIB-5'), await stockOf(world, 'LIT-20')]).toEqual([(stock[0] ?? 0) + 2, stock[1]]);
    const { shipments } = (await warehouse(world, 'shipments?status=done')).body;
    expect(shipments[0].openReturns).toMatchObject([{ returnId, lines: [bags(order, 1), box(order)] }]);
    const [mail = ''] = await mailsOf();
    expect(mail).toContain(`We received a part of your return ${returnId}. Still missing: 1 × `);
    expect(mail).toMatch(/We’ll refund the rest when it arrives/);
  });

  test('the rest arrives later, all of the return is refunded to the cent, and the order has come back', async () => {
    const { order, returnId, cents } = await returning();
    await arrives(order, { returnId, receiptId: 'parcel-1', orderItem: [bags(order, 1)] });
    await arrives(order, {
      returnId,
      receiptId: 'parcel-2',
      orderItem: [bags(order, 1), box(order)],
      isSellable: false,
    });
    expect((await order.read()).body.orderStatus).toBe('D');
    expect((await arrives(order, { returnId })).status).toBe(200);
    expect(await refunded(order)).toBe(cents);
    expect((await order.read()).body.orderStatus).toBe('K');
    const mails = await mailsOf();
    expect(mails.filter((text) => text.includes('Still missing'))).toHaveLength(2);
    expect(mails.filter((text) => text.includes(`We received the items from your return ${returnId}.`))).toHaveLength(
      1,
    );
  });

  test('a parcel holds pieces of two returns: its receipt is received once for each of them', async () => {
    const order = await placeGuest(world, { 'KIB-5': 3 });
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
    await world.work();
    const ids: string[] = [];
    for (const quantity of ['2', '1']) {
      const { body } = await order.browser.post(`order/${order.orderId}/x_return`, {
        x_key: newKey(),
        orderItem: [{ orderItemId: order.lines['KIB-5'], quantity }],
        reason: 'DAMAGED',
      });
      ids.push(body.returnId);
    }
    for (const returnId of [...ids, ...ids]) {
      const { status } = await arrives(order, { returnId, receiptId: 'parcel-1', orderItem: [bags(order, 1)] });
      expect(status).toBe(200);
    }
    expect((await returnsOf(order)).map(({ status }) => status).toSorted()).toEqual(['OPEN', 'RECEIVED', 'RECEIVED']);
    expect(await mailsOf()).toHaveLength(2);
  });

  test('the same receipt is received once, also of the last pieces; with other pieces it is refused', async () => {
    const { order, returnId } = await returning();
    const first = { returnId, receiptId: 'parcel-1', orderItem: [bags(order, 1)] };
    const last = { returnId, receiptId: 'parcel-2', orderItem: [bags(order, 2), box(order)] };
    const answers = await Promise.all([first, first, first].map((body) => arrives(order, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const once = await refunded(order);
    expect((await returnsOf(order)).map(({ status }) => status)).toEqual(['OPEN', 'RECEIVED']);
    const { status, body } = await arrives(order, { ...first, orderItem: [bags(order, 2)] });
    expect([status, body.errors[0].errorKey]).toEqual([409, '_ERR_RECEIPT_ID_USED']);
    expect(await refunded(order)).toBe(once);
    for (let times = 0; times < 2; times += 1) expect((await arrives(order, last)).status).toBe(200);
    expect((await returnsOf(order)).map(({ status: each }) => each)).toEqual(['RECEIVED', 'RECEIVED']);
    expect(await mailsOf()).toHaveLength(2);
  });

  test.each([
    ['more pieces than are on their way', (order: Placed) => ({ receiptId: 'a', orderItem: [bags(order, 4)] }), 409],
    ['a line that is not in it', () => ({ receiptId: 'a', orderItem: [{ orderItemId: '1', quantity: 1 }] }), 409],
    ['no key', (order: Placed) => ({ orderItem: [bags(order, 1)] }), 400],
    ['a key alone', () => ({ receiptId: 'a' }), 400],
    ['no pieces', () => ({ receiptId: 'a', orderItem: [] }), 400],
    ['a quantity of nothing', (order: Placed) => ({ receiptId: 'a', orderItem: [bags(order, 0)] }), 400],
    ['a key of other characters', (order: Placed) => ({ receiptId: 'a b', orderItem: [bags(order, 1)] }), 400],
    [
      'an undelivered shipment',
      (order: Placed) => ({ receiptId: 'a', isUndelivered: true, orderItem: [bags(order, 1)] }),
      400,
    ],
  ])('%s is refused, and nothing is changed', async (_what, bodyOf, status) => {
    const { order, returnId } = await returning();
    expect((await arrives(order, { returnId, ...bodyOf(order) })).status).toBe(status);
    expect((await returnsOf(order)).map((each) => each['status'])).toEqual(['OPEN']);
    expect(await refunded(order)).toBe(0);
  });

  test('/dev/orders receives the pieces that are entered, once for each form', async () => {
    const { order, returnId } = await returning();
    const page = (await world.app.inject({ url: '/dev/orders' })).body;
    const [, receiptId = ''] = /name="receiptId" value="([\w-]+)"/.exec(page) ?? [];
    const line = order.lines['KIB-5'] ?? '';
    expect(page).toContain(`name="pieces-${line}" min="0" max="3" value="3"`);
    const payload = new URLSearchParams({
      receiptId,
      [`pieces-${line}`]: '2',
      [`pieces-${order.lines['LIT-20']}`]: '0',
    });
    const url = `/dev/orders/${order.shipments[0]}/returned?returnId=${returnId}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let times = 0; times < 2; times += 1) {
      const { statusCode } = await world.app.inject({ method: 'POST', url, headers, payload: String(payload) });
      expect(statusCode).toBe(303);
    }
    expect((await returnsOf(order)).map(({ status }) => status)).toEqual(['OPEN', 'RECEIVED']);
  });
});

test('[ORD-07] a part takes back its points, and all parts together what the shipment earned', async () => {
  const browser = await world.registered('robin@example.test');
  expect((await browser.post('person/createPals', {})).status).toBe(200);
  await browser.add('KIB-5', 3);
  const order = await placed(browser, await enterCheckout(world, browser));
  await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
  await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
  const earned = async (): Promise<number> => Number((await order.read()).body.x_points.earned);
  const all = await earned();
  const orderItem = [bags(order, 3)];
  await browser.post(`order/${order.orderId}/x_return`, { x_key: newKey(), orderItem, reason: 'DAMAGED' });
  await arrives(order, { receiptId: 'parcel-1', orderItem: [bags(order, 1)] });
  const left = await earned();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  await arrives(order, { receiptId: 'parcel-2', orderItem: [bags(order, 2)] });
  expect(await earned()).toBe(0);
});
