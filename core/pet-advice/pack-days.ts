import { poundsOf } from '../repeat-delivery/recommend-frequency';

/** How long a pack lasts, in whole days: with the largest and with the smallest amount of the table. */
export interface PackDays {
  readonly least: number;
  readonly most: number;
}

const GRAMS_PER_POUND = 453.592;
const GRAMS_PER_OUNCE = 28.35;
const OUNCE = 'oz.';
const MAX_TEXT = 100;

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['¼', 1 / 4],
  ['⅓', 1 / 3],
  ['½', 1 / 2],
  ['⅔', 2 / 3],
  ['¾', 3 / 4],
]);

/** Such as `2`, `1.5`, `½` or `1½`. */
const NUMBER = String.raw`\d{0,3}(?:\.\d{1,2})?[¼⅓½⅔¾]?`;
/** Such as `1½–2 cups`. */
const AMOUNT = new RegExp(`^(${NUMBER})(?: ?[–-] ?(${NUMBER}))? ([a-z][a-z. ]{0,19})$`, 'i');
/** Such as `3,500 kcal/kg, 367 kcal per cup`. */
const CALORIES = /^(\d{1,3}(?:,\d{3})?|\d{4,5}) kcal\/kg, (\d{1,5}(?:\.\d{1,2})?) kcal per ([a-z][a-z. ]{0,19})$/i;

const numberIn = (text: string): number =>
  Number(text.replace(/[^\d.]/g, '') || 0) + (FRACTIONS.get(text.slice(-1)) ?? 0);

const isUnit = (unit: string, one: string): boolean => unit === one || unit === `${one}s`;

/** What a unit of the table weighs in grams; undefined when the calories do not say so. */
const gramsOf = (unit: string, calories: string | undefined): number | undefined => {
  if (unit === OUNCE) return GRAMS_PER_OUNCE;
  const [, perKilogram = '', perServing = '', serving = ''] = CALORIES.exec(calories?.slice(0, MAX_TEXT) ?? '') ?? [];
  const kilogram = Number(perKilogram.replace(',', ''));
  return kilogram > 0 && isUnit(unit, serving) ? (1_000 * Number(perServing)) / kilogram : undefined;
};

/**
 * Returns how long a pack of this size lasts with a daily amount of the feeding table. Undefined when size, amount or
 * calories are worded in another way: nothing is guessed.
 */
export const packDays = (
  amount: string,
  calories: string | undefined,
  packSize: string | undefined,
): PackDays | undefined => {
  const [, low = '', high = low, unit = ''] = AMOUNT.exec(amount.slice(0, MAX_TEXT)) ?? [];
  const grams = gramsOf(unit, calories);
  const pounds = poundsOf(packSize ?? '');
  const [least, most] = [numberIn(low), numberIn(high)];
  if (grams === undefined || pounds === undefined || !(least > 0) || most < least) return undefined;
  const daysWith = (servings: number): number => Math.floor((pounds * GRAMS_PER_POUND) / (servings * grams));
  const days = { least: daysWith(most), most: daysWith(least) };
  return days.least > 0 && Number.isFinite(days.most) ? days : undefined;
};
