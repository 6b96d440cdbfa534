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

/** Digits and what people write between them, with a plus sign before them at most. */
const PHONE_LIKE = /^[\s(\p{Cf}]*\+?[\d\s()./\p{Pd}\p{Cf}]*$/u;
/** The prefix of another country. */
const FOREIGN = /^(?:\+(?!1)|00(?!1))\d/;

/** Returns the digits when the text can be the beginning of a US phone number; undefined for any other text. */
const usDigits = (typed: string): string | undefined => {
  if (!PHONE_LIKE.test(typed) || FOREIGN.test(typed.replace(/[^\d+]/g, ''))) return undefined;
  const digits = digitsOf(typed).replace(/^[01]+/, '');
  return digits === '' || digits.length > 10 ? undefined : digits;
};

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
