import * as v from 'valibot';
import { checkData, text } from '../../shared/data-file.ts';
import file from './data/traits.json' with { type: 'json' };
import { foldWord, termsOf, wordsOf } from './text.ts';

const phrases = v.pipe(v.array(text), v.readonly());
const schema = v.array(
  v.strictObject({
    facet: text,
    /** Whether words of a query can choose its values; otherwise they are ordinary words. */
    asked: v.boolean(),
    values: v.array(
      v.strictObject({
        value: text,
        /** Words in names of products that have the trait; shoppers ask for it with the same words. */
        named: phrases,
        /** Other words with which shoppers ask for it. */
        asked: phrases,
      }),
    ),
  }),
);

/** A value of a facet that is a property of products. */
export interface Trait {
  readonly facet: string;
  readonly value: string;
}

const facets = checkData('search/text/data/traits.json', schema, file);

type Phrases = ReadonlyMap<string, readonly Trait[]>;

const phrasesOf = (kind: 'named' | 'asked', among: typeof facets): Phrases => {
  const traits = new Map<string, readonly Trait[]>();
  for (const { facet, values } of among) {
    for (const entry of values) {
      for (const phrase of entry[kind]) {
        const key = termsOf(phrase).join(' ');
        traits.set(key, [...(traits.get(key) ?? []), { facet, value: entry.value }]);
      }
    }
  }
  return traits;
};

const inNames = phrasesOf('named', facets);
const askedFacets = facets.filter(({ asked }) => asked);
/** A single word in names, such as "dental", is an ordinary word of a search. */
const inQueries: Phrases = new Map([
  ...[...phrasesOf('named', askedFacets)].filter(([phrase]) => phrase.includes(' ')),
  ...phrasesOf('asked', askedFacets),
]);
const MAX_PHRASE_WORDS = 4;

const JOINERS: ReadonlySet<string> = new Set(['and']);

/** The traits that a product's name tells. */
export const traitsOfName = (name: string): readonly Trait[] => {
  const terms = termsOf(name).filter((term) => !JOINERS.has(term));
  return terms.flatMap((_, start) =>
    Array.from({ length: MAX_PHRASE_WORDS }, (__, more) => terms.slice(start, start + more + 1)).flatMap(
      (words, more) => (words.length === more + 1 ? (inNames.get(words.join(' ')) ?? []) : []),
    ),
  );
};

/** A trait that a shopper asks for, with the words that say so. */
export interface AskedTrait extends Trait {
  /** The first of these words, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'his', 'her', 'their']);

/**
 * The traits asked for in a list of words, the longest phrases first; "for my puppy" is read as "for puppy". Words
 * that name the animal stay: "for senior dogs" leaves "dogs".
 */
export const traitsAsked = (words: readonly string[]): readonly AskedTrait[] => {
  const telling = words.flatMap((word, index) =>
    DETERMINERS.has(word.toLowerCase()) ? [] : [{ terms: wordsOf(word).map(foldWord).join(' '), index }],
  );
  const found: AskedTrait[] = [];
  for (let at = 0; at < telling.length; at += 1) {
    for (let length = Math.min(MAX_PHRASE_WORDS, telling.length - at); length > 0; length -= 1) {
      const run = telling.slice(at, at + length);
      const [trait] = inQueries.get(run.map(({ terms }) => terms).join(' ')) ?? [];
      if (trait === undefined) continue;
      found.push({ ...trait, start: run[0]?.index ?? 0, end: (run.at(-1)?.index ?? 0) + 1 });
      at += length - 1;
      break;
    }
  }
  return found;
};
