import type { Page } from 'playwright-core';
import { HttpShopper, type ShopResponse } from './http-shopper';

/** An order that was placed over the wire, as the checkout does it. */
export interface PlacedByWire {
  readonly orderId: string;
  /** Opens the order without an account. */
  readonly token: string;
  readonly email: string;
}

export interface WantedLine {
  readonly partNumber: string;
  readonly quantity?: number;
}

/** A card that the embedded payment provider approves. */
const CARD = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' };

const ADDRESS = {
  addressType: 'ShippingAndBilling',
  nickName: 'Home',
  firstName: 'Pat',
  lastName: 'Doe',
  addressLine: ['1 Bark St', 'Unit 2', ''],
  city: 'San Diego',
  state: 'CA',
  zipCode: '92101',
  country: 'US',
  phone1: '5555550100',
};

/** A parsed response. Throws for a refusal, with what the shop said. */
const bodyOf = (what: string, { status, text }: ShopResponse): ReturnType<typeof JSON.parse> => {
  if (status >= 300) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
  return text === '' ? {} : JSON.parse(text);
};

/** Turns a test card into a token, as the provider's own page does. The shopper needs a cart. */
export const cardToken = async (
  shopper: HttpShopper,
  number: string = CARD.number,
): Promise<{ readonly token: string; readonly brand: string }> => {
  const { x_cardFields } = bodyOf('payments', await shopper.call('GET', 'cart/@self/usable_payment_info'));
  const { origin } = x_cardFields as { readonly origin: string };
  const response = await fetch(`${origin}/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...CARD, number }),
  });
  return response.json();
};

const giveContact = async (shopper: HttpShopper, email: string): Promise<void> => {
  const { firstName, lastName } = ADDRESS;
  const contact = { email1: email, phone1: '5555550100', firstName, lastName };
  bodyOf('contact', await shopper.call('PUT', 'cart/@self/x_contact', contact));
};

/** Saves an address as it is typed, and returns its id. */
export const saveAddress = async (
  shopper: HttpShopper,
  line1: string,
  phone1 = ADDRESS.phone1,
  place: Partial<Pick<typeof ADDRESS, 'city' | 'state' | 'zipCode'>> = {},
): Promise<string> => {
  const address = {
    ...ADDRESS,
    ...place,
    phone1,
    addressLine: [line1, 'Unit 2', ''],
    nickName: `${line1} ${Date.now()}`,
  };
  const response = await shopper.call('POST', 'person/@self/contact?bypassAVS=true', address);
  return bodyOf('address', response).addressId;
};

const giveAddress = async (shopper: HttpShopper): Promise<void> => {
  const addressId = await saveAddress(shopper, '1 Bark St');
  bodyOf(
    'shipping',
    await shopper.call('PUT', 'cart/@self/shipping_info', { orderId: '.', addressId, shipModeId: '11' }),
  );
};

const giveCard = async (
  shopper: HttpShopper,
  _email: string,
  savesCard: boolean,
  cardNumber: string,
): Promise<void> => {
  const { token, brand } = await cardToken(shopper, cardNumber);
  const protocolData = Object.entries({
    account: token,
    brand,
    last_four: cardNumber.slice(-4),
    expire_month: String(CARD.expiryMonth),
    expire_year: String(CARD.expiryYear),
    save_card: String(savesCard),
  }).map(([name, value]) => ({ name, value }));
  bodyOf(
    'payment',
    await shopper.call('POST', 'cart/@self/payment_instruction', { payMethodId: 'CARD', protocolData }),
  );
};

/** What the steps of the checkout ask for, in their order. */
const STEPS: ReadonlyArray<
  (shopper: HttpShopper, email: string, savesCard: boolean, cardNumber: string) => Promise<void>
> = [giveContact, giveAddress, giveCard];

/** Completes the given number of the checkout's steps by its calls: contact, delivery, payment. */
export const completeSteps = async (
  shopper: HttpShopper,
  steps: number = STEPS.length,
  email = 'pat@example.test',
  savesCard = false,
  cardNumber: string = CARD.number,
): Promise<void> => {
  for (const give of STEPS.slice(0, steps)) await give(shopper, email, savesCard, cardNumber);
};

/**
 * Places an order with a card for delivery: cart, contact, address, payment and the order itself, by the calls of the
 * checkout. The shopper needs an identity; only a customer can save the card. Throws when the shop refuses a step.
 */
export const placeOrder = async (
  shopper: HttpShopper,
  lines: ReadonlyArray<WantedLine>,
  email = 'pat@example.test',
  savesCard = false,
  cardNumber: string = CARD.number,
): Promise<PlacedByWire> => {
  for (const { partNumber, quantity = 1 } of lines) {
    const item = { partNumber, quantity: String(quantity) };
    bodyOf(`add ${partNumber}`, await shopper.call('POST', 'cart', { orderId: '.', orderItem: [item] }));
  }
  await completeSteps(shopper, STEPS.length, email, savesCard, cardNumber);
  const { orderId, grandTotal, x_key } = bodyOf('precheckout', await shopper.call('PUT', 'cart/@self/precheckout', {}));
  const placed = bodyOf(
    'checkout',
    await shopper.call('POST', 'cart/@self/checkout', {
      orderId,
      notifyMerchant: '1',
      notifyShopper: '1',
      notifyOrderSubmitted: '1',
      x_key,
      x_grandTotal: grandTotal,
      x_returnUrl: `${shopper.address}/checkout`,
    }),
  );
  return { orderId: placed.orderId, token: placed.x_orderToken, email };
};

/**
 * A new guest with products in the cart, added by the shop's own form, which makes the shopper a guest. Throws when the
 * shop refuses one.
 */
export const guestWithCart = async (
  lines: readonly [WantedLine, ...WantedLine[]],
  address?: string,
): Promise<HttpShopper> => {
  const shopper = new HttpShopper(address);
  for (const { partNumber, quantity = 1 } of lines) {
    const { status, text } = await shopper.post('/cart/add', { partNumber, quantity: String(quantity) });
    if (status !== 303) throw new Error(`add ${partNumber}: ${status} ${text.slice(0, 300)}`);
  }
  return shopper;
};

/** A new guest who has placed an order. */
export const guestWithOrder = async (
  lines: readonly [WantedLine, ...WantedLine[]],
  address?: string,
): Promise<PlacedByWire & { readonly shopper: HttpShopper }> => {
  const shopper = await guestWithCart(lines, address);
  return { shopper, ...(await placeOrder(shopper, [])) };
};

/** A shipment of an order on the wire. */
export interface WireShipment {
  readonly shipmentId: string;
  readonly orderItemId: ReadonlyArray<string>;
  /** The other company that sells and ships it. */
  readonly x_vendor?: string;
}

/** An order's shipments. */
export const readShipments = async ({ token }: Pick<PlacedByWire, 'token'>): Promise<ReadonlyArray<WireShipment>> =>
  bodyOf('order', await new HttpShopper().call('GET', `order/x_byToken/${encodeURIComponent(token)}`)).x_shipments;

/** The numbers of an order's shipments. */
export const shipmentsOf = async (order: Pick<PlacedByWire, 'token'>): Promise<ReadonlyArray<string>> =>
  (await readShipments(order)).map(({ shipmentId }) => shipmentId);

type WarehouseStep = 'packed' | 'shipped' | 'delivered' | 'returned';

/** Moves a shipment on, as the warehouse does on the development page. */
export const moveShipment = async (shipmentId: string, ...steps: ReadonlyArray<WarehouseStep>): Promise<void> => {
  for (const step of steps) {
    const { status, text } = await new HttpShopper().post(`/dev/orders/${shipmentId}/${step}`, {});
    if (status !== 303) throw new Error(`${step}: ${status} ${text.slice(0, 300)}`);
  }
};

/** Moves every shipment of an order on. */
export const moveOrder = async (
  order: Pick<PlacedByWire, 'token'>,
  ...steps: ReadonlyArray<WarehouseStep>
): Promise<void> => {
  for (const shipmentId of await shipmentsOf(order)) await moveShipment(shipmentId, ...steps);
};

/** The texts of a page's rows, such as the steps of a timeline. */
export const rowsOf = (page: Page, list: string): Promise<ReadonlyArray<string>> =>
  page.getByRole('list', { name: list }).getByRole('listitem').allTextContents();
