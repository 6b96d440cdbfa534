import * as v from 'valibot';
import { checkData, positive, text, texts } from '../../../shared/data-file.ts';
import { ownValue } from '../../../shared/own-value.ts';
import careFile from '../data/facts/care-sheets.json' with { type: 'json' };
import medicineFile from '../data/facts/medicines.json' with { type: 'json' };
import sizeFile from '../data/facts/size-charts.json' with { type: 'json' };
import type { CareFacts, MedicineFacts, ProductFacts, SizeFacts } from '../../product-facts.ts';
import type { ProductDraft } from '../product-draft.ts';
import { foodFactsOf } from './food-facts.ts';

const weight = v.pipe(v.number(), v.minValue(0));

/** Care sheets by the noun of a live animal or plant. */
const careSheets = checkData(
  'catalogue/generator/data/facts/care-sheets.json',
  v.record(text, v.record(text, text)),
  careFile,
);

/** Size charts by species and form. */
const sizeCharts = checkData(
  'catalogue/generator/data/facts/size-charts.json',
  v.record(
    text,
    v.strictObject({
      howToMeasure: text,
      measures: texts,
      sizes: v.array(
        v.strictObject({
          size: text,
          inches: v.array(v.strictTuple([positive, positive])),
          pounds: v.strictTuple([positive, positive]),
        }),
      ),
    }),
  ),
  sizeFile,
);

/** Medicines by the noun of the product; `doses` are the lowest and highest weight in pounds and the amount. */
const medicines = checkData(
  'catalogue/generator/data/facts/medicines.json',
  v.record(
    text,
    v.strictObject({
      species: v.string(),
      active: v.string(),
      /** Other active ingredients, by a word of the product's name. */
      activeByName: v.optional(v.record(text, text), {}),
      given: text,
      prescription: v.boolean(),
      doses: v.array(v.strictTuple([weight, v.nullable(positive), text])),
      warnings: texts,
    }),
  ),
  medicineFile,
);

const careFactsOf = ({ noun, kind }: ProductDraft): CareFacts | undefined => {
  const sheet = kind.style === 'animal' ? ownValue(careSheets, noun) : undefined;
  return sheet && { kind: 'care', facts: Object.entries(sheet).map(([name, value]) => ({ name, value })) };
};

const sizeFactsOf = ({ kind, species }: ProductDraft, offered: readonly string[]): SizeFacts | undefined => {
  const chart = kind.trade === 'walk' ? ownValue(sizeCharts, `${species} ${kind.form}`) : undefined;
  return (
    chart && {
      kind: 'sizes',
      howToMeasure: chart.howToMeasure,
      measures: chart.measures,
      sizes: chart.sizes
        .filter(({ size }) => offered.includes(size))
        .map(({ size, inches, pounds: [from, to] }) => ({
          size,
          inches: inches.map(([least, most]) => ({ from: least, to: most })),
          pounds: [{ from, to }],
        })),
    }
  );
};

const animalsOf = ({ species }: ProductDraft): string => (species === 'cat' ? 'Cats' : 'Dogs');

/** A product made for one range of weights has the dose of that range only. */
const medicineFactsOf = (draft: ProductDraft): MedicineFacts | undefined => {
  const { kind, noun, words, ending } = draft;
  const medicine = ownValue(medicines, kind.style === 'diet' ? 'veterinary diet' : noun);
  if (medicine === undefined) return undefined;
  const active = Object.entries(medicine.activeByName).find(([name]) => words.includes(name))?.[1] ?? medicine.active;
  const facts = [
    { name: 'For', value: medicine.species === '' ? animalsOf(draft) : medicine.species },
    { name: 'Active ingredients', value: active },
    { name: 'How to give', value: medicine.given },
  ];
  const highest = / (\d{1,3}) lbs\.$/.exec(ending)?.[1];
  return {
    kind: 'medicine',
    prescription: medicine.prescription,
    facts: facts.filter(({ value }) => value !== ''),
    dosing: medicine.doses
      .filter(([, to]) => highest === undefined || to === Number(highest))
      .map(([from, to, amount]) => ({ from, ...(to === null ? {} : { to }), amount })),
    warnings: medicine.warnings,
  };
};

/**
 * The facts of a product by its kind. They follow from the draft and the part number and do not draw from the
 * generator's random numbers, so that all other facts of a seed stay as they are.
 *
 * @param offered the sizes that the product is sold in
 */
export const productFactsOf = (
  draft: ProductDraft,
  partNumber: string,
  offered: readonly string[],
): readonly ProductFacts[] =>
  [foodFactsOf(draft, partNumber), sizeFactsOf(draft, offered), careFactsOf(draft), medicineFactsOf(draft)].filter(
    (facts) => facts !== undefined,
  );
