import { makeMember } from '../commerce/support/members.ts';
import { textsTo } from './support/order-mail.ts';
import { enterCheckout, newKey, type OrderWorld, startOrders, stockOf } from './support/order-world.ts';
import { KEY, placed, placeGuest, UPS, warehouse, type Placed } from './support/placed-order.ts';

const STORE = '1101';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, outbox: true });
});
afterEach(() => world.close());

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
const paymentOf = ({ orderId }: Placed) => world.provider.paymentsOf(orderId)[0];

/** Takes the step of the first shipment, and does the work that follows. */
const step = async ({ shipments }: Placed, name: string, body?: Readonly<Record<string, unknown>>) => {
  const answer = await warehouse(world, `shipments/${shipments[0]}/${name}`, body);
  await world.work();
  return answer;
};
const comesBack = (order: Placed, more: Readonly<Record<string, unknown>> = {}) =>
  step(order, 'returned', { isUndelivered: true, ...more });

const pointsOf = async (shopperId: number): Promise<number> => {
  const member = world.database.selectFrom('pals_member').select('points').where('shopper_id', '=', shopperId);
  return (await member.executeTakeFirstOrThrow()).points;
};

describe('[ORD-06] [ORD-07] a shipment that comes back undelivered', () => {
  test('as a pickup that nobody collects is refunded once, its points go, and the store has the stock again', async () => {
    const { browser, shopperId } = await makeMember(world, 'robin@example.test');
    await browser.add('TANK', 1, { physicalStoreId: STORE });
    const stock = await stockOf(world, 'TANK', STORE);
    const order = await placed(browser, await enterCheckout(world, browser, { email: 'robin@example.test' }));
    await step(order, 'ready');
    const charged = paymentOf(order)?.capturedCents;
    expect(charged).toBeGreaterThan(0);
    expect(await pointsOf(shopperId)).toBeGreaterThan(0);
    expect((await comesBack(order)).status).toBe(200);
    expect((await comesBack(order)).status).toBe(200);
    expect(paymentOf(order)?.refundedCents).toBe(charged);
    expect(await pointsOf(shopperId)).toBe(0);
    expect(await stockOf(world, 'TANK', STORE)).toBe(stock);
    const { body } = await order.read();
    expect(body).toMatchObject({ orderStatus: 'K', x_returns: [{ status: 'RECEIVED', reason: 'UNDELIVERED' }] });
    expect(body.x_returns).toHaveLength(1);
    const mails = await textsTo(world, 'robin@example.test', 'order-refunded');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('came back to us because they couldn’t be delivered or weren’t picked up');
  });

  test('as a parcel that can be sold no more is refunded without its shipping, and adds no stock', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    const stock = await stockOf(world, 'KIB-5');
    await step(order, 'shipped', UPS);
    await comesBack(order, { isSellable: false });
    const { body } = await order.read();
    const shipping = centsOf(body.x_shipments[0].shippingCharge);
    expect(shipping).toBeGreaterThan(0);
    expect(paymentOf(order)?.refundedCents).toBe((paymentOf(order)?.capturedCents ?? 0) - shipping);
    expect(await stockOf(world, 'KIB-5')).toBe(stock);
  });

  test('beside a return that the shopper has started refunds each piece once', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    await step(order, 'shipped', UPS);
    const orderItem = [{ orderItemId: order.lines['KIB-5'], quantity: '1' }];
    const started = { x_key: newKey(), orderItem, reason: 'PET_DISLIKES' };
    expect((await order.browser.post(`order/${order.orderId}/x_return`, started)).status).toBe(201);
    await comesBack(order);
    // A round sends one movement of each payment.
    await world.work();
    const { body } = await order.read();
    expect(body.x_returns).toMatchObject([
      { status: 'RECEIVED', reason: 'PET_DISLIKES', orderItem: [{ quantity: '1.0' }] },
      { status: 'RECEIVED', reason: 'UNDELIVERED', orderItem: [{ quantity: '1.0' }] },
    ]);
    const refunds: { refund: string }[] = body.x_returns;
    expect(paymentOf(order)?.refundedCents).toBe(refunds.reduce((sum, { refund }) => sum + centsOf(refund), 0));
    expect(body.orderStatus).toBe('K');
  });

  test('that rewards paid in full is told by mail, too, and adds up to no points', async () => {
    const { browser } = await makeMember(world, 'robin@example.test');
    await browser.add('KIB-5', 1);
    const order = await placed(browser, await enterCheckout(world, browser, { email: 'robin@example.test' }));
    await step(order, 'shipped', UPS);
    // As if a reward had paid for the piece.
    await world.database.updateTable('order_line').set({ adjustment_cents: -1_399, tax_cents: 0 }).execute();
    await comesBack(order);
    expect(paymentOf(order)?.refundedCents).toBe(0);
    const [text] = await textsTo(world, 'robin@example.test', 'order-refunded');
    expect(text).toContain('there’s no money to refund');
    expect((await order.read()).body.x_points).toEqual({ expected: '0', earned: '0' });
  });

  test('is refused before it has left and after it has arrived, and nothing is refunded', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    const refusals = [await comesBack(order)];
    await step(order, 'shipped', UPS);
    await step(order, 'delivered');
    refusals.push(await comesBack(order));
    for (const { status, body } of refusals) {
      expect([status, body.errors[0].errorKey]).toEqual([409, '_ERR_SHIPMENT_STATE']);
    }
    expect((await order.read()).body.x_returns).toEqual([]);
    expect(paymentOf(order)?.refundedCents).toBe(0);
  });

  test('has a button on /dev/orders', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    await step(order, 'shipped', UPS);
    const page = await world.app.inject({ url: '/dev/orders' });
    const url = `/dev/orders/${order.shipments[0]}/undelivered`;
    expect(page.body).toContain(`action="${url}"><button>Came back undelivered</button>`);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await world.app.inject({ method: 'POST', url, headers, payload: '' })).statusCode).toBe(303);
    expect((await order.read()).body.orderStatus).toBe('K');
  });
});
