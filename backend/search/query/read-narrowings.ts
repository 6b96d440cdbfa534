import type { Narrowing } from '../model/search-types.ts';
import type { FacetColumn, Snapshot } from '../snapshot/snapshot.ts';
import { traitsAsked } from '../text/traits.ts';
import { PRICE_FACET } from './narrow.ts';
import { readPriceWords } from './price-words.ts';
import { unitOf, UNIT_WORDS } from './units.ts';

/** A query without the words that narrow, and what these words mean. */
export interface NarrowedQuery {
  readonly rest: string;
  readonly narrowings: readonly Narrowing[];
}

const SIZE_FACET = 'Size';
const MAX_NARROWINGS = 6;
const MAX_LENGTH = 400;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const amountAndUnit = new RegExp(String.raw`\b(\d{1,4}(?:\.\d{1,2})?)\s?(${UNIT_WORDS})\b\.?`, 'i');

const sizesOf = (column: FacetColumn, amount: number, unit: string): readonly string[] =>
  column.values.filter((value) => {
    const match = amountAndUnit.exec(value);
    return match?.index === 0 && Number(match[1]) === amount && unitOf(match[2] ?? '') === unit;
  });

/** "5 lb" as a size that the catalogue has; undefined for any other amount, such as the weight of a dog. */
const readSize = (snapshot: Snapshot, text: string): Narrowing | undefined => {
  const column = snapshot.facets.find(({ name }) => name === SIZE_FACET);
  const match = amountAndUnit.exec(text);
  if (column === undefined || match === null) return undefined;
  const [said, amount = '', word = ''] = match;
  const values = sizesOf(column, Number(amount), unitOf(word));
  return values.length === 0
    ? undefined
    : { text: said, name: SIZE_FACET, displayName: column.displayName, values, label: `${amount} ${unitOf(word)}` };
};

const readTraits = (snapshot: Snapshot, text: string): readonly Narrowing[] => {
  const words = text.split(/\s+/);
  return traitsAsked(words).flatMap(({ facet, value, start, end }) => {
    const column = snapshot.facets.find(({ name }) => name === facet);
    return column === undefined || !column.numbers.has(value)
      ? []
      : [
          {
            text: words.slice(start, end).join(' '),
            name: facet,
            displayName: column.displayName,
            values: [value],
            label: value,
          },
        ];
  });
};

/** The text without these words: where they are whole words, and otherwise, as before a comma, where they occur first. */
const withoutWords = (text: string, words: string): string => {
  const padded = ` ${text} `;
  const whole = ` ${words} `;
  return tidy(padded.includes(whole) ? padded.replace(whole, () => ' ') : text.replace(words, () => ' '));
};

/**
 * Reads the words of a query that narrow as filters do: a price ("under $50"), a size ("5 lb"), a life stage ("for
 * puppies"), a diet ("grain free"), a breed size and a health need. Words without a value in the catalogue stay words.
 * [FND-03]
 */
export const readNarrowings = (snapshot: Snapshot, query: string): NarrowedQuery => {
  const narrowings: Narrowing[] = [];
  let rest = tidy(query.slice(0, MAX_LENGTH));
  const take = (narrowing: Narrowing): void => {
    if (narrowings.length >= MAX_NARROWINGS) return;
    narrowings.push(narrowing);
    rest = withoutWords(rest, narrowing.text);
  };
  const price = readPriceWords(rest);
  if (price !== undefined) {
    take({ text: price.text, name: PRICE_FACET, displayName: PRICE_FACET, values: [price.range], label: price.label });
  }
  const size = readSize(snapshot, rest);
  if (size !== undefined) take(size);
  for (const trait of readTraits(snapshot, rest)) take(trait);
  return { rest, narrowings };
};
