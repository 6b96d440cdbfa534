import type { TypeOf } from 'io-ts';
import * as O from 'fp-ts/Option';
import { isRight } from 'fp-ts/Either';
import type { AmountByWeight, NamedFact, ProductFacts, WornSize } from '../../../core/catalogue/product-facts';
import { fields, optionalFlag, optionalNumber, reader, type Reader } from '../../http/wire-codecs';

const MAX_TEXT = 400;
const MAX_ROWS = 40;
const MAX_KINDS = 4;

/** A text, cut to a length that a table can show; undefined when it is missing or blank. */
const shortText: Reader<string | undefined> = reader('text or nothing', (value) => {
  const given = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return O.some(given === '' ? undefined : given.slice(0, MAX_TEXT));
});

/** A list without the entries that cannot be read, cut to a length that a page can show. */
const rowsOf = <A>(item: Reader<A>): Reader<ReadonlyArray<A>> =>
  reader<ReadonlyArray<A>>('rows', (value) =>
    O.some(
      (Array.isArray(value) ? value.slice(0, MAX_ROWS) : []).flatMap((one) => {
        const read = item.decode(one);
        return isRight(read) ? [read.right] : [];
      }),
    ),
  );

const rangeFields = { from: optionalNumber, to: optionalNumber } as const;
const factWire = fields('fact', { name: shortText, value: shortText });
const amountWire = fields('amount by weight', { ...rangeFields, amount: shortText });
const sizeWire = fields('size', {
  size: shortText,
  inches: rowsOf(fields('inches', rangeFields)),
  pounds: rowsOf(fields('pounds', rangeFields)),
});

const factsWire = fields('facts', {
  kind: shortText,
  analysis: rowsOf(factWire),
  calories: shortText,
  feeding: rowsOf(amountWire),
  howToMeasure: shortText,
  measures: rowsOf(shortText),
  sizes: rowsOf(sizeWire),
  facts: rowsOf(factWire),
  prescription: optionalFlag,
  dosing: rowsOf(amountWire),
  warnings: rowsOf(shortText),
});

type Wire = TypeOf<typeof factsWire>;

const namedFacts = (rows: Wire['facts']): ReadonlyArray<NamedFact> =>
  rows.flatMap(({ name, value }) => (name === undefined || value === undefined ? [] : [{ name, value }]));

const amounts = (rows: Wire['feeding']): ReadonlyArray<AmountByWeight> =>
  rows.flatMap(({ from = 0, to, amount }) => (amount === undefined ? [] : [{ from, to, amount }]));

/** The sizes that have a range for each measure of the chart. */
const wornSizes = ({ sizes, measures }: Wire): ReadonlyArray<WornSize> =>
  sizes.flatMap(({ size, inches, pounds: [pounds] }) => {
    const ranges = inches.flatMap(({ from, to }) => (from === undefined ? [] : [{ from, to: to ?? from }]));
    return size === undefined || ranges.length !== measures.length
      ? []
      : [
          {
            size,
            inches: ranges,
            pounds: pounds === undefined ? undefined : { from: pounds.from ?? 0, to: pounds.to },
          },
        ];
  });

const known = (values: ReadonlyArray<string | undefined>): ReadonlyArray<string> =>
  values.flatMap((value) => value ?? []);

const toFacts = (wire: Wire): ReadonlyArray<ProductFacts> => {
  switch (wire.kind) {
    case 'food': {
      const analysis = namedFacts(wire.analysis);
      const feeding = amounts(wire.feeding);
      return analysis.length + feeding.length === 0 && wire.calories === undefined
        ? []
        : [{ kind: 'food', analysis, calories: wire.calories, feeding }];
    }
    case 'sizes': {
      const sizes = wornSizes(wire);
      const { howToMeasure, measures } = wire;
      return sizes.length === 0 ? [] : [{ kind: 'sizes', howToMeasure, measures: known(measures), sizes }];
    }
    case 'care': {
      const facts = namedFacts(wire.facts);
      return facts.length === 0 ? [] : [{ kind: 'care', facts }];
    }
    case 'medicine':
      return [
        {
          kind: 'medicine',
          needsPrescription: wire.prescription ?? false,
          facts: namedFacts(wire.facts),
          dosing: amounts(wire.dosing),
          warnings: known(wire.warnings),
        },
      ];
    default:
      return [];
  }
};

/**
 * `x_facts` of a product (PRO-06), this project's extension of the wire. Kinds and rows that this version cannot read are
 * left out, and long lists and texts are cut: facts never make a product's page fail.
 */
export const productFactsWire: Reader<ReadonlyArray<ProductFacts>> = reader<ReadonlyArray<ProductFacts>>(
  'product facts',
  (value) => {
    const read = rowsOf(factsWire).decode(value);
    return O.some(isRight(read) ? read.right.flatMap(toFacts).slice(0, MAX_KINDS) : []);
  },
);
