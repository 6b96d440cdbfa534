import { checkPhone, matching, type Check } from './checks';

/*
 * Checks of the forms that make accounts and join programmes, with their exact messages. They are apart from the others,
 * which the scripts of every page with a form contain.
 */

export const REGISTRATION_PASSWORD = '8-20 characters and include at least one number and 1 capital letter';
export const INTERSTITIAL_PASSWORD = '6-20 characters and include at least 1 number and 1 letter.';
export const INTERSTITIAL_PHONE = 'Phone number must contain 10 numerical digits.';
export const PALS_NUMBER = 'Please enter a valid pals rewards number.';

/** 8 to 20 characters without spaces: a digit, a capital and a small letter (FRM-05, registration page). */
export const checkRegistrationPassword: Check = matching(
  /^(?=.*\d)(?=.*\p{Lu})(?=.*\p{Ll})\S{8,20}$/u,
  REGISTRATION_PASSWORD,
);

/** 6 to 20 characters without spaces: a letter and a digit (FRM-05, card interstitial). */
export const checkInterstitialPassword: Check = matching(/^(?=.*\d)(?=.*\p{L})\S{6,20}$/u, INTERSTITIAL_PASSWORD);

/** The rule of `checkPhone` in the card interstitial's words (FRM-06). */
export const checkInterstitialPhone: Check = (value) =>
  checkPhone(value) === undefined ? undefined : INTERSTITIAL_PHONE;

/** Nine digits (FRM-07). */
export const checkPalsNumber: Check = matching(/^\d{9}$/, PALS_NUMBER);
