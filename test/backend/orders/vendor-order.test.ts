import { insertSpecialProducts } from '../commerce/support/catalogue-fixture.ts';
import { textsTo } from './support/order-mail.ts';
import { newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placeGuest, UPS, warehouse } from './support/placed-order.ts';

const SHOPPER = 'Pat@example.test';
const SELLER = 'Sold and shipped by Timber & Tail';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, outbox: true });
  await insertSpecialProducts(world.database);
});
afterEach(() => world.close());

test('[CHK-05] the mails of an order name the company that sells and ships a part of it, once for that part', async () => {
  const order = await placeGuest(world, { 'KIB-5': 1, CRATE: 1 });
  const [placed = ''] = await textsTo(world, SHOPPER, 'order-placed');
  expect(placed.split(SELLER)).toHaveLength(2);
  expect(placed.indexOf(SELLER)).toBeGreaterThan(placed.indexOf('Chicken & Rice Kibble'));
  for (const shipment of order.shipments) await warehouse(world, `shipments/${shipment}/shipped`, UPS);
  const shipped = await textsTo(world, SHOPPER, 'order-shipped');
  expect(shipped.map((text) => text.includes(SELLER))).toEqual([false, true]);
});

test('[CHK-05] [ORD-05] the mail about a return offers a store for the shop’s own items only', async () => {
  const order = await placeGuest(world, { 'KIB-5': 1, CRATE: 1 });
  for (const shipment of order.shipments) {
    await warehouse(world, `shipments/${shipment}/shipped`, UPS);
    await warehouse(world, `shipments/${shipment}/delivered`);
  }
  const orderItem = Object.values(order.lines).map((orderItemId) => ({ orderItemId, quantity: '1' }));
  const body = { x_key: newKey(), orderItem, reason: 'DAMAGED' };
  expect((await order.browser.post(`order/${order.orderId}/x_return`, body)).status).toBe(201);
  const [own, other] = await textsTo(world, SHOPPER, 'order-return');
  expect(own).toContain('Mail it back with the items, or bring both to a store.');
  expect(other).toContain('Mail it back with the items. Our stores can’t accept items sold by Timber & Tail.');
  expect(other).not.toContain('bring both');
});
