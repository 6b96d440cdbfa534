import type { OrderWorld } from '../../orders/support/order-world.ts';
import type { Answer, Browser } from './browser.ts';

/** An address as the directory writes it. */
export const HOME = {
  nickName: 'Home',
  firstName: 'Pat',
  lastName: 'Doe',
  addressLine: ['1 Bark St', 'Apt 2'],
  city: 'San Diego',
  state: 'CA',
  zipCode: '92121',
  country: 'US',
  phone1: '(619) 555-0100',
};
/** A contact with the name of who picks up, which carts without a pickup take, too. */
export const CONTACT = { email1: 'Pat@example.test', phone1: '(619) 555-0100', firstName: 'Pat', lastName: 'Doe' };

/** The body of a choice of a typed card. */
export const card = (token: string, more: Readonly<Record<string, string>> = {}) => ({
  payMethodId: 'CARD',
  protocolData: Object.entries({
    account: token,
    expire_month: '12',
    expire_year: '2032',
    brand: 'visa',
    last_four: '4242',
    ...more,
  }).map(([name, value]) => ({ name, value })),
});

/** Adds an address and returns its id. */
export const addAddress = async (browser: Browser, more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { status, body } = await browser.post('person/@self/contact?bypassAVS=true', { ...HOME, ...more });
  expect(status).toBe(201);
  return body.addressId;
};

/** A guest with one dog food. */
export const guestWithFood = async (world: OrderWorld, partNumber = 'KIB-5', more = {}): Promise<Browser> => {
  const browser = await world.guest();
  expect((await browser.add(partNumber, '1', more)).status).toBe(201);
  return browser;
};

/** A guest who has entered everything. */
export const readyGuest = async (world: OrderWorld): Promise<Browser> => {
  const browser = await guestWithFood(world);
  await browser.put('cart/@self/x_contact', CONTACT);
  await browser.put('cart/@self/shipping_info', { addressId: await addAddress(browser) });
  await browser.post('cart/@self/payment_instruction', card(world.provider.cardToken('approved')));
  return browser;
};

export const checkoutOf = async (browser: Browser): Promise<Answer['body']> =>
  (await browser.get('cart/@self/x_checkout')).body;
