import { invalidParameter } from '../http/commerce-failure.ts';

/** Reads a name of letters. Throws with the name of the parameter. [FRM-04] */
export const readName = (value: string, parameter: string): string => {
  const name = value.trim().replace(/ +/g, ' ');
  if (name === '') throw invalidParameter(parameter, `${parameter} is required.`);
  if (!/^\p{L}[\p{L}\p{M}'’ .-]*$/u.test(name)) throw invalidParameter(parameter, `${parameter} accepts letters only.`);
  return name;
};

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u;

/** Reads an email address and returns it in lower case. Throws with the name of the parameter. [FRM-03] */
export const readEmail = (value: string, parameter: string): string => {
  const email = value.trim().toLowerCase();
  if (!EMAIL.test(email)) throw invalidParameter(parameter, `${parameter} must be an email address.`);
  return email;
};
