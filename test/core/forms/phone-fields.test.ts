import * as E from 'fp-ts/Either';
import { profileForm } from '../../../core/account/profile/profile-forms';
import { addressForm } from '../../../core/addresses/address';
import { contactFormOf } from '../../../core/checkout/loading/contact';
import { makeChangeProfile } from '../../../core/account/profile/change-profile';
import { registrationForm } from '../../../core/identity/registration/registration-form';
import { vetForm } from '../../../core/pets/pet-form';
import { startForm } from '../../../core/repeat-delivery/start-form';
import { joinForm } from '../../../core/rewards/membership/join-form';
import type { Form } from '../../../core/forms/form';
import { aProfile } from '../../builders/profile';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeProfileGateway } from '../../fakes/fake-profile-gateway';

const US_PHONE = 'Please enter a valid US phone number';
const NO_PHONES = ['abc', '1', '+49 30 1234567', '+49 30 123456', '(555) 010-0199 x12', '555010019955'];

/** Returns what a form shows for a phone number that was typed, and its errors. */
const enter = <Key extends string>(form: Form<Key>, key: Key) => ({
  typed: (phone: string) => form.change(form.initial, key, phone).fields[key],
  posted: (phone: string) =>
    form.validate(form.setFields(form.initial, { [key]: phone } as Partial<Record<Key, string>>)).fields[key],
});

describe.each([
  ['profile', enter(profileForm, 'phone')],
  ['vet', enter(vetForm, 'phone')],
  ['address', enter(addressForm, 'phone')],
  ['contact of an order', enter(contactFormOf(false), 'phone')],
  ['new repeat delivery', enter(startForm, 'phone')],
  ['rewards', enter(joinForm, 'palsPhoneNumber')],
  ['registration', enter(registrationForm, 'phoneNumber')],
  ['rewards at the registration', enter(registrationForm, 'palsPhoneNumber')],
])('[FRM-06] the phone number of the form: %s', (_form, { typed, posted }) => {
  test.each(NO_PHONES)('refuses %s and keeps it to be corrected', (phone) => {
    expect(typed(phone)).toMatchObject({ value: phone, errors: [US_PHONE] });
    expect(posted(phone)).toMatchObject({ value: phone, errors: [US_PHONE] });
  });

  test('accepts +1 before ten digits', () => {
    expect(posted('+1 858.555.0100')).toMatchObject({ value: '(858) 555-0100', errors: [] });
  });
});

test.each(NO_PHONES)('[ACC-02] [FRM-06] the account keeps its phone number when %s is sent', async (phone) => {
  const profile = aProfile({ phone: '6195550123' });
  const profiles = new FakeProfileGateway(new FakeCaller().signsIn('700002')).hasAccount('700002', profile);
  expect(await makeChangeProfile({ profiles })({ ...profile, phone })()).toEqual(
    E.left({ kind: 'invalid-fields', errors: { phone: US_PHONE } }),
  );
  expect(await profiles.profile()).toEqual(E.right(profile));
});
