import { invalidParameter } from '../http/commerce-failure.ts';
import { readName } from '../input/name-and-email.ts';
import { readUsPhone } from '../input/us-phone.ts';
import { usStates } from '../stores/us-states.ts';
import type { PostalAddress } from './address-directory.ts';

const text = (maxLength: number): { type: string; maxLength: number } => ({ type: 'string', maxLength });

/** Fields of an address on the wire, for JSON schemas. */
export const addressProperties = {
  nickName: text(64),
  addressType: { type: 'string', enum: ['Shipping', 'Billing', 'ShippingAndBilling'] },
  primary: { type: 'string', enum: ['true', 'false'] },
  x_defaultShipping: { type: 'string', enum: ['true', 'false'] },
  x_defaultBilling: { type: 'string', enum: ['true', 'false'] },
  firstName: text(64),
  lastName: text(64),
  addressLine: { type: 'array', maxItems: 3, items: text(100) },
  city: text(64),
  state: text(2),
  zipCode: text(10),
  country: text(2),
  phone1: text(32),
  email1: text(254),
};

/** An address of a request after its schema was checked. */
export interface AddressBody {
  readonly nickName?: string;
  readonly addressType?: 'Shipping' | 'Billing' | 'ShippingAndBilling';
  readonly primary?: 'true' | 'false';
  /** For which of its uses it is the default: an extension, since `primary` cannot tell them apart. */
  readonly x_defaultShipping?: 'true' | 'false';
  readonly x_defaultBilling?: 'true' | 'false';
  readonly firstName?: string;
  readonly lastName?: string;
  readonly addressLine?: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
  readonly country?: string;
  readonly phone1?: string;
  readonly email1?: string;
}

/** An address with its recipient. */
export interface RecipientAddress extends PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits; empty without a number. */
  readonly phone: string;
}

const states = new Set(usStates.map(({ code }) => code));

const oneLine = (value: string | undefined): string => (value ?? '').trim().replace(/\s+/g, ' ');

const required = (value: string | undefined, parameter: string): string => {
  const line = oneLine(value);
  if (line === '') throw invalidParameter(parameter, `${parameter} is required.`);
  return line;
};

const readState = (value: string | undefined): string => {
  const state = required(value, 'state').toUpperCase();
  if (!states.has(state)) throw invalidParameter('state', 'state must be the code of a state, such as CA.');
  return state;
};

const readZip = (value: string | undefined): string => {
  const zip = /^(\d{5})(?:-?\d{4})?$/.exec(required(value, 'zipCode'))?.[1];
  if (zip === undefined) throw invalidParameter('zipCode', 'zipCode must have five digits.');
  return zip;
};

/** Reads an address of the United States. Throws the first fault with the name of its field. [CHK-03] */
export const readAddress = (body: AddressBody): RecipientAddress => {
  const [line1, ...more] = body.addressLine ?? [];
  if ((body.country ?? 'US').toUpperCase() !== 'US') throw invalidParameter('country', 'country must be US.');
  const phone = oneLine(body.phone1);
  return {
    firstName: readName(body.firstName ?? '', 'firstName'),
    lastName: readName(body.lastName ?? '', 'lastName'),
    line1: required(line1, 'addressLine'),
    line2: oneLine(more.join(' ')),
    city: required(body.city, 'city'),
    state: readState(body.state),
    zipCode: readZip(body.zipCode),
    phone: phone === '' ? '' : readUsPhone(phone, 'phone1'),
  };
};

/** Writes an address for the wire. */
export const toWireAddress = (
  address: PostalAddress & Partial<RecipientAddress>,
): Readonly<Record<string, string | readonly string[]>> => ({
  ...(address.firstName === undefined ? {} : { firstName: address.firstName, lastName: address.lastName ?? '' }),
  addressLine: [address.line1, address.line2, ''],
  city: address.city,
  state: address.state,
  zipCode: address.zipCode,
  country: 'US',
  ...(address.phone === undefined ? {} : { phone1: address.phone }),
});
