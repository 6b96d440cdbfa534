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

/** Formats a phone number as `(xxx) xxx-xxxx` while it is typed (FRM-06). */
export const shapePhone: Shape = (typed) => {
  const digits = phoneDigits(typed);
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`;
  const area = `(${digits.slice(0, 3)}) `;
  return digits.length <= 6 ? area + digits.slice(3) : `${area}${digits.slice(3, 6)}-${digits.slice(6)}`;
};

/** Keeps the first nine digits (FRM-07). */
export const shapePalsNumber: Shape = (typed) => digitsOf(typed).slice(0, 9);
