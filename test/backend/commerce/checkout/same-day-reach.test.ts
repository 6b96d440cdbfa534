import { seedStores } from '../../../../backend/stores/seed/seed-stores.ts';
import { startOrders, type OrderWorld } from '../../orders/support/order-world.ts';
import { addAddress, card, checkoutOf, CONTACT, guestWithFood, HOME } from '../support/checkouts.ts';

/** Store 1101 is in San Diego. */
const STORE = '1101';
const BOOK = 'person/@self/contact';
const NEAR = { city: 'San Diego', state: 'CA', zipCode: '92101' };
const FAR = { nickName: 'Far', addressLine: ['12 Main St'], city: 'Anchorage', state: 'AK', zipCode: '99501' };

const HOUR_MS = 60 * 60_000;

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders();
  await seedStores(world.database, 1);
});
afterAll(() => world.close());

const sameDayGuest = async () => {
  const browser = await guestWithFood(world, 'KIB-5', { physicalStoreId: STORE, x_fulfilment: 'SDD' });
  await browser.put('cart/@self/x_contact', CONTACT);
  return browser;
};

describe('[CHK-02] [CHK-04] same-day delivery', () => {
  test('is not sold to an address that its store does not reach, which says what to do', async () => {
    const browser = await sameDayGuest();
    const near = await addAddress(browser, NEAR);
    expect((await browser.put('cart/@self/shipping_info', { addressId: near })).status).toBe(200);
    const far = await addAddress(browser, FAR);
    const { status, error } = await browser.put('cart/@self/shipping_info', { addressId: far });
    expect([status, error.key]).toEqual([400, '_ERR_SAME_DAY_ADDRESS']);
    expect(error.message).toBe(
      'Same-day delivery doesn’t reach ZIP code 99501. Choose a nearby address, or change these items to shipping or pickup in your cart.',
    );
    expect(await checkoutOf(browser)).toMatchObject({ addressId: near, missing: ['payment'] });
  });

  test('chosen after the address leaves the address to be chosen again, and nothing can be placed', async () => {
    const browser = await guestWithFood(world);
    await browser.put('cart/@self/x_contact', CONTACT);
    await browser.put('cart/@self/shipping_info', { addressId: await addAddress(browser, FAR) });
    expect((await checkoutOf(browser)).missing).toEqual(['payment']);
    const { orderItem } = (await browser.get('cart/@self')).body;
    const lines = [{ orderItemId: orderItem[0].orderItemId, x_fulfilment: 'SDD', physicalStoreId: STORE }];
    expect((await browser.put('cart/@self/shipping_info', { orderItem: lines })).status).toBe(200);
    expect((await checkoutOf(browser)).missing).toEqual(['address', 'payment']);
    const { error } = await browser.put('cart/@self/precheckout', {});
    expect([error.key, error.parameters]).toEqual(['_ERR_CHECKOUT_INCOMPLETE', ['address', 'payment']]);
  });

  test('[CHK-07] that is over for today is told in the words of the cart, at Review and at Place Order', async () => {
    const browser = await sameDayGuest();
    const addressId = await addAddress(browser, NEAR);
    expect((await browser.put('cart/@self/shipping_info', { addressId })).status).toBe(200);
    await browser.post('cart/@self/payment_instruction', card(world.provider.cardToken('approved')));
    const { body: seen } = await browser.put('cart/@self/precheckout', {});
    world.advance(12 * HOUR_MS);
    const [{ x_problem: problem }] = (await browser.get('cart/@self')).body.orderItem;
    expect(problem).toMatch(/^It’s too late for delivery today/);
    const placing = { orderId: seen.orderId, x_key: seen.x_key, x_grandTotal: seen.grandTotal };
    const { error: review } = await browser.put('cart/@self/precheckout', {});
    const { error: place } = await browser.post('cart/@self/checkout', placing);
    for (const { key, message, parameters } of [review, place]) {
      expect([key, message, parameters]).toEqual(['_ERR_ITEM_NOT_OFFERED', problem, ['KIB-5']]);
    }
    expect(world.provider.paymentsOf(seen.orderId)).toEqual([]);
    world.advance(-12 * HOUR_MS);
  });

  test('of one line does not hinder another cart that is shipped to the same address', async () => {
    const browser = await guestWithFood(world);
    await browser.put('cart/@self/x_contact', CONTACT);
    const far = await addAddress(browser, FAR);
    expect((await browser.put('cart/@self/shipping_info', { addressId: far })).status).toBe(200);
    expect((await checkoutOf(browser)).missing).toEqual(['payment']);
  });

  test('refuses to save an address for the cart that it does not reach, beside the ZIP code, and saves it for other carts', async () => {
    const browser = await sameDayGuest();
    const { status, error } = await browser.post(`${BOOK}?bypassAVS=true&x_forCart=true`, { ...HOME, ...FAR });
    expect([status, error.key, error.parameters]).toEqual([400, '_ERR_SAME_DAY_ADDRESS', ['zipCode']]);
    expect((await browser.get(BOOK)).body.contact).toEqual([]);
    expect((await browser.post(`${BOOK}?bypassAVS=true&x_forCart=true`, { ...HOME, ...NEAR })).status).toBe(201);
    const nickName = encodeURIComponent((await browser.get(BOOK)).body.contact[0].nickName);
    const change = await browser.put(`${BOOK}/${nickName}?bypassAVS=true&x_forCart=true`, { ...HOME, ...FAR });
    expect([change.status, change.error.key]).toEqual([400, '_ERR_SAME_DAY_ADDRESS']);
    expect((await browser.get(BOOK)).body.contact).toMatchObject([NEAR]);
    const shipped = await guestWithFood(world);
    expect((await shipped.post(`${BOOK}?bypassAVS=true&x_forCart=true`, { ...HOME, ...FAR })).status).toBe(201);
  });
});
