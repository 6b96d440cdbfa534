import { enterCheckout, newKey, type OrderWorld, startOrders } from './support/order-world.ts';
import { placed, placeGuest } from './support/placed-order.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
});
afterEach(() => world.close());

describe('[ORD-04] reading orders', () => {
  test('by number and email, in any case of letters, with a token for the next time', async () => {
    const order = await placeGuest(world);
    const stranger = world.browser();
    const { status, body } = await stranger.get(
      `order/byOrderIdAndEmail?orderId=${order.orderId}&email=${encodeURIComponent('pat@EXAMPLE.test')}`,
    );
    expect(status).toBe(200);
    const token: string = body.x_orderToken;
    expect(token.length).toBeLessThanOrEqual(200);
    expect((await stranger.get(`order/x_byToken/${token}`)).body.orderId).toBe(order.orderId);
    const { status: cancelled } = await stranger.post(`order/${order.orderId}/x_cancel`, {
      x_key: newKey(),
      x_orderToken: token,
    });
    expect(cancelled).not.toBe(404);
  });

  test('gives the same answer for a wrong number, a wrong email and a wrong token, and limits trying', async () => {
    const order = await placeGuest(world);
    const stranger = world.browser();
    const answers = await Promise.all([
      stranger.get(`order/byOrderIdAndEmail?orderId=${order.orderId}&email=other@example.test`),
      stranger.get('order/byOrderIdAndEmail?orderId=1&email=pat@example.test'),
      stranger.get('order/byOrderIdAndEmail?orderId=6ae37df5-f3fd-4b2c-9376-8d3ca3368801&email=pat@example.test'),
      stranger.get('order/x_byToken/kl0s.hhz.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.error.code).toBe('CMN1024E');
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const { status } = await stranger.get(`order/byOrderIdAndEmail?orderId=${order.orderId}&email=no@example.test`);
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('[ORD-08] history and purchases are the shopper’s own, the newest first', async () => {
    const first = await placeGuest(world, { 'KIB-5': 1 });
    const { browser } = first;
    await browser.add('KIB-5', 1);
    await browser.add('LIT-20', 1);
    const second = await placed(browser, await enterCheckout(world, browser));
    await placeGuest(world);
    const { body } = await browser.get('order/@history?pageNumber=1&pageSize=10');
    expect(body.Order.map((order: { orderId: string }) => order.orderId)).toEqual([second.orderId, first.orderId]);
    expect(body).toMatchObject({ recordSetTotal: '2', Order: [{ x_itemCount: '2' }, { x_itemCount: '1' }] });
    const { body: bought } = await browser.get('order/x_purchases');
    expect(bought).toMatchObject({
      recordSetTotal: '2',
      purchases: [
        { partNumber: 'KIB-5', timesBought: '2', lastPrice: '13.99000', currentPrice: '13.99000', buyable: 'true' },
        { partNumber: 'LIT-20', timesBought: '1' },
      ],
    });
  });
});
