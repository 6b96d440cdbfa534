import type { TypeOf } from 'io-ts';
import type { PickupPerson } from '../../../core/cart/fulfilment/fulfilment';
import type { Contact } from '../../../core/checkout/loading/checkout';
import { fields, optionalText } from '../../http/wire-codecs';

/** How the shopper is reached, and, by name, who picks up what is picked up in a store. */
export const orderContactWire = fields('contact', {
  email1: optionalText,
  phone1: optionalText,
  firstName: optionalText,
  lastName: optionalText,
});

type OrderContactWire = TypeOf<typeof orderContactWire> | undefined;

/** Converts a contact; undefined when nothing of it was entered. */
export const toContact = (wire: OrderContactWire): Contact | undefined => {
  const { email1 = '', phone1 = '' } = wire ?? {};
  const pickup = toPickupPerson(wire);
  return email1 === '' && phone1 === '' && pickup === undefined
    ? undefined
    : { email: email1, phone: phone1.replace(/\D/g, ''), ...(pickup && { pickup }) };
};

/** Converts who picks up; undefined when no name was sent. */
export const toPickupPerson = (wire: OrderContactWire): PickupPerson | undefined => {
  const { firstName = '', lastName = '' } = wire ?? {};
  return firstName === '' && lastName === '' ? undefined : { firstName, lastName };
};
