import { seedStores } from '../../../backend/stores/seed/seed-stores.ts';
import { closeStore } from '../commerce/support/stocked-stores.ts';
import { enterCheckout, newKey, type OrderWorld, startOrders } from './support/order-world.ts';
import { placed, placeGuest } from './support/placed-order.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
});
afterEach(() => world.close());

describe('[ORD-08] buying again what is only picked up', () => {
  const setTanks = (location: string, quantity: number) =>
    world.database
      .insertInto('stock')
      .values({ sku_id: '22031', location, quantity })
      .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity }))
      .execute();

  test('is possible where the shopper’s store has it, else at the store of the last purchase', async () => {
    await seedStores(world.database, 1);
    const browser = await world.guest();
    await browser.add('TANK', 1, { physicalStoreId: '1101' });
    await placed(browser, await enterCheckout(world, browser));
    await setTanks('1102', 0);
    const found = async (query = '') => {
      const { body } = await browser.get(`order/x_purchases${query}`);
      const [{ x_pickupOnly, buyable, availableQuantity, physicalStoreId, x_storeName }] = body.purchases;
      expect([x_pickupOnly, x_storeName]).toEqual(['true', expect.stringMatching(/./)]);
      return [physicalStoreId, buyable, availableQuantity];
    };
    expect(await found()).toEqual(['1101', 'true', '1.0']);
    expect(await found('?physicalStoreId=1102')).toEqual(['1101', 'true', '1.0']);
    await setTanks('1102', 3);
    expect(await found('?physicalStoreId=1102')).toEqual(['1102', 'true', '3.0']);
    expect(await found('?physicalStoreId=9999')).toEqual(['1101', 'true', '1.0']);
    await setTanks('1102', 0);
    await setTanks('1101', 0);
    expect(await found('?physicalStoreId=1102')).toEqual(['1102', 'false', '0.0']);
    expect(await found()).toEqual(['1101', 'false', '0.0']);
    await closeStore(world, '1101');
    await setTanks('1101', 5);
    expect(await found()).toEqual(['1101', 'false', '0.0']);
    expect((await browser.get(`order/x_purchases?physicalStoreId=${'1'.repeat(21)}`)).status).toBe(400);
  });

  test('has no store when it was sent before, and the shopper has chosen none', async () => {
    const { browser } = await placeGuest(world, { 'KIB-5': 1 });
    await world.database
      .updateTable('product')
      .set({ pickup_only: 1 })
      .where('id', 'in', (query) => query.selectFrom('sku').select('product_id').where('part_number', '=', 'KIB-5'))
      .execute();
    const { body } = await browser.get('order/x_purchases');
    expect(body.purchases).toMatchObject([{ x_pickupOnly: 'true', buyable: 'false', availableQuantity: '0.0' }]);
    expect(body.purchases[0].physicalStoreId).toBeUndefined();
  });
});

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
    const spelled = await world
      .browser()
      .get(`order/byOrderIdAndEmail?orderId=000${order.orderId}&email=no@example.test`);
    expect(spelled.status).toBe(429);
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
    const one = [{ orderItemId: second.lines['LIT-20'], quantity: '1' }];
    expect((await browser.post(`order/${second.orderId}/x_cancel`, { x_key: newKey(), orderItem: one })).status).toBe(
      200,
    );
    const { body: after } = await browser.get('order/@history?pageNumber=1&pageSize=10');
    expect(after.Order[0]).toMatchObject({ x_itemCount: '1', x_items: [{ quantity: '1' }] });
  });
});

test('[ORD-03] an order says that no mail is sent about it where no mail server is set and nobody can read the mail', async () => {
  const noMail = async () => (await (await placeGuest(world)).read()).body.x_noMail;
  expect(await noMail()).toBe(true);
  const mail = { kind: 'folder', folder: world.dataFolder, from: 'Shop <shop@shop.example>' } as const;
  for (const settings of [{ outbox: true }, { mail }]) {
    await world.close();
    world = await startOrders(settings);
    expect(await noMail()).toBeUndefined();
  }
});
