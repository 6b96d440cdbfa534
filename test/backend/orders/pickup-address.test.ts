import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { placed } from './support/placed-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders();
});
afterAll(() => world.close());

const PICKUP = { x_fulfilment: 'BOPUS', physicalStoreId: '1101' };

test('[CHK-02] an order of pickups has no delivery address, and is billed to the address of the checkout', async () => {
  const guest = await world.guest();
  await guest.add('KIB-5', '1', PICKUP);
  const { read } = await placed(guest, await enterCheckout(world, guest), newKey());
  const { body } = await read();
  expect(body.x_shippingAddress).toBeUndefined();
  expect(body.x_billingAddress).toMatchObject({ city: 'San Diego', zipCode: '92121' });
});

test('[CHK-02] an order of which a part is delivered keeps its delivery address', async () => {
  const guest = await world.guest();
  await guest.add('KIB-5', '1', PICKUP);
  await guest.add('LIT-20', '1');
  const { read } = await placed(guest, await enterCheckout(world, guest), newKey());
  expect((await read()).body.x_shippingAddress).toMatchObject({ city: 'San Diego', zipCode: '92121' });
});
