import { textsTo } from './support/order-mail.ts';
import { newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placeGuest, UPS, warehouse, type Placed } from './support/placed-order.ts';

const SHOPPER = 'Pat@example.test';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, outbox: true });
});
afterEach(() => world.close());

const cancel = ({ shipments }: Placed, body?: Readonly<Record<string, unknown>>) =>
  warehouse(world, `shipments/${shipments[0]}/cancelled`, body);
const mailsOf = (): Promise<readonly string[]> => textsTo(world, SHOPPER, 'order-cancelled');
const shipmentOf = async ({ read }: Placed) => (await read()).body.x_shipments[0];

describe('[ORD-05] [ORD-06] a shipment that the shop cancels', () => {
  test('is told with an apology, what to do and what is not charged, by mail and in the order', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    const total = Number((await order.read()).body.grandTotal).toFixed(2);
    expect((await cancel(order)).status).toBe(200);
    const [text] = await mailsOf();
    expect(text).toContain(
      'We’re sorry: we couldn’t send these items. Please place a new order if you still need them.',
    );
    expect(text).toContain(`You won’t be charged $${total}.`);
    expect(await shipmentOf(order)).toMatchObject({ status: 'X', x_cancelledByShop: { why: 'UNAVAILABLE' } });
  });

  test('is told with the reason of the warehouse, in its own words', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    await cancel(order, { reason: ' The <last> bag tore ' });
    const [text] = await mailsOf();
    expect(text).toContain('We’re sorry: we had to cancel these items. The <last> bag tore. Please place a new order');
    const told = { why: 'UNAVAILABLE', reason: 'The <last> bag tore' };
    expect((await shipmentOf(order)).x_cancelledByShop).toEqual(told);
    await cancel(order, { reason: 'Another one' });
    expect((await shipmentOf(order)).x_cancelledByShop).toEqual(told);
    expect(await mailsOf()).toHaveLength(1);
  });

  test('because its payment has ended is told so', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    await world.database.updateTable('order_payment').set({ ended_at: 1 }).execute();
    await cancel(order);
    expect((await mailsOf())[0]).toContain(
      'We’re sorry: your payment authorization ended before we could send these items. Please place a new order',
    );
    expect((await shipmentOf(order)).x_cancelledByShop).toEqual({ why: 'PAYMENT_ENDED' });
  });

  test.each([['x'.repeat(301)], [7], [{ text: 'x' }]])('with the reason %j is refused, and stays', async (reason) => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    expect((await cancel(order, { reason })).status).toBe(400);
    expect((await shipmentOf(order)).status).toBe('F');
  });

  test('after it has left is refused, and nothing is said about it', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    expect((await cancel(order, { reason: 'Too late' })).status).toBe(409);
    expect(await shipmentOf(order)).not.toHaveProperty('x_cancelledByShop');
  });
});

test('[ORD-05] a shipment that the shopper cancels gets no apology', async () => {
  const order = await placeGuest(world, { 'KIB-5': 2 });
  await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey() });
  expect((await mailsOf())[0]).not.toContain('sorry');
  expect(await shipmentOf(order)).not.toHaveProperty('x_cancelledByShop');
});
