import { checkData, texts } from '../../shared/data-file.ts';
import stopWordsFile from './data/stop-words.json' with { type: 'json' };

// A map, because words can equal properties of every object, such as "constructor".
const irregular: ReadonlyMap<string, string> = new Map([
  ['mice', 'mouse'],
  ['loaves', 'loaf'],
  ['knives', 'knife'],
  ['geese', 'goose'],
]);

const withoutPlural = (word: string): string => {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  // "cookie" and "cookies" must be equal.
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/(ss|us|is)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

const withoutIng = (word: string): string => {
  if (!word.endsWith('ing') || word.length < 7) return word;
  const stem = word.slice(0, -3);
  if (!/[aeiouy]/.test(stem)) return word;
  return stem.replace(/([bdfgmnprt])\1$/, '$1');
};

const OTHER_ENDINGS = ['izer', 'izing', 'er', 'ed'] as const;
const MIN_STEM_LENGTH = 5;

/**
 * A folded word without a derivational ending, so that "deodorizer" is similar to "deodorizing"; undefined when it has
 * none. Only for unknown words: "collar" and "coller" differ.
 */
export const stemOf = (folded: string): string | undefined => {
  const ending = OTHER_ENDINGS.find((end) => folded.endsWith(end) && folded.length - end.length >= MIN_STEM_LENGTH);
  return ending === undefined ? undefined : folded.slice(0, -ending.length) + (ending.startsWith('iz') ? 'iz' : '');
};

/** A word without plural or -ing ending, so that "leashes" equals "leash" and "grooming" equals "groom". */
export const foldWord = (word: string): string => {
  if (word.length <= 3) return word;
  return irregular.get(word) ?? withoutIng(withoutPlural(word));
};

/**
 * Lower-case words of a text, without accents, apostrophes and trademark signs; numbers are split from letters
 * ("30lb"). The words are not folded yet.
 */
export const wordsOf = (text: string): string[] =>
  text
    // Before the decomposition, which would turn the sign ™ into letters.
    .replace(/[®™©]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .match(/[a-z]+|\d+(?:\.\d+)?|[^\W\d_a-z]+|\p{L}+/gu) ?? [];

/** The folded words of a text. */
export const termsOf = (text: string): string[] => wordsOf(text).map(foldWord);

const stopWords: ReadonlySet<string> = new Set(checkData('search/text/data/stop-words.json', texts, stopWordsFile));

/** Whether the word is a stop word, which a query can ignore. */
export const isEmptyWord = (word: string): boolean => stopWords.has(word);
