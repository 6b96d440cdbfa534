/** Messages beside a field, with the exact texts of the specification (FRM-02 to FRM-08). */
export const REQUIRED = 'This field is required.';
/** The two spaces are the specification's. */
export const LETTERS_ONLY =
  'This field  accepts alphabet text only. Please remove any numbers, special characters or punctuation.';
/** The message for a text that is too long. */
export const atMost = (characters: number): string => `Please use ${characters} characters or fewer.`;

export const US_PHONE = 'Please enter a valid US phone number';
export const ZIP_CODE = 'Please enter a valid ZIP Code.';

const EXAMPLE_EMAIL = 'name@example.com';
export const EMAIL = `Please enter a valid email address using the format: ${EXAMPLE_EMAIL}`;

/** The message for an empty field of the header's ZIP form, which contains its name (FRM-02). */
export const requiredNamed = (label = 'This'): string => `${label} field is required.`;
