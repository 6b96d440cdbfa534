import { invalidParameter } from '../http/commerce-failure.ts';
import type { Position } from './distance.ts';

/** Half the circumference of the earth, the largest possible distance. */
const FURTHEST_MILES = 12_450;
const MAX_STORES = 100;

/** Numbers come as text, as the platform writes them, or as numbers. */
export type NumberText = string | number;

/** Reads a ZIP code of five digits, with or without four more. Throws with the name of the parameter. [STO-08] */
export const readZipCode = (text: string, parameter: string): string => {
  const digits = /^(\d{5})(?:-?\d{4})?$/.exec(text.trim())?.[1];
  if (digits === undefined) throw invalidParameter(parameter, `${parameter} must be a ZIP code of five digits.`);
  return digits;
};

const DECIMAL = /^-?\d{1,5}(?:\.\d{0,20})?$/;

const readNumber = (given: NumberText, parameter: string, least: number, most: number): number => {
  const text = String(given).trim();
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw invalidParameter(parameter, `${parameter} must be a number from ${least} to ${most}.`);
};

/** Reads the requested number of stores; `otherwise` when it is missing. Throws with the name of the parameter. */
export const readCount = (given: NumberText | undefined, parameter: string, otherwise: number): number => {
  if (given === undefined || given === '') return otherwise;
  const count = readNumber(given, parameter, 1, MAX_STORES);
  if (!Number.isInteger(count)) throw invalidParameter(parameter, `${parameter} must be a whole number.`);
  return count;
};

/** Reads a radius in statute miles; unlimited when it is missing. Throws with the name of the parameter. */
export const readRadius = (given: NumberText | undefined, parameter: string): number =>
  given === undefined || given === '' ? FURTHEST_MILES : readNumber(given, parameter, 0, FURTHEST_MILES);

/** Reads a point on the earth. Throws with the name of the parameter. */
export const readPosition = (latitude: string, longitude: string): Position => ({
  latitude: readNumber(latitude, 'latitude', -90, 90),
  longitude: readNumber(longitude, 'longitude', -180, 180),
});
