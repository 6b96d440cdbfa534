import {
  checkInterstitialPassword,
  checkInterstitialPhone,
  checkPalsNumber,
  checkRegistrationPassword,
} from '../../forms/account-checks';
import { checkEmail, checkName, checkPhone, type Check } from '../../forms/checks';
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

/** The form of the registration page (FRM-05, FRM-06). */
export const registrationForm: RegistrationForm = makeRegistrationForm(checkRegistrationPassword, checkPhone);

/** The form of the card's interstitial, with a shorter minimum for passwords and its own messages (FRM-05, FRM-06). */
export const interstitialRegistrationForm: RegistrationForm = makeRegistrationForm(
  checkInterstitialPassword,
  checkInterstitialPhone,
);
