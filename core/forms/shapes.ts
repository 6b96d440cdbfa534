/** Puts what was typed into the form it is kept and shown in; applied to each change. */
export type Shape = (typed: string) => string;

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** The ten digits of a US phone number as far as they were typed: leading 1s and 0s are dropped (FRM-06). */
export const phoneDigits = (typed: string): string =>
  digitsOf(typed)
    .replace(/^[01]+/, '')
    .slice(0, 10);

/** `(xxx) xxx-xxxx`, growing as it is typed (FRM-06). */
export const shapePhone: Shape = (typed) => {
  const digits = phoneDigits(typed);
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`;
  const area = `(${digits.slice(0, 3)}) `;
  return digits.length <= 6 ? area + digits.slice(3) : `${area}${digits.slice(3, 6)}-${digits.slice(6)}`;
};

/** Digits only, the first nine (FRM-07). */
export const shapePalsNumber: Shape = (typed) => digitsOf(typed).slice(0, 9);
