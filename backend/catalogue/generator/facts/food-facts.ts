import * as v from 'valibot';
import { checkData, positive, text } from '../../../shared/data-file.ts';
import { ownValue } from '../../../shared/own-value.ts';
import { makeRandom, type Random } from '../../../shared/random.ts';
import feedingFile from '../data/facts/feeding.json' with { type: 'json' };
import foodsFile from '../data/facts/foods.json' with { type: 'json' };
import type { AmountByWeight, FoodFacts } from '../../product-facts.ts';
import type { ProductDraft } from '../product-draft.ts';

const pair = v.strictTuple([positive, positive]);

const food = v.strictObject({
  /** The lowest and highest percentage of each nutrient. */
  analysis: v.record(text, pair),
  /** Percentage of ash; with it and the analysis, calories follow. */
  ash: v.optional(positive),
  serving: v.optional(v.strictObject({ one: text, many: text, grams: positive })),
  /** The step of daily amounts in servings; food without it has no feeding table. */
  portion: v.optional(positive),
});
type Food = v.InferOutput<typeof food>;

const foods = checkData('catalogue/generator/data/facts/foods.json', v.record(text, food), foodsFile);

/** Daily calories are `needs` for each kilogram to the power of `exponent`. */
const feeding = v.strictObject({
  exponent: positive,
  needs: v.record(text, positive),
  bands: v.record(text, v.array(pair)),
});

const guides = checkData(
  'catalogue/generator/data/facts/feeding.json',
  v.strictObject({ lines: v.record(text, v.record(text, v.number())), dog: feeding, cat: feeding }),
  feedingFile,
);

const POUNDS_PER_KILOGRAM = 2.2046;

/** The type of a food of dogs and cats, by its form. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['bag', 'dry'],
  ['can', 'wet'],
  ['box', 'fresh'],
  ['pouch', 'topper'],
]);

const foodOf = ({ kind, species }: ProductDraft): Food | undefined => {
  if (!/^(food|treat|diet)$/.test(kind.trade)) return undefined;
  if (kind.form === 'hay') return foods['hay'];
  if (species !== 'dog' && species !== 'cat') return ownValue(foods, species);
  const type = kind.trade === 'treat' ? 'treat' : TYPES.get(kind.form);
  return type === undefined ? undefined : ownValue(foods, `${species} ${type}`);
};

/** Picks the percentages of a food; lines such as High Protein shift them. */
const percentagesOf = (random: Random, { analysis }: Food, { words }: ProductDraft): ReadonlyMap<string, number> => {
  const shifts = Object.entries(guides.lines).flatMap(([line, shift]) => (words.includes(line) ? [shift] : []));
  // Shifts are of dry food: wet food, with less in it, is shifted less.
  const share = (100 - (analysis['Moisture (max)']?.[1] ?? 0)) / 90;
  return new Map(
    Object.entries(analysis).map(([name, [low, high]]) => {
      const step = high < 1 ? 0.05 : 0.5;
      const shift = shifts.reduce((sum, one) => sum + (ownValue(one, name) ?? 0), 0) * share;
      return [name, Math.round((low + random.next() * (high - low) + shift) / step) * step];
    }),
  );
};

/** Kilocalories in a kilogram, by the modified Atwater factors. */
const caloriesOf = (percentages: ReadonlyMap<string, number>, ash: number): number => {
  const of = (nutrient: string): number => [...percentages].find(([name]) => name.startsWith(nutrient))?.[1] ?? 0;
  const [protein, fat] = [of('Crude protein'), of('Crude fat')];
  const carbohydrates = Math.max(0, 100 - protein - fat - of('Crude fiber') - of('Moisture') - ash);
  return Math.round(10 * (3.5 * protein + 8.5 * fat + 3.5 * carbohydrates));
};

const FRACTIONS: ReadonlyMap<number, string> = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
]);

const amountText = (amount: number): string => {
  const whole = Math.floor(amount);
  return `${whole === 0 ? '' : whole}${FRACTIONS.get(amount - whole) ?? ''}`;
};

/** The value for the first name that occurs in the product's words, else the one for `other`. */
const valueFor = <Value>(values: Readonly<Record<string, Value>>, named: string): Value | undefined =>
  Object.entries(values).find(([name]) => named.includes(name))?.[1] ?? values['other'];

const feedingTable = (draft: ProductDraft, { portion, serving }: Food, perServing: number): AmountByWeight[] => {
  const { species, words, lifeStage, noun } = draft;
  if (portion === undefined || serving === undefined || (species !== 'dog' && species !== 'cat')) return [];
  const guide = guides[species];
  const named = `${words} ${noun} ${lifeStage}`;
  const need = valueFor(guide.needs, named) ?? 0;
  const servings = (pounds: number): number => {
    const calories = need * (pounds / POUNDS_PER_KILOGRAM) ** guide.exponent;
    return Math.max(portion, Math.round(calories / perServing / portion) * portion);
  };
  return (valueFor(guide.bands, named) ?? []).map(([from, to]) => {
    const [least, most] = [servings(from), servings(to)];
    const range = least === most ? amountText(most) : `${amountText(least)}–${amountText(most)}`;
    return { from, to, amount: `${range} ${most > 1 ? serving.many : serving.one}` };
  });
};

/** The facts of a food: its analysis, and for dogs and cats its calories and daily amounts by weight. */
export const foodFactsOf = (draft: ProductDraft, partNumber: string): FoodFacts | undefined => {
  const found = foodOf(draft);
  if (found === undefined) return undefined;
  const percentages = percentagesOf(makeRandom(`facts ${partNumber}`), found, draft);
  const analysis = [...percentages].map(([name, value]) => ({ name, value: `${value.toFixed(value < 1 ? 2 : 1)}%` }));
  const { ash, serving } = found;
  if (ash === undefined || serving === undefined) return { kind: 'food', analysis, feeding: [] };
  const perKilogram = caloriesOf(percentages, ash);
  const perServing = (perKilogram * serving.grams) / 1000;
  const shown = perServing < 10 ? perServing.toFixed(1) : String(Math.round(perServing));
  return {
    kind: 'food',
    analysis,
    calories: `${perKilogram.toLocaleString('en-US')} kcal/kg, ${shown} kcal per ${serving.one}`,
    feeding: feedingTable(draft, found, perServing),
  };
};
