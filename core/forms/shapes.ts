/** Converts the typed text to the form that is stored and shown; applied at each change. */
export type Shape = (typed: string) => string;

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/**
 * Returns the digits of a US phone number that were typed so far, at most ten; leading 1s and 0s are dropped (FRM-06).
 */
export const phoneDigits = (typed: string): string =>
  digitsOf(typed)
    .replace(/^[01]+/, '')
    .slice(0, 10);

/** What people write between the digits of a phone number: letters would be an extension, or nonsense. */
const SEPARATORS = /[^\p{L}\d+]/gu;
/** The digits after 1s and 0s; no number with the prefix of another country, such as +49 or 0049. */
const US_NUMBER = /^(?!00[^1])(?:\+(?=1))?[01]*([2-9]\d{0,9})$/;

/** Returns the digits when the text can be the beginning of a US phone number; undefined for any other text. */
const usDigits = (typed: string): string | undefined => US_NUMBER.exec(typed.replace(SEPARATORS, ''))?.[1];

/**
 * Formats a phone number as `(xxx) xxx-xxxx` while it is typed (FRM-06). Other text stays as it was typed, so that it is
 * refused and can be corrected: cut to ten digits, it would be the number of another person, and without digits it would
 * count as an empty field.
 */
export const shapePhone: Shape = (typed) => {
  const digits = usDigits(typed);
  if (digits === undefined) return typed.trim() === '' ? '' : typed;
  if (digits.length <= 3) return `(${digits}`;
  const area = `(${digits.slice(0, 3)}) `;
  return digits.length <= 6 ? area + digits.slice(3) : `${area}${digits.slice(3, 6)}-${digits.slice(6)}`;
};

/** Keeps the first nine digits (FRM-07). */
export const shapePalsNumber: Shape = (typed) => digitsOf(typed).slice(0, 9);
