import { newKey, startOrders, stockOf, type OrderWorld } from './support/order-world.ts';
import { KEY, placeGuest, UPS, warehouse, type Placed } from './support/placed-order.ts';

const DAY_MS = 24 * 60 * 60_000;

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, outbox: true });
});
afterEach(() => world.close());

const paymentOf = (order: Placed) => world.provider.paymentsOf(order.orderId)[0];

/** An event of the provider about the payment of an order; that of a failed refund names the refund's key. */
const event = async (order: Placed, id: string, kind: string, refundKey?: string): Promise<number> => {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/payments/events',
    headers: { 'content-type': 'application/json', 'stripe-signature': 'signed' },
    payload: [id, kind, paymentOf(order)?.paymentId, ...(refundKey === undefined ? [] : [refundKey])].join(' '),
  });
  return statusCode;
};

describe('[PAY-06] an authorisation that ended before its order left', () => {
  const ended = async (order: Placed): Promise<void> => {
    world.advance(8 * DAY_MS);
    const { paymentId } = paymentOf(order) ?? { paymentId: '' };
    await world.provider.cancel({ key: { value: 'the-provider-ends-it', issuedAt: world.now() }, paymentId });
    expect(await event(order, 'event-ended', 'cancelled')).toBe(200);
  };
  const shown = async (): Promise<string> => (await world.browser().get('/dev/orders')).text;

  test('keeps its shipment from being packed or shipped, and says so to the shop’s people', async () => {
    const order = await placeGuest(world);
    expect(await shown()).not.toContain('payment has ended');
    await ended(order);
    for (const [step, facts] of [['packed'], ['shipped', UPS]] as const) {
      const { status, body } = await warehouse(world, `shipments/${order.shipments[0]}/${step}`, facts);
      expect([status, body.errors[0].errorKey]).toEqual([409, '_ERR_PAYMENT_ENDED']);
      expect(body.errors[0].errorMessage).toContain(`The payment of order ${order.orderId} has ended`);
    }
    const { body: list } = await warehouse(world, 'shipments?status=to-pack');
    expect(list.shipments).toMatchObject([{ shipmentId: order.shipments[0], hasPaymentEnded: true }]);
    expect(await shown()).toContain('The payment has ended: do not ship this.');
    expect(world.log.join('')).toContain('the authorisation of an order ended before it left');
    await world.work();
    expect(paymentOf(order)?.capturedCents).toBe(0);
  });

  test('lets the shop cancel a packed shipment, once: stock, order and shopper follow', async () => {
    const stock = await stockOf(world, 'KIB-5');
    const order = await placeGuest(world);
    await warehouse(world, `shipments/${order.shipments[0]}/packed`);
    await ended(order);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await warehouse(world, `shipments/${order.shipments[0]}/cancelled`);
      expect([status, body.status]).toEqual([200, 'X']);
    }
    expect(await stockOf(world, 'KIB-5')).toBe(stock);
    await world.work();
    const rows = await world.database.selectFrom('mail').select('kind').orderBy('mail_id').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['order-placed', 'order-cancelled']);
    const { status } = await world.database
      .selectFrom('orders')
      .select('status')
      .where('order_id', '=', Number(order.orderId))
      .executeTakeFirstOrThrow();
    expect(status).toBe('X');
    expect((await world.browser().get('/readyz')).body.orders).toEqual({ open: 0, waiting: 0, deadLetters: 0 });
  });

  test('that ended after everything had left changes nothing', async () => {
    const order = await placeGuest(world);
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await world.work();
    expect(await event(order, 'event-ended', 'cancelled')).toBe(200);
    expect((await warehouse(world, `shipments/${order.shipments[0]}/delivered`)).body.status).toBe('D');
    const { status, body } = await warehouse(world, `shipments/${order.shipments[0]}/cancelled`);
    expect([status, body.errors[0].errorKey]).toEqual([409, '_ERR_SHIPMENT_STATE']);
    expect(await shown()).not.toContain('payment has ended');
  });
});

describe('[PAY-01] [ORD-05] a refund that the bank did not take', () => {
  const delivered = async (): Promise<Placed> => {
    const order = await placeGuest(world);
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
    return order;
  };
  /** Returns a piece; its refund waits until the next round of work. */
  const returnPiece = async (order: Placed, part: string): Promise<void> => {
    await order.browser.post(`order/${order.orderId}/x_return`, {
      x_key: newKey(),
      orderItem: [{ orderItemId: order.lines[part], quantity: '1' }],
      reason: 'DAMAGED',
    });
    await world.work();
    await warehouse(world, `shipments/${order.shipments[0]}/returned`);
  };
  const refunded = async (): Promise<Placed> => {
    const order = await delivered();
    await returnPiece(order, 'KIB-5');
    await world.work();
    return order;
  };
  const operations = () =>
    world.database
      .selectFrom('payment_operation')
      .select(['operation_key', 'amount_cents', 'before_cents', 'done_at', 'dead_at'])
      .where('kind', '=', 'refund')
      .orderBy('operation_id')
      .execute();

  test('is made again with a new key and the same amount, and is told to the shop’s people', async () => {
    const order = await refunded();
    const before = await operations();
    expect(before).toMatchObject([{ dead_at: null, before_cents: 0 }]);
    const cents = before[0]?.amount_cents ?? 0;
    expect(paymentOf(order)?.refundedCents).toBe(cents);
    world.provider.refundFails(paymentOf(order)?.paymentId ?? '', cents);
    expect(await event(order, 'event-refund', 'refund-failed', before[0]?.operation_key)).toBe(200);
    await world.work();
    const [failed, again, ...more] = await operations();
    expect(failed?.dead_at).not.toBeNull();
    expect(again).toMatchObject({ amount_cents: cents, before_cents: 0, dead_at: null });
    expect(again?.operation_key).not.toBe(failed?.operation_key);
    expect([again?.done_at === null, more]).toEqual([false, []]);
    expect(paymentOf(order)?.refundedCents).toBe(cents);
    expect((await world.browser().get('/dev/orders')).text).toContain('the bank did not take the refund');
  });

  test('is made again once, however often the provider reports it', async () => {
    const order = await refunded();
    const [made] = await operations();
    const cents = made?.amount_cents ?? 0;
    world.provider.refundFails(paymentOf(order)?.paymentId ?? '', cents);
    for (let time = 0; time < 3; time += 1) await event(order, `event-${time}`, 'refund-failed', made?.operation_key);
    await world.work();
    expect(await operations()).toHaveLength(2);
    expect(paymentOf(order)?.refundedCents).toBe(cents);
  });

  test('is made again by its own key when another refund of the order was made after it', async () => {
    const order = await refunded();
    await returnPiece(order, 'LIT-20');
    await world.work();
    const [first, second] = await operations();
    const [cents, others] = [first?.amount_cents ?? 0, second?.amount_cents ?? 0];
    expect(cents).not.toBe(others);
    world.provider.refundFails(paymentOf(order)?.paymentId ?? '', cents);
    await event(order, 'event-refund', 'refund-failed', first?.operation_key);
    await world.work();
    const [failed, kept, again] = await operations();
    expect([failed?.dead_at === null, kept?.dead_at]).toEqual([false, null]);
    expect(again).toMatchObject({ amount_cents: cents, before_cents: others, dead_at: null });
    expect(paymentOf(order)?.refundedCents).toBe(cents + others);
  });

  test('is made again when another refund of the order waits, and both are made', async () => {
    const order = await refunded();
    await returnPiece(order, 'LIT-20');
    const [first, second] = await operations();
    const [cents, others] = [first?.amount_cents ?? 0, second?.amount_cents ?? 0];
    expect([second?.done_at, second?.before_cents]).toEqual([null, cents]);
    world.provider.refundFails(paymentOf(order)?.paymentId ?? '', cents);
    await event(order, 'event-refund', 'refund-failed', first?.operation_key);
    await world.work();
    await world.work();
    expect((await operations()).map(({ dead_at }) => dead_at === null)).toEqual([false, true, true]);
    expect(paymentOf(order)?.refundedCents).toBe(cents + others);
  });

  test('that the shop did not request is left to a person', async () => {
    const order = await refunded();
    await event(order, 'event-refund', 'refund-failed');
    expect(await operations()).toHaveLength(1);
    expect(world.log.join('')).toContain('a refund that the shop did not request was not taken');
  });
});
