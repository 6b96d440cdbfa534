import {
  checkEmail,
  checkInterstitialPassword,
  checkInterstitialPhone,
  checkName,
  checkPalsNumber,
  checkPhone,
  checkRegistrationPassword,
  type Check,
} from '../../forms/checks';
import { makeForm, type Form } from '../../forms/form';
import { shapePalsNumber, shapePhone } from '../../forms/shapes';
import type { Registration } from './registration';

/** The fields of a registration (REG-01). */
export type RegistrationKey = Exclude<keyof Registration, 'captcha'>;

export type RegistrationForm = Form<RegistrationKey>;

const makeRegistrationForm = (checkPassword: Check, checkNumber: Check): RegistrationForm =>
  makeForm<RegistrationKey>({
    firstName: { label: 'First name', checks: [checkName] },
    lastName: { label: 'Last name', checks: [checkName] },
    email: { label: 'Email', checks: [checkEmail] },
    password: { label: 'Password', keepsSpaces: true, checks: [checkPassword] },
    phoneNumber: { label: 'Phone number', shape: shapePhone, checks: [checkNumber] },
    palsReward: { label: 'Rewards number', optional: true, shape: shapePalsNumber, checks: [checkPalsNumber] },
    palsPhoneNumber: { label: 'Rewards phone number', optional: true, shape: shapePhone, checks: [checkNumber] },
  });

/** As the registration page reads it (FRM-05, FRM-06). */
export const registrationForm: RegistrationForm = makeRegistrationForm(checkRegistrationPassword, checkPhone);

/** As the card's interstitial reads it: a shorter password, other words (FRM-05, FRM-06). */
export const interstitialRegistrationForm: RegistrationForm = makeRegistrationForm(
  checkInterstitialPassword,
  checkInterstitialPhone,
);
