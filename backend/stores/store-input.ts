import { invalidParameter } from '../http/commerce-failure.ts';
import type { Position } from './distance.ts';

/** Half way around the earth: nothing is further away. */
const FURTHEST_MILES = 12_450;
export const MAX_STORES = 100;

/** Numbers come as text, as the platform writes them, or as numbers. */
export type NumberText = string | number;

/** A ZIP code's five digits, with or without four more behind them. Throws, naming the parameter. [STO-08] */
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

/** The requested number of stores; `otherwise` without the parameter. Throws, naming the parameter. */
export const readCount = (given: NumberText | undefined, parameter: string, otherwise: number): number => {
  if (given === undefined || given === '') return otherwise;
  const count = readNumber(given, parameter, 1, MAX_STORES);
  if (!Number.isInteger(count)) throw invalidParameter(parameter, `${parameter} must be a whole number.`);
  return count;
};

/** Statute miles; as far as there are stores when nothing is said. Throws, naming the parameter. */
export const readRadius = (given: NumberText | undefined, parameter: string): number =>
  given === undefined || given === '' ? FURTHEST_MILES : readNumber(given, parameter, 0, FURTHEST_MILES);

/** A point on the earth. Throws, naming the parameter. */
export const readPosition = (latitude: string, longitude: string): Position => ({
  latitude: readNumber(latitude, 'latitude', -90, 90),
  longitude: readNumber(longitude, 'longitude', -180, 180),
});
