import fc from 'fast-check';
import { seedStores } from '../../../../backend/stores/seed/seed-stores.ts';
import { startOrders, type OrderWorld } from '../../orders/support/order-world.ts';
import { addAddress, card, CONTACT, guestWithFood, HOME } from '../support/checkouts.ts';
import { saveCard } from '../../support/saved-card.ts';
import type { Answer, Browser } from '../support/browser.ts';

let world: OrderWorld;
/** A customer with an address, a card, and a checkout that is complete. */
let victim: {
  readonly shopperId: number;
  readonly orderId: string;
  readonly addressId: string;
  readonly walletId: string;
};

beforeAll(async () => {
  world = await startOrders();
  await seedStores(world.database, 1);
  const browser = await world.registered('victim-at-checkout@example.test');
  const { orderId } = (await browser.add('KIB-5', '1')).body;
  const addressId = await addAddress(browser, { primary: 'true' });
  await browser.put('cart/@self/shipping_info', { addressId });
  await browser.put('cart/@self/x_contact', CONTACT);
  await browser.post('cart/@self/payment_instruction', card('tok_victim'));
  const shopperId = Number((await browser.get('person/@self')).body.userId);
  victim = { shopperId, orderId, addressId, walletId: await saveCard(world, shopperId, { token: 'pm_victim' }) };
});
afterAll(() => world.close());

/** Everything that belongs to the victim. */
const belongings = async (): Promise<unknown> => {
  const { database } = world;
  const { shopperId, orderId } = victim;
  return Promise.all([
    database.selectFrom('address').selectAll().where('shopper_id', '=', shopperId).orderBy('address_id').execute(),
    database.selectFrom('wallet_card').selectAll().where('shopper_id', '=', shopperId).execute(),
    database.selectFrom('orders').selectAll().where('shopper_id', '=', shopperId).execute(),
    database.selectFrom('order_item').selectAll().where('order_id', '=', Number(orderId)).execute(),
    database.selectFrom('checkout').selectAll().where('order_id', '=', Number(orderId)).execute(),
  ]);
};

type Attack = (browser: Browser, value: unknown) => Promise<Answer>;

const text = (value: unknown): string => encodeURIComponent(String(value));

const VET = { clinic: 'Bark Street Clinic', place: 'San Diego, CA' };

/** Requests that carry a hostile value in each of their fields. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'contact: email': (browser, value) => browser.put('cart/@self/x_contact', { ...CONTACT, email1: value }),
  'contact: phone': (browser, value) => browser.put('cart/@self/x_contact', { ...CONTACT, phone1: value }),
  'contact: first name': (browser, value) => browser.put('cart/@self/x_contact', { ...CONTACT, firstName: value }),
  'contact: last name': (browser, value) => browser.put('cart/@self/x_contact', { ...CONTACT, lastName: value }),
  'contact: order': (browser, value) => browser.put('cart/@self/x_contact', { ...CONTACT, orderId: value }),
  'prescription: pet': (browser, value) =>
    browser.put('cart/@self/x_prescription', { vet: VET, pets: [{ orderItemId: '1', name: value, kind: value }] }),
  'prescription: line': (browser, value) =>
    browser.put('cart/@self/x_prescription', { vet: VET, pets: [{ orderItemId: value, name: 'Bella', kind: 'dog' }] }),
  'prescription: vet': (browser, value) =>
    browser.put('cart/@self/x_prescription', {
      vet: { clinic: value, place: value, phone: value },
      pets: [{ orderItemId: '1', name: 'Bella', kind: 'dog' }],
    }),
  'delivery: address': (browser, value) => browser.put('cart/@self/shipping_info', { addressId: value }),
  'delivery: mode': (browser, value) => browser.put('cart/@self/shipping_info', { shipModeId: value }),
  'delivery: day': (browser, value) => browser.put('cart/@self/shipping_info', { x_deliveryDay: value }),
  'delivery: order': (browser, value) => browser.put('cart/@self/shipping_info', { orderId: value, shipModeId: '12' }),
  'delivery: line': (browser, value) =>
    browser.put('cart/@self/shipping_info', { orderItem: [{ orderItemId: value, x_fulfilment: 'SHIP' }] }),
  'tip: amount': (browser, value) => browser.post('payment/add_tip', { tip_type: 'TIP_AMOUNT', tip_amount: value }),
  'payment: token': (browser, value) =>
    browser.post('cart/@self/payment_instruction', {
      ...card('tok'),
      protocolData: [{ name: 'account', value }, ...card('tok').protocolData.slice(1)],
    }),
  'payment: wallet': (browser, value) =>
    browser.post('cart/@self/payment_instruction', {
      payMethodId: 'SAVED',
      protocolData: [{ name: 'walletId', value }],
    }),
  'payment: billing address': (browser, value) =>
    browser.post('cart/@self/payment_instruction', { ...card('tok'), billing_address_id: value }),
  'payment: order': (browser, value) =>
    browser.post('cart/@self/payment_instruction', { ...card('tok'), orderId: value }),
  'payment: data': (browser, value) =>
    browser.post('cart/@self/payment_instruction', { payMethodId: 'CARD', protocolData: value }),
  'payment: removal': (browser, value) => browser.delete(`cart/@self/payment_instruction/${text(value)}`),
  'check: order': (browser, value) => browser.put('cart/@self/precheckout', { orderId: value }),
  'address: street': (browser, value) => browser.post('person/@self/contact', { ...HOME, addressLine: value }),
  'address: name': (browser, value) => browser.post('person/@self/contact', { ...HOME, nickName: value }),
  'address: ZIP code': (browser, value) => browser.post('person/@self/contact', { ...HOME, zipCode: value }),
  'address: by id': (browser, value) => browser.get(`person/@self/contact/byAddressId/${text(value)}`),
  'address: change': (browser, value) => browser.put(`person/@self/contact/${text(value)}?bypassAVS=true`, HOME),
  'address: removal': (browser, value) => browser.delete(`person/@self/contact/${text(value)}`),
  'directory: text': (browser, value) => browser.get(`x_addresses/suggest?text=${text(value)}`),
  'directory of clinics: text': (browser, value) => browser.get(`x_clinics/suggest?text=${text(value)}`),
  'directory: ZIP code': (browser, value) => browser.get(`x_addresses/zip/${text(value)}`),
  'placing: order': (browser, value) =>
    browser.post('cart/@self/checkout', { orderId: value, x_key: 'a'.repeat(36), x_grandTotal: '1.00' }),
};

const hostile = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 1.5, 1e21, '', ' ', '-1', '1e9', '0.5', '9'.repeat(300), '__proto__', 'Home', '%'),
  fc.constantFrom([], {}, [[]], ['1'], { id: 1 }, [{ name: 'account' }], [{ name: 1, value: {} }]),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const foreign = (): fc.Arbitrary<string> =>
  fc.constantFrom(victim.addressId, victim.orderId, victim.walletId, 'Home', String(victim.shopperId));

test.each(Object.entries(ATTACKS))(
  "[PLT-04] %s: no value fails the service or changes another shopper's data",
  async (_name, attack) => {
    const before = await belongings();
    const browser = await guestWithFood(world);
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostile, foreign()), async (value) => {
        const { status } = await attack(browser, value);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
    for (const value of [victim.addressId, victim.orderId, victim.walletId]) {
      const { status, text: body } = await attack(browser, value);
      expect(status).toBeLessThan(500);
      expect(body).not.toContain('victim');
    }
    expect(await belongings()).toEqual(before);
  },
);
