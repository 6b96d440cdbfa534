import { invalidParameter } from '../http/commerce-failure.ts';

/** Reads the ten digits of a US phone number in any usual notation. Throws with the name of the parameter. */
export const readUsPhone = (value: string, parameter: string): string => {
  const digits = value.replace(/[()\s.-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  if (!/^\d{10}$/.test(digits))
    throw invalidParameter(parameter, `${parameter} must be a US phone number of 10 digits.`);
  return digits;
};
