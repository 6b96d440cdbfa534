import type { Specification } from '../product-facts.ts';
import type { AmountByWeight, FactRange, ProductFacts, SizeFacts } from '../product-facts.ts';
import type { FeedItem } from './feed/feed-item.ts';

type Details = FeedItem['details'];

/** The sections of `product_detail` that become facts; rows of other sections stay in the specification. */
const sections = {
  analysis: /^guaranteed analysis$/i,
  calories: /^calories$|^calorie content$/i,
  feeding: /^feeding( guide)?$/i,
  sizes: /^size chart$/i,
  care: /^care sheet$/i,
  medicine: /^medicine$/i,
  dosing: /^dosing$|^dosage$/i,
  warnings: /^warnings?$/i,
} as const;

type Section = keyof typeof sections;

const sectionOf = ({ section = '' }: Details[number]): Section | undefined =>
  (Object.keys(sections) as Section[]).find((name) => sections[name].test(section));

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
const RANGE = new RegExp(`^${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})?`);

/** Reads `Up to 22 lb`, `5-10 lb` or `100 lb and over`. */
const readPounds = (name: string): FactRange | undefined => {
  const upTo = new RegExp(`^(?:up to|under) ${NUMBER}`, 'i').exec(name)?.[1];
  if (upTo !== undefined) return { from: 0, to: Number(upTo) };
  const [, from, to] = RANGE.exec(name) ?? [];
  if (from === undefined) return undefined;
  return { from: Number(from), ...(to === undefined ? {} : { to: Number(to) }) };
};

const amountsOf = (rows: Details): readonly AmountByWeight[] =>
  rows.flatMap(({ name, value }) => {
    const pounds = readPounds(name);
    return pounds === undefined ? [] : [{ ...pounds, amount: value }];
  });

/** Reads a row such as `Small` with `Neck 10-14 in; Chest 15-21 in`. */
const readMeasures = (value: string): readonly (readonly [measure: string, FactRange])[] =>
  value.split(/[;,]/).flatMap((part) => {
    const [, measure, range = ''] = /^\s*([A-Za-z ]{2,20}?):? (\d.{0,30})$/.exec(part) ?? [];
    const [, from, to = from] = RANGE.exec(range) ?? [];
    return measure === undefined || from === undefined ? [] : [[measure, { from: Number(from), to: Number(to) }]];
  });

const sizesOf = (rows: Details): readonly SizeFacts[] => {
  const read = rows.map(({ name, value }) => ({ size: name, measured: readMeasures(value) }));
  const measures = read[0]?.measured.map(([measure]) => measure) ?? [];
  const sizes = read.filter(({ measured }) => measured.map(([measure]) => measure).join() === measures.join());
  if (measures.length === 0) return [];
  return [
    {
      kind: 'sizes',
      measures,
      sizes: sizes.map(({ size, measured }) => ({ size, inches: measured.map(([, range]) => range), pounds: [] })),
    },
  ];
};

const plain = (rows: Details): readonly Specification[] => rows.map(({ name, value }) => ({ name, value }));

const isYes = (value: string): boolean => /^(yes|true|required)$/i.test(value);

/** The facts that a feed names in sections of `product_detail` (PRO-06). */
export const feedFactsOf = (details: Details): readonly ProductFacts[] => {
  const rowsOf = (wanted: Section): Details => details.filter((row) => sectionOf(row) === wanted);
  const food = { analysis: plain(rowsOf('analysis')), feeding: amountsOf(rowsOf('feeding')) };
  const calories = rowsOf('calories')[0]?.value;
  const hasFood = food.analysis.length + food.feeding.length > 0 || calories !== undefined;
  const care = plain(rowsOf('care'));
  const medicine = rowsOf('medicine');
  const dosing = amountsOf(rowsOf('dosing'));
  const prescription = medicine.find(({ name }) => /^prescription/i.test(name));
  return [
    ...(hasFood ? [{ kind: 'food' as const, ...food, ...(calories === undefined ? {} : { calories }) }] : []),
    ...sizesOf(rowsOf('sizes')),
    ...(care.length === 0 ? [] : [{ kind: 'care' as const, facts: care }]),
    ...(medicine.length + dosing.length === 0
      ? []
      : [
          {
            kind: 'medicine' as const,
            prescription: prescription !== undefined && isYes(prescription.value),
            facts: plain(medicine.filter((row) => row !== prescription)),
            dosing,
            warnings: rowsOf('warnings').map(({ value }) => value),
          },
        ]),
  ];
};

/** The rows of `product_detail` that the specification shows. */
export const specificationDetails = (details: Details): readonly Specification[] =>
  plain(details.filter((row) => sectionOf(row) === undefined));
