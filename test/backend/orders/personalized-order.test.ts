import { mailTo } from './support/order-mail.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse } from './support/placed-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
  await world.database
    .updateTable('product')
    .set({ personalization: 'collar' })
    .where('id', 'in', (query) => query.selectFrom('sku').select('product_id').where('part_number', '=', 'KIB-5'))
    .execute();
});
afterAll(() => world.close());

const TEXTS = [
  { lines: ['MAX & CO'], font: 'Script', color: 'Gold' },
  { lines: ['LUNA'], font: 'Block', color: 'White' },
];

const placeTwoTexts = async () => {
  const browser = await world.guest();
  for (const x_personalization of TEXTS) {
    await browser.post('cart', { orderItem: [{ partNumber: 'KIB-5', quantity: '1', x_personalization }] });
  }
  return placed(browser, await enterCheckout(world, browser));
};

describe('[PRO-08] a personalised order', () => {
  test('has each text on its line, in the confirmation and on the list of the fulfilment side', async () => {
    const order = await placeTwoTexts();
    const { body } = await order.read();
    expect(body.orderItem.map((line: { x_personalization: unknown }) => line.x_personalization)).toEqual(TEXTS);
    const { body: list } = await warehouse(world, 'shipments?status=to-pack');
    const shipment = list.shipments.find(({ orderId }: { orderId: string }) => orderId === order.orderId);
    expect(shipment.lines.map((line: { personalization: unknown }) => line.personalization)).toEqual(TEXTS);
    const [mail] = await mailTo(world, body.x_contact.email1);
    expect(mail?.text).toContain('personalized “MAX & CO”, Script, Gold');
    expect(mail?.html).toContain('“MAX &amp; CO”');
  });

  test('is returned for a fault only', async () => {
    const order = await placeTwoTexts();
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
    const giveBack = (reason: string) =>
      order.browser.post(`order/${order.orderId}/x_return`, {
        x_key: newKey(),
        orderItem: [{ orderItemId: order.lines['KIB-5'], quantity: '1' }],
        reason,
      });
    const { status, error } = await giveBack('NO_LONGER_NEEDED');
    expect([status, error.key]).toEqual([400, '_ERR_PERSONALIZED_RETURN']);
    expect((await order.read()).body.x_returns).toEqual([]);
    expect((await giveBack('DAMAGED')).status).toBe(201);
  });

  test('asks for its text again where it was bought before, instead of being added without one', async () => {
    const order = await placeTwoTexts();
    const { body } = await order.browser.get('order/x_purchases');
    expect(body.purchases).toMatchObject([{ partNumber: 'KIB-5', buyable: 'false', x_personalized: 'true' }]);
  });
});
