import { atMost, EMAIL, LETTERS_ONLY, US_PHONE, ZIP_CODE } from './messages';

/** Checks a value that is not empty. Returns the error message, or undefined for a valid value. */
export type Check = (value: string) => string | undefined;

/** Returns a check that refuses what the pattern does not match. */
export const matching =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : message;

/** The maximum length of each text at the service (REG-02); passwords have a stricter rule of their own. */
export const MAX_LENGTHS = { name: 64, email: 254, password: 200 } as const;

/** Limits the number of characters, counted as a reader sees them. */
const checkLength =
  (most: number): Check =>
  (value) =>
    Array.from(value).length <= most ? undefined : atMost(most);

/** One @, no spaces, and a domain of at least two parts; at most 254 characters (FRM-03). */
export const checkEmail: Check = matching(
  /^(?=.{1,254}$)[^\s@<>()[\],;:"\\]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u,
  EMAIL,
);

const checkLetters = matching(/^[\p{L}\p{M} ]+$/u, LETTERS_ONLY);
const checkNameLength = checkLength(MAX_LENGTHS.name);

/** Letters of any script and spaces (FRM-04), up to the maximum length. Returns one message at a time. */
export const checkName: Check = (value) => checkLetters(value) ?? checkNameLength(value);

const checkWrittenName = matching(/^\p{L}[\p{L}\p{M}'’ .-]*$/u, LETTERS_ONLY);

/**
 * The name of who gets a parcel or a bill, as it is written: with hyphens, apostrophes and periods (Mary-Jane O’Neil). The
 * specification's rule, `checkName`, is about the names of accounts.
 */
export const checkRecipient: Check = (value) => checkWrittenName(value.trim()) ?? checkNameLength(value);

// No area code begins with 0 or 1, and what is stored drops them there: such a number would lose a digit.
const TEN_DIGITS = /^(?:\+?1)?[2-9]\d{9}$/;
const withoutMarks = (phone: string): string => phone.replace(/[()\s.-]/g, '');

/** Ten digits, with or without +1 before them and with any separators (FRM-06). */
export const checkPhone: Check = (value) => (TEN_DIGITS.test(withoutMarks(value)) ? undefined : US_PHONE);

/** Exactly five digits (FRM-08). */
export const checkZip: Check = matching(/^\d{5}$/, ZIP_CODE);

/** An amount in the shop's currency, with at most two decimals (FRM-09). */
export const checkTipAmount: Check = matching(
  /^\d{1,5}(?:\.\d{1,2})?$/,
  'Please enter an amount with up to two decimals, such as 3.50.',
);
