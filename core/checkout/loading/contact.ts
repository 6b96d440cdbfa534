import * as E from 'fp-ts/Either';
import { checkEmail, checkPhone, checkRecipient } from '../../forms/checks';
import { firstErrors, makeForm, type FieldErrors, type FieldRule, type Form } from '../../forms/form';
import { phoneDigits, shapePhone } from '../../forms/shapes';
import type { PickupPerson } from '../../cart/fulfilment/fulfilment';
import type { Contact } from './checkout';

export type ContactField = 'email' | 'phone' | keyof PickupPerson;

/** What was typed into the fields of a contact. */
export type ContactEntries = Readonly<Record<ContactField, string>>;

const nameRules = (isNeeded: boolean): Readonly<Record<keyof PickupPerson, FieldRule>> => ({
  firstName: { label: 'First name', optional: !isNeeded, checks: [checkRecipient] },
  lastName: { label: 'Last name', optional: !isNeeded, checks: [checkRecipient] },
});

const formWith = (asksWhoPicksUp: boolean): Form<ContactField> =>
  makeForm<ContactField>({
    email: { label: 'Email', checks: [checkEmail] },
    phone: { label: 'Phone number', shape: shapePhone, checks: [checkPhone] },
    ...nameRules(asksWhoPicksUp),
  });

const deliveryForm = formWith(false);
const pickupForm = formWith(true);

/** The form of the contact step; with something to pick up, it asks for a name, too (CHK-01, FRM-03, FRM-04, FRM-06). */
export const contactFormOf = (asksWhoPicksUp: boolean): Form<ContactField> =>
  asksWhoPicksUp ? pickupForm : deliveryForm;

/** The fields of a contact. */
export const contactEntries = ({ email, phone, pickup }: Contact): ContactEntries => ({
  email,
  phone,
  firstName: pickup?.firstName ?? '',
  lastName: pickup?.lastName ?? '',
});

/** The contact that was typed; without a name when nobody was asked who picks up. */
export const contactOf = ({ email, phone, firstName, lastName }: ContactEntries, asksWhoPicksUp: boolean): Contact => ({
  email,
  phone,
  ...(asksWhoPicksUp ? { pickup: { firstName, lastName } } : {}),
});

/** Fields of the contact are empty or do not have the right form. Nothing was sent. */
export interface InvalidContact {
  readonly kind: 'invalid-contact';
  readonly errors: FieldErrors<ContactField>;
}

/**
 * Checks a typed contact and converts it to its stored form: no outer spaces, a phone number of ten digits. A contact with
 * somebody who picks up needs the whole name.
 */
export const checkContact = (typed: Contact): E.Either<InvalidContact, Contact> => {
  const { email, phone, pickup } = typed;
  const errors = firstErrors(contactFormOf(pickup !== undefined), contactEntries(typed));
  return errors === undefined
    ? E.right({ email: email.trim(), phone: phoneDigits(phone), ...(pickup && { pickup: trimmed(pickup) }) })
    : E.left({ kind: 'invalid-contact', errors });
};

const trimmed = ({ firstName, lastName }: PickupPerson): PickupPerson => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});
