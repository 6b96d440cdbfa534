import type { RefundRequest } from '../../../backend/payments/payment-provider.ts';
import type { RefundResult } from '../../../backend/payments/payment-results.ts';
import { newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placeGuest, UPS, warehouse, type Placed } from './support/placed-order.ts';

/** What the provider answers to a refund; undefined: what it answers by itself. */
let answer: RefundResult | undefined;
let world: OrderWorld;
let order: Placed;
beforeEach(async () => {
  answer = undefined;
  world = await startOrders({ fulfilmentKey: KEY, outbox: true }, (provider) => {
    const refund = provider.refund.bind(provider);
    return Object.assign(provider, { refund: async (wanted: RefundRequest) => answer ?? refund(wanted) });
  });
  order = await placeGuest(world, { 'KIB-5': 3 });
  await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
  await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
  await world.work();
});
afterEach(() => world.close());

/** Returns a piece, whose refund is recorded and not sent yet. */
const returnPiece = async (): Promise<void> => {
  await order.browser.post(`order/${order.orderId}/x_return`, {
    x_key: newKey(),
    orderItem: [{ orderItemId: order.lines['KIB-5'], quantity: '1' }],
    reason: 'DAMAGED',
  });
  await warehouse(world, `shipments/${order.shipments[0]}/returned`);
};

const refunds = () =>
  world.database
    .selectFrom('payment_operation')
    .selectAll()
    .where('kind', '=', 'refund')
    .orderBy('operation_id')
    .execute();

const tryAgain = async (): Promise<void> => {
  const page = (await world.browser().get('/dev/jobs')).text;
  const [url = ''] = /\/dev\/jobs\/movements\/\d+\/again/.exec(page) ?? [];
  await world.app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'same-origin' } });
  for (let round = 0; round < 3; round += 1) await world.work();
};

/** A refund that was given up. */
const givenUp = async (): Promise<void> => {
  await returnPiece();
  answer = { kind: 'refused', reason: 'wrong-state' };
  await world.work();
  answer = undefined;
  expect((await refunds()).map(({ dead_at }) => dead_at === null)).toEqual([false]);
};

const expectAllRefunded = async (count: number): Promise<void> => {
  const made = await refunds();
  const done = Array.from({ length: count }, () => [true, null]);
  expect(made.map(({ done_at, dead_at }) => [done_at !== null, dead_at])).toEqual(done);
  const cents = made.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  expect(world.provider.paymentsOf(order.orderId)[0]?.refundedCents).toBe(cents);
};

test('[PAY-06] a refund that was given up is made again after a later one was made', async () => {
  await givenUp();
  await returnPiece();
  await world.work();
  await tryAgain();
  await expectAllRefunded(2);
});

test('[PAY-06] a refund that was given up is made again before later ones that wait, and those are made, too', async () => {
  await givenUp();
  await returnPiece();
  await returnPiece();
  await tryAgain();
  await expectAllRefunded(3);
});

test('[PAY-06] a refund that was decided again with a new key is not revived, and nothing is refunded twice', async () => {
  await givenUp();
  const [first] = await refunds();
  if (first === undefined) throw new Error('no refund was recorded');
  const { operation_id: _, ...row } = first;
  const again = { ...row, operation_key: `${first.operation_key}:again`, dead_at: null, next_try_at: world.now() };
  await world.database.insertInto('payment_operation').values(again).execute();
  await tryAgain();
  const states = (await refunds()).map(({ done_at, dead_at }) => [done_at !== null, dead_at !== null]);
  expect(states).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(world.provider.paymentsOf(order.orderId)[0]?.refundedCents).toBe(first.amount_cents);
});
