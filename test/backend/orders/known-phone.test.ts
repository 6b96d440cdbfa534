import type { Browser } from '../commerce/support/browser.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { placed } from './support/placed-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders();
});
afterAll(() => world.close());

/** The checkout of a cart into which nothing was typed yet. */
const freshCheckout = async (browser: Browser) => {
  await browser.add('LIT-20', '1');
  return (await browser.get('cart/@self/x_checkout')).body;
};

const setAddressPhone = (phone: string, isDefault: number) =>
  world.database
    .updateTable('address')
    .set({ phone, default_delivery: isDefault })
    .where('nick_name', 'like', 'delivery %')
    .execute();

describe('[CHK-01] a member’s phone number is known at checkout', () => {
  test('from the last order, else from the chosen address, and only to the member', async () => {
    const member = await world.registered('phone@example.test');
    await world.database.updateTable('shopper').set({ phone: null }).execute();
    expect((await freshCheckout(member)).missing).toContain('contact');
    await placed(member, await enterCheckout(world, member), newKey());
    await setAddressPhone('', 0);
    const known = await freshCheckout(member);
    expect(known.contact).toMatchObject({ phone1: '5555550100' });
    expect(known.missing).not.toContain('contact');
    await setAddressPhone('5555550177', 1);
    expect((await freshCheckout(member)).contact).toMatchObject({ phone1: '5555550177' });
    await world.database.updateTable('shopper').set({ phone: '5555550188' }).execute();
    expect((await freshCheckout(member)).contact).toMatchObject({ phone1: '5555550188' });
    expect((await freshCheckout(await world.guest())).contact).toMatchObject({ phone1: '' });
  });
});
