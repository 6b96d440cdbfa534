import fc from 'fast-check';
import { newKey, type OrderWorld, startOrders } from './support/order-world.ts';
import { KEY, placeGuest, type Placed } from './support/placed-order.ts';

let world: OrderWorld;
let order: Placed;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY, outbox: true });
  order = await placeGuest(world);
});
afterAll(() => world.close());

const hostile = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('', '-1', '1e999', '0x1', "1' or '1'='1", '__proto__', '9'.repeat(40), '<script>'),
);
const body = fc.oneof(
  hostile,
  fc.dictionary(fc.constantFrom('carrier', 'trackingNumber', 'isSellable', 'isUndelivered', '__proto__', 'x'), hostile),
  fc.array(hostile, { maxLength: 3 }),
);
const part = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30 }).map(encodeURIComponent),
  fc.constantFrom('0', '-1', '1', '999999999999999', '%00', '..%2f'),
);
const MOVES = ['packed', 'shipped', 'ready', 'picked-up', 'delivered', 'returned', 'undelivered'] as const;
const move = fc.oneof(part, fc.constantFrom(...MOVES));

const everything = async () => ({
  shipments: await world.database.selectFrom('shipment').selectAll().execute(),
  operations: await world.database.selectFrom('payment_operation').selectAll().execute(),
  lines: await world.database.selectFrom('order_line').selectAll().execute(),
});

test('[PLT-04] [ORD-06] no input to the fulfilment side, /dev/orders, /dev/jobs or the provider’s events fails the backend or changes an order', async () => {
  const before = await everything();
  const calls = fc.record({
    method: fc.constantFrom('GET' as const, 'POST' as const),
    url: fc.oneof(
      fc.tuple(part, move).map(([id, name]) => `/fulfilment/v1/shipments/${id}/${name}`),
      fc.tuple(part, part).map(([status, after]) => `/fulfilment/v1/shipments?status=${status}&after=${after}`),
      fc.tuple(part, move).map(([id, name]) => `/dev/orders/${id}/${name}`),
      part.map((id) => `/dev/jobs/${id}/again`),
      fc.constant('/payments/events'),
    ),
    body,
    signature: fc.option(fc.string({ maxLength: 80 }).map(encodeURIComponent), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(calls, async ({ method, url, body: payload, signature }) => {
      const response = await world.app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${KEY}`,
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { 'stripe-signature': signature }),
        },
        ...(method === 'POST' ? { payload: JSON.stringify(payload) } : {}),
      });
      expect({ url, failed: response.statusCode >= 500 }).toEqual({ url, failed: false });
    }),
    { numRuns: 400 },
  );
  expect(await everything()).toEqual(before);
});

test('[ORD-06] without the key no step is taken', async () => {
  const before = await everything();
  for (const authorization of [undefined, 'Bearer ', `Basic ${KEY}`, `Bearer ${KEY}x`, `Bearer ${KEY.slice(1)}`]) {
    const response = await world.app.inject({
      method: 'POST',
      url: `/fulfilment/v1/shipments/${order.shipments[0]}/packed`,
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(response.statusCode).toBe(401);
  }
  expect(await everything()).toEqual(before);
});

test('[ORD-05] numbers of others, altered tokens and lines of other orders change nothing', async () => {
  const other = await placeGuest(world);
  const { body: read } = await other.read();
  const token: string = read.x_orderToken;
  const before = await everything();
  const line = { orderItemId: order.lines['KIB-5'], quantity: '1' };
  const tries = [
    { path: `order/${order.orderId}/x_cancel`, body: { x_key: newKey(), x_orderToken: token } },
    { path: `order/${order.orderId}/x_cancel`, body: { x_key: newKey(), x_orderToken: `${token.slice(0, -1)}A` } },
    { path: `order/${other.orderId}/x_cancel`, body: { x_key: newKey(), orderItem: [line], x_orderToken: token } },
    {
      path: `order/${other.orderId}/x_return`,
      body: { x_key: newKey(), orderItem: [line], reason: 'DAMAGED', x_orderToken: token },
    },
  ];
  for (const { path, body: payload } of tries) {
    const { status } = await world.browser().post(path, payload);
    expect([401, 403, 404, 409]).toContain(status);
  }
  expect(await everything()).toEqual(before);
});
