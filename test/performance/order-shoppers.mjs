import { randomUUID } from 'node:crypto';
import { request } from 'undici';

/** Guests who fill a cart and a checkout over HTTP, for the crash script and the bench of orders. */

const BASE = '/wcs/resources/store/10151/';

/** Calls the commerce interface. Rejects when the connection breaks. */
export const call = async (origin, method, path, { cookie, body } = {}) => {
  const response = await request(`${origin}${path.startsWith('/') ? path : BASE + path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
    body: body && JSON.stringify(body),
  });
  const cookies = [response.headers['set-cookie'] ?? []].flat().map((text) => text.split(';', 1)[0]);
  return { status: response.statusCode, body: await response.body.json(), cookies };
};

const require2xx = ({ status, body }, what) => {
  if (status >= 200 && status < 300) return body;
  throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
};

/** Test cards of the embedded provider. */
export const CARDS = { approved: '4242424242424242', declined: '4000000000000002' };

/** A token of one of these cards; valid for one payment. */
export const cardToken = async (origin, cookie, number = CARDS.approved) => {
  const { x_cardFields } = require2xx(
    await call(origin, 'GET', 'cart/@self/usable_payment_info', { cookie }),
    'payment info',
  );
  const response = await fetch(`${x_cardFields.origin}/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: x_cardFields.origin },
    body: JSON.stringify({ number, expiryMonth: 12, expiryYear: 2090, securityCode: '123' }),
  });
  return (await response.json()).token;
};

/** A guest with one piece in the cart, as the cookies of a browser. */
export const newGuest = async (origin, partNumber) => {
  const guest = await call(origin, 'POST', 'guestidentity?updateCookies=true');
  require2xx(guest, 'guest');
  const cookie = guest.cookies.join('; ');
  const item = { orderItem: [{ partNumber, quantity: '1' }] };
  require2xx(await call(origin, 'POST', 'cart', { cookie, body: item }), 'cart');
  return cookie;
};

const ADDRESS = {
  nickName: 'Home',
  addressType: 'Shipping',
  firstName: 'Pat',
  lastName: 'Doe',
  addressLine: ['1 Bark St', '', ''],
  city: 'San Diego',
  state: 'CA',
  zipCode: '92121',
  country: 'US',
  phone1: '5555550100',
};

const giveContact = async (origin, cookie) => {
  const contact = { email1: 'pat@example.test', phone1: '5555550100' };
  require2xx(await call(origin, 'PUT', 'cart/@self/x_contact', { cookie, body: contact }), 'contact');
};

const giveAddress = async (origin, cookie) => {
  const { addressId } = require2xx(
    await call(origin, 'POST', 'person/@self/contact?bypassAVS=true', { cookie, body: ADDRESS }),
    'address',
  );
  const delivery = { orderId: '.', addressId, shipModeId: '11' };
  require2xx(await call(origin, 'PUT', 'cart/@self/shipping_info', { cookie, body: delivery }), 'delivery');
};

const giveCard = async (origin, cookie, accountToken, number) => {
  const payment = {
    payMethodId: 'CARD',
    protocolData: [
      { name: 'account', value: accountToken },
      { name: 'expire_month', value: '12' },
      { name: 'expire_year', value: '2090' },
      { name: 'brand', value: 'visa' },
      { name: 'last_four', value: number.slice(-4) },
    ],
  };
  require2xx(await call(origin, 'POST', 'cart/@self/payment_instruction', { cookie, body: payment }), 'payment');
};

/** What the steps of the checkout ask for, in their order. */
const STEPS = [giveContact, giveAddress, giveCard];

/** Completes the given number of the checkout's steps: contact, delivery, payment. */
export const completeSteps = async (origin, cookie, steps, accountToken, number = CARDS.approved) => {
  for (const give of STEPS.slice(0, steps)) await give(origin, cookie, accountToken, number);
};

/**
 * Completes the checkout of a guest, who pays with one of these cards. Returns what Place Order sends, with a key of its
 * own.
 */
export const completeCheckout = async (origin, cookie, number = CARDS.approved) => {
  const accountToken = await cardToken(origin, cookie, number);
  await completeSteps(origin, cookie, STEPS.length, accountToken, number);
  const cart = require2xx(await call(origin, 'GET', 'cart/@self', { cookie }), 'cart');
  return {
    cookie,
    body: {
      orderId: cart.orderId,
      x_key: randomUUID(),
      x_grandTotal: cart.grandTotal,
      x_returnUrl: 'http://127.0.0.1:3000/checkout',
    },
  };
};

/** Presses Place Order. */
export const pressPlaceOrder = (origin, { cookie, body }) =>
  call(origin, 'POST', 'cart/@self/checkout', { cookie, body });

/** Runs a task for each item, at most so many at once. */
export const eachOf = async (items, atOnce, task) => {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
