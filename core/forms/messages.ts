/** Messages beside a field, with the exact texts of the specification (FRM-02 to FRM-08). */
export const REQUIRED = 'This field is required.';
/** The two spaces are the specification's. */
export const LETTERS_ONLY =
  'This field  accepts alphabet text only. Please remove any numbers, special characters or punctuation.';
/** The message for a text that is too long. */
export const atMost = (characters: number): string => `Please use ${characters} characters or fewer.`;

export const PLAIN_TEXT = 'Please use plain text, without < or >.';

export const REGISTRATION_PASSWORD = '8-20 characters and include at least one number and 1 capital letter';
export const INTERSTITIAL_PASSWORD = '6-20 characters and include at least 1 number and 1 letter.';
export const US_PHONE = 'Please enter a valid US phone number';
export const INTERSTITIAL_PHONE = 'Phone number must contain 10 numerical digits.';
export const PALS_NUMBER = 'Please enter a valid pals rewards number.';
export const ZIP_CODE = 'Please enter a valid ZIP Code.';

const EXAMPLE_EMAIL = 'name@example.com';
export const EMAIL = `Please enter a valid email address using the format: ${EXAMPLE_EMAIL}`;

/** The message for an empty field of the header's ZIP form, which contains its name (FRM-02). */
export const requiredNamed = (label = 'This'): string => `${label} field is required.`;
