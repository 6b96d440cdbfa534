import * as E from 'fp-ts/Either';
import { checkEmail, checkPhone } from '../forms/checks';
import { firstErrors, makeForm, type FieldErrors, type Form } from '../forms/form';
import { phoneDigits, shapePhone } from '../forms/shapes';
import type { Contact } from './checkout';

export type ContactField = keyof Contact;

/** The form of the contact step (CHK-01, FRM-03, FRM-06). */
export const contactForm: Form<ContactField> = makeForm<ContactField>({
  email: { label: 'Email', checks: [checkEmail] },
  phone: { label: 'Phone number', shape: shapePhone, checks: [checkPhone] },
});

/** Fields of the contact are empty or do not have the right form. Nothing was sent. */
export interface InvalidContact {
  readonly kind: 'invalid-contact';
  readonly errors: FieldErrors<ContactField>;
}

/** Checks a typed contact and converts it to its stored form: no outer spaces, a phone number of ten digits. */
export const checkContact = ({ email, phone }: Contact): E.Either<InvalidContact, Contact> => {
  const errors = firstErrors(contactForm, { email, phone });
  return errors === undefined
    ? E.right({ email: email.trim(), phone: phoneDigits(phone) })
    : E.left({ kind: 'invalid-contact', errors });
};
