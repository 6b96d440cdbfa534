import type { TypeOf } from 'io-ts';
import type { Address, AddressField, AddressPurpose, Destination, SavedAddress } from '../../../core/addresses/address';
import type { AddressDraft } from '../../../core/addresses/address-book';
import { COUNTRY } from '../../../core/configuration/constants';
import { fields, listOf, optionalFlag, optionalText, text, texts } from '../../http/wire-codecs';

const postalFields = {
  addressLine: texts,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
};

const recipientFields = {
  ...postalFields,
  firstName: optionalText,
  lastName: optionalText,
  phone1: optionalText,
};

/**
 * An address of the address book (contracts 2). The platform has one flag, `primary`, which does not say for which of two
 * uses an address is the default; the fields that begin with `x_` are an extension of this project's backend.
 */
export const contactWire = fields('address', {
  ...recipientFields,
  addressId: text,
  nickName: optionalText,
  addressType: optionalText,
  primary: optionalFlag,
  x_defaultShipping: optionalFlag,
  x_defaultBilling: optionalFlag,
});

export const addressBookWire = fields('address book', { contact: listOf(contactWire) });

/** The response to a written address: its id, or how the directory would write it. */
export const addressWrittenWire = fields('written address', {
  addressId: optionalText,
  validatedAddresses: listOf(fields('suggested address', recipientFields)),
});

export const suggestionsWire = fields('suggested addresses', {
  suggestions: listOf(fields('suggested address', postalFields)),
});

export const placeWire = fields('place', { city: text, state: text, zipCode: text });

type PostalWire = Pick<TypeOf<typeof contactWire>, keyof typeof postalFields>;
type RecipientWire = Pick<TypeOf<typeof contactWire>, keyof typeof recipientFields>;

const PURPOSES: ReadonlyMap<string, AddressPurpose> = new Map([
  ['shipping', 'delivery'],
  ['billing', 'billing'],
]);

const TYPES: Readonly<Record<AddressPurpose, string>> = {
  delivery: 'Shipping',
  billing: 'Billing',
  both: 'ShippingAndBilling',
};

export const toDestination = ({ addressLine, city, state, zipCode }: PostalWire): Destination => {
  const [line1 = '', ...more] = addressLine;
  return { line1, line2: more.join(' '), city: city ?? '', state: state ?? '', zipCode: zipCode?.slice(0, 5) ?? '' };
};

export const toAddress = (wire: RecipientWire): Address => ({
  firstName: wire.firstName ?? '',
  lastName: wire.lastName ?? '',
  ...toDestination(wire),
  phone: wire.phone1?.replace(/\D/g, '') ?? '',
});

/** With the platform's flag alone, an address is the default for all that it may be used for. */
export const toSavedAddress = (wire: TypeOf<typeof contactWire>): SavedAddress => {
  const purpose = PURPOSES.get(wire.addressType?.toLowerCase() ?? '') ?? 'both';
  return {
    ...toAddress(wire),
    id: wire.addressId,
    nickName: wire.nickName ?? wire.addressId,
    purpose,
    isDefault: {
      delivery: wire.x_defaultShipping ?? (wire.primary === true && purpose !== 'billing'),
      billing: wire.x_defaultBilling ?? (wire.primary === true && purpose !== 'delivery'),
    },
  };
};

const flag = (name: string, value: boolean | undefined): Readonly<Record<string, string>> =>
  value === undefined ? {} : { [name]: String(value) };

const defaultsBody = ({ delivery, billing }: NonNullable<AddressDraft['isDefault']>) => ({
  ...flag(
    'primary',
    delivery === undefined && billing === undefined ? undefined : delivery === true || billing === true,
  ),
  ...flag('x_defaultShipping', delivery),
  ...flag('x_defaultBilling', billing),
});

const addressBody = (address: Address): Readonly<Record<string, unknown>> => ({
  firstName: address.firstName,
  lastName: address.lastName,
  addressLine: [address.line1, address.line2],
  city: address.city,
  state: address.state,
  zipCode: address.zipCode,
  country: COUNTRY,
  ...(address.phone === '' ? {} : { phone1: address.phone }),
});

export const draftBody = ({
  address,
  nickName,
  purpose,
  isDefault = {},
}: AddressDraft): Readonly<Record<string, unknown>> => ({
  ...addressBody(address),
  ...(nickName === undefined ? {} : { nickName }),
  ...(purpose === undefined ? {} : { addressType: TYPES[purpose] }),
  ...defaultsBody(isDefault),
});

const FIELDS: ReadonlyMap<string, AddressField> = new Map([
  ['firstname', 'firstName'],
  ['lastname', 'lastName'],
  ['addressline', 'line1'],
  ['address1', 'line1'],
  ['address2', 'line2'],
  ['city', 'city'],
  ['state', 'state'],
  ['zipcode', 'zipCode'],
  ['phone1', 'phone'],
]);

/** The field of an address that a parameter of a refusal names, such as `addressLine.0`. */
export const addressFieldOf = (parameter: string): AddressField | undefined =>
  FIELDS.get(parameter.split('.', 1)[0]?.toLowerCase() ?? '');
