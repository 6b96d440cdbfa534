import { randomUUID } from 'node:crypto';
import type { HttpShopper } from './http-shopper';
import { placeOrder } from './placed-order';
import { aCustomer, type SignedInShopper } from './shoppers';

const PLANS = 'x_repeat_delivery/@self';

/** A customer who has bought something, with the address and the card saved. */
export interface RepeatShopper {
  readonly shopper: HttpShopper;
  readonly account: SignedInShopper['account'];
  /** The order of the product that is delivered again and again. */
  readonly orderId: string;
  readonly partNumber: string;
}

const read = async (shopper: HttpShopper, path: string): Promise<ReturnType<typeof JSON.parse>> => {
  const { status, text } = await shopper.call('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
};

interface OfferedLine {
  readonly partNumber: string;
  readonly x_categoryPath: string;
}

/** Products that a repeat delivery may have, in one request. */
const OFFERED_AT_ONCE = 20;

const offered = async (
  shopper: HttpShopper,
  partNumbers: ReadonlyArray<string>,
): Promise<ReadonlyArray<OfferedLine>> => {
  const query = partNumbers.map((partNumber) => `partNumber=${encodeURIComponent(partNumber)}`);
  return (await read(shopper, `x_repeat_delivery/offer?${query.join('&')}`)).lines;
};

/** The first of these part numbers that is dog food on repeat delivery. Throws when there is none. */
export const findRepeatable = async (shopper: HttpShopper, partNumbers: ReadonlyArray<string>): Promise<string> => {
  const all = await offered(shopper, partNumbers.slice(0, OFFERED_AT_ONCE));
  const food = all.find(({ x_categoryPath }) => /\/(?:dry|wet)-dog-food$/.test(x_categoryPath));
  if (food === undefined) throw new Error('none of the products is dog food that is delivered again and again');
  return food.partNumber;
};

/** Those of these part numbers that are delivered again and again. */
export const findRepeatables = async (
  shopper: HttpShopper,
  partNumbers: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const found: string[] = [];
  for (let start = 0; start < partNumbers.length; start += OFFERED_AT_ONCE) {
    const lines = await offered(shopper, partNumbers.slice(start, start + OFFERED_AT_ONCE));
    found.push(...lines.map(({ partNumber }) => partNumber));
  }
  return found;
};

/** A new customer who has bought one of these products that is delivered again and again. */
export const aRepeatShopper = async (partNumbers: ReadonlyArray<string>, address?: string): Promise<RepeatShopper> => {
  const { shopper, account } = await aCustomer('Robin', address);
  const partNumber = await findRepeatable(shopper, partNumbers);
  const { orderId } = await placeOrder(shopper, [{ partNumber }], 'robin@example.test', true);
  return { shopper, account, orderId, partNumber };
};

/** Starts a plan over the wire, which delivers in a month: two pieces of each product. Returns its number. */
export const startPlan = async (
  { shopper, partNumber }: Pick<RepeatShopper, 'shopper' | 'partNumber'>,
  partNumbers: ReadonlyArray<string> = [partNumber],
): Promise<string> => {
  const { contact } = await read(shopper, 'person/@self/contact');
  const { wallet } = await read(shopper, 'wallet/@self');
  const { status, text } = await shopper.call('POST', PLANS, {
    startKey: randomUUID(),
    frequency: { unit: 'WEEK', count: 4 },
    nextDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    addressId: contact[0].addressId,
    walletId: wallet[0].walletId,
    lines: partNumbers.map((each) => ({ partNumber: each, quantity: 2 })),
  });
  if (status !== 201) throw new Error(`no plan: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text).planId;
};
