/**
 * A number's digits in groups of three, as `1,234,567` or, with decimals, `1,234.50`; the sign stays away from a zero.
 * By hand: a browser's `Intl.NumberFormat` takes longer to make than a whole page of numbers, on phones half the time in
 * which a touch should be answered.
 */
export const grouped = (number: number, decimals = 0): string => {
  const digits = fixed(Math.abs(number), decimals);
  const [whole = '', ...fraction] = digits.split('.');
  const sign = number < 0 && Number(digits) !== 0 ? '-' : '';
  return sign + [whole.replace(GROUP_ENDS, ','), ...fraction].join('.');
};

/** A number has at most 309 digits before its point, which are 103 groups. */
const GROUP_ENDS = /\B(?=(?:\d{3}){1,103}$)/g;

/** From here on numbers are written as powers of ten. */
const LARGE = 1e21;
const SMALL = 1e-6;

/** Rounded as the number is written: 1.005 is 1.01, although what stands for it in binary is a little less. */
const fixed = (number: number, decimals: number): string => {
  if (number >= LARGE) return `${BigInt(number)}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  const units = number < SMALL ? 0 : Math.round(Number(`${number}e${decimals}`));
  if (decimals === 0 || !Number.isSafeInteger(units)) return number.toFixed(decimals);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
