import { frozenDeliveryDays } from '../../../../backend/cart/business-days.ts';
import { seedStores } from '../../../../backend/stores/seed/seed-stores.ts';
import { startOrders, type OrderWorld } from '../../orders/support/order-world.ts';
import type { Browser } from '../support/browser.ts';
import { addAddress, checkoutOf, CONTACT, guestWithFood, readyGuest } from '../support/checkouts.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders();
  await seedStores(world.database, 1);
});
afterAll(() => world.close());

describe('[CHK-01] a checkout', () => {
  test('is kept with the pending order and says what is missing', async () => {
    const browser = await guestWithFood(world);
    expect(await checkoutOf(browser)).toMatchObject({
      contact: { email1: '', phone1: '' },
      shipModeId: '11',
      tip: '0.00000',
      paymentInstruction: [],
      missing: ['contact', 'address', 'payment'],
    });
    expect((await browser.put('cart/@self/x_contact', CONTACT)).status).toBe(200);
    const addressId = await addAddress(browser);
    await browser.put('cart/@self/shipping_info', { addressId, shipModeId: '12' });
    await world.restart();
    expect(await checkoutOf(browser)).toMatchObject({
      contact: { email1: 'pat@example.test', phone1: '6195550100' },
      addressId,
      shipModeId: '12',
      missing: ['payment'],
    });
  });

  test.each([
    [{ ...CONTACT, email1: 'pat' }, 'email1'],
    [{ ...CONTACT, phone1: '555' }, 'phone1'],
    [{ email1: 'pat@example.test' }, 'phone1'],
    [{ ...CONTACT, firstName: '1234' }, 'firstName'],
    [{ ...CONTACT, lastName: ' ' }, 'lastName'],
    [{ email1: 'pat@example.test', phone1: '6195550100', firstName: 'Pat' }, 'lastName'],
  ])('[CHK-09] refuses the contact %j and names the field', async (contact, field) => {
    const browser = await guestWithFood(world);
    const { status, error } = await browser.put('cart/@self/x_contact', contact);
    expect([status, error.parameters.join()]).toEqual([400, expect.stringContaining(field)]);
  });

  test('of a pickup asks who picks up; a contact without a name keeps the known one', async () => {
    const browser = await guestWithFood(world, 'KIB-5', { physicalStoreId: '1101' });
    const { email1, phone1 } = CONTACT;
    expect((await browser.put('cart/@self/x_contact', { email1, phone1 })).status).toBe(200);
    expect((await checkoutOf(browser)).missing).toEqual(['contact', 'payment']);
    expect((await browser.put('cart/@self/precheckout', {})).error.parameters).toEqual(['contact', 'payment']);
    await browser.put('cart/@self/x_contact', { ...CONTACT, lastName: ' O’Hara-Doe ' });
    await browser.put('cart/@self/x_contact', { email1, phone1: '6195550101' });
    expect(await checkoutOf(browser)).toMatchObject({
      contact: { phone1: '6195550101', firstName: 'Pat', lastName: 'O’Hara-Doe' },
      missing: ['payment'],
    });
  });

  test('of a pickup knows the name of an account', async () => {
    const browser = await world.registered('account-picks-up@example.test');
    await browser.add('KIB-5', '1', { physicalStoreId: '1101' });
    const { contact, missing } = await checkoutOf(browser);
    expect([contact.firstName, contact.lastName, missing]).toEqual(['Robin', 'Reed', ['payment']]);
  });

  test('needs an identity and a cart', async () => {
    expect((await world.browser().get('cart/@self/x_checkout')).status).toBe(403);
    const empty = await world.guest();
    expect((await empty.get('cart/@self/x_checkout')).status).toBe(404);
    expect((await empty.put('cart/@self/x_contact', CONTACT)).status).toBe(404);
  });

  test('an account needs no contact and delivers to its default address', async () => {
    const browser = await world.registered('account-at-checkout@example.test');
    await browser.add('KIB-5', '1');
    await addAddress(browser, { nickName: 'Work', addressLine: ['2 Work St'] });
    const addressId = await addAddress(browser, { primary: 'true' });
    expect(await checkoutOf(browser)).toMatchObject({
      contact: { email1: 'account-at-checkout@example.test', phone1: '5555550100' },
      addressId,
      missing: ['payment'],
    });
  });

  test('moves to the account at sign-in, with the addresses of the guest', async () => {
    const email = 'signs-in-at-checkout@example.test';
    const owner = await world.registered(email);
    await owner.add('LIT-20', '1');
    await addAddress(owner);
    const browser = await readyGuest(world);
    await browser.signIn(email, 'Pawsome123');
    const checkout = await checkoutOf(browser);
    expect(checkout).toMatchObject({ contact: { email1: 'pat@example.test' }, missing: [] });
    expect(checkout.paymentInstruction).toMatchObject([{ payMethodId: 'CARD', brand: 'visa' }]);
    const { body } = await browser.get('person/@self/contact');
    // The guest's address is the same as the one of the account.
    expect(body.contact).toHaveLength(1);
    expect(checkout.addressId).toBe(body.contact[0].addressId);
  });

  test('[ACC-03] of the addresses of a guest, the first one is the default of an account that has none', async () => {
    const email = 'first-address-at-checkout@example.test';
    const owner = await world.registered(email);
    const defaults = async (): Promise<unknown> => {
      const { contact } = (await owner.get('person/@self/contact')).body;
      return contact.map(({ addressLine, x_defaultShipping, x_defaultBilling }: Record<string, unknown>) => [
        (addressLine as readonly string[])[0],
        x_defaultShipping,
        x_defaultBilling,
      ]);
    };
    const signInWith = async (line1: string): Promise<void> => {
      const guest = await guestWithFood(world);
      await addAddress(guest, { addressLine: [line1] });
      await guest.signIn(email, 'Pawsome123');
    };
    await signInWith('1 Bark St');
    expect(await defaults()).toEqual([['1 Bark St', 'true', 'true']]);
    await signInWith('2 Bark St');
    expect(await defaults()).toEqual([
      ['1 Bark St', 'true', 'true'],
      ['2 Bark St', 'false', 'false'],
    ]);
  });
});

describe('[CHK-05] delivery', () => {
  test('offers full addresses, methods with dates and costs, and no days for usual products', async () => {
    const browser = await guestWithFood(world);
    const addressId = await addAddress(browser);
    const { body } = await browser.get('cart/@self/usable_shipping_info');
    expect(body.usableShippingAddress).toMatchObject([
      { addressId, firstName: 'Pat', addressLine: ['1 Bark St', 'Apt 2', ''], phone1: '6195550100' },
    ]);
    expect(body.usableShippingMode).toMatchObject([
      { shipModeId: '11', x_deliveryDate: expect.stringMatching(/^2030-01-\d\d$/) },
      { shipModeId: '12', shippingCharge: '12.99000' },
    ]);
    expect([body.x_deliveryDays, body.x_vendors]).toEqual([undefined, []]);
  });

  test('a frozen product needs one of the offered days', async () => {
    await world.database.updateTable('product').set({ frozen: 1, vendor: 'Cold Paws' }).execute();
    const browser = await guestWithFood(world);
    await world.database.updateTable('product').set({ frozen: 0, vendor: null }).execute();
    const frozen = await guestWithFood(world, 'LIT-20');
    await world.database.updateTable('product').set({ frozen: 1, vendor: 'Cold Paws' }).execute();
    const { body } = await frozen.get('cart/@self/usable_shipping_info');
    expect(body.x_deliveryDays).toEqual(frozenDeliveryDays(world.now()));
    expect(body.x_vendors).toMatchObject([{ name: 'Cold Paws', orderItemIds: [expect.any(String)] }]);
    expect((await checkoutOf(browser)).missing).toContain('deliveryDay');
    const [day] = body.x_deliveryDays;
    expect((await browser.put('cart/@self/shipping_info', { x_deliveryDay: '2030-01-19' })).status).toBe(400);
    expect((await browser.put('cart/@self/shipping_info', { x_deliveryDay: day })).status).toBe(200);
    const chosen = await checkoutOf(browser);
    await world.database.updateTable('product').set({ frozen: 0, vendor: null }).execute();
    expect([chosen.deliveryDay, chosen.missing.includes('deliveryDay')]).toEqual([day, false]);
  });

  test('[CHK-05] frozen days are Tuesdays to Fridays, from the second day on', () => {
    // A Friday.
    expect(frozenDeliveryDays(Date.UTC(2030, 0, 11, 12))).toEqual(['2030-01-15', '2030-01-16', '2030-01-17']);
  });

  test('[CHK-05] nothing frozen is delivered on a holiday or on the day after it', () => {
    // Thanksgiving is on Thursday, November 28.
    expect(frozenDeliveryDays(Date.UTC(2030, 10, 25, 12))).toEqual(['2030-11-27']);
    expect(frozenDeliveryDays(Date.UTC(2030, 10, 26, 12))).toEqual(['2030-12-03']);
  });

  test("refuses another shopper's address and an unknown method, and changes nothing", async () => {
    const browser = await guestWithFood(world);
    const foreign = await addAddress(await world.guest());
    const { status, error } = await browser.put('cart/@self/shipping_info', { addressId: foreign });
    expect([status, error.key]).toEqual([400, '_ERR_ADDRESS_NOT_FOUND']);
    expect((await browser.put('cart/@self/shipping_info', { shipModeId: '99' })).status).toBe(400);
    expect(await checkoutOf(browser)).toMatchObject({ shipModeId: '11', missing: ['contact', 'address', 'payment'] });
  });

  test('[ORD-09] the tax follows the state of the address', async () => {
    const browser = await guestWithFood(world);
    const taxOf = async () => Number((await browser.get('order/@self')).body.totalSalesTax);
    const before = await taxOf();
    const oregon = { city: 'Portland', state: 'OR', zipCode: '97201' };
    await browser.put('cart/@self/shipping_info', { addressId: await addAddress(browser, oregon) });
    expect([before > 0, await taxOf()]).toEqual([true, 0]);
  });
});

describe('[ORD-09] before an address is known', () => {
  const taxAt = async (browser: Browser, query: string) =>
    Number((await browser.get(`order/@self?extendedCart=true${query}`)).body.totalSalesTax);

  test('deliveries are taxed at the ZIP code of the shopper, and at the address as soon as there is one', async () => {
    const browser = await guestWithFood(world);
    expect([(await taxAt(browser, '')) > 0, await taxAt(browser, '&x_zipCode=97201')]).toEqual([true, 0]);
    await browser.put('cart/@self/shipping_info', { addressId: await addAddress(browser, {}) });
    const atAddress = await taxAt(browser, '');
    expect([atAddress > 0, await taxAt(browser, '&x_zipCode=97201')]).toEqual([true, atAddress]);
  });

  test('an unknown ZIP code leaves the estimate, and one that is none is refused', async () => {
    const browser = await guestWithFood(world);
    expect(await taxAt(browser, '&x_zipCode=00000')).toBe(await taxAt(browser, ''));
    const { status, error } = await browser.get('order/@self?x_zipCode=9720');
    expect([status, error.parameters.join()]).toEqual([400, 'x_zipCode']);
  });

  test('lines for pickup keep the tax of their store', async () => {
    const browser = await guestWithFood(world, 'KIB-5', { physicalStoreId: '1101', x_fulfilment: 'BOPUS' });
    expect(await taxAt(browser, '&x_zipCode=97201')).toBe(await taxAt(browser, ''));
  });
});

describe('[CHK-06] [CRT-02] a tip', () => {
  const tip = (tip_amount: string) => ({ tip_type: 'TIP_AMOUNT', tip_amount });

  test('is for same-day delivery only', async () => {
    const browser = await guestWithFood(world);
    expect((await browser.post('payment/add_tip', tip('3.50'))).error.key).toBe('_ERR_TIP_NOT_ALLOWED');
    const sameDay = await guestWithFood(world, 'KIB-5', { physicalStoreId: '1101', x_fulfilment: 'SDD' });
    const before = Number((await sameDay.get('order/@self')).body.grandTotal);
    expect((await sameDay.post('payment/add_tip', tip('3.50'))).body).toMatchObject({ tip_amount: '3.50' });
    const after = (await sameDay.get('order/@self')).body;
    expect([after.x_tip, Number(after.grandTotal) - before]).toEqual(['3.50000', expect.closeTo(3.5)]);
  });

  test.each(['3.505', '-1', '1e2', '', 'two', '500.01', '99999'])('[FRM-09] of %j is refused', async (amount) => {
    const browser = await guestWithFood(world);
    const { status, error } = await browser.post('payment/add_tip', tip(amount));
    expect([status, error.parameters.join()]).toEqual([400, 'tip_amount']);
  });
});
