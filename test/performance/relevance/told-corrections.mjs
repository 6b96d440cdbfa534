import { CATEGORY_WORDS } from './category-words.mjs';

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that shoppers put around what they look for. They name no product and need no correction. */
const AROUND = 'and or for of in on with without the a an to my is i that which near by under less than'.split(' ');

/** Enough of a stemmer to know "puppies" from "puppy"; a word without its last letter is another word. */
const singular = (word) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

/**
 * Returns the words of the catalogue: of names, brands, categories, flavours, sizes and colours, without the endings of
 * plurals, and the shoppers' words for the categories. The former are read from the products, so that the search is not rated by its own list of words.
 */
export const knownWords = (products) => {
  const words = new Set([...AROUND, ...Object.keys(CATEGORY_WORDS).flatMap(wordsOf).map(singular)]);
  for (const { name, brand, department, form, lifeStage, categories, flavors, sizes, colors } of products) {
    const texts = [name, brand, department, form, lifeStage ?? '', ...categories, ...flavors, ...sizes, ...colors];
    for (const word of wordsOf(texts.join(' '))) words.add(singular(word));
  }
  return words;
};

/** Two words written as one ("catlitter") are two known words: the search box itself removes hyphens. */
const isJoined = (word, known) =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => index + 2).some(
    (at) => known.has(singular(word.slice(0, at))) && known.has(singular(word.slice(at))),
  );

/**
 * Whether an answer shows products for words that the catalogue does not have, and does not say so: each such word must
 * be gone from the correction that is told, or be named as a word without products.
 */
export const isSilent = ({ text, found, corrected, unmatched }, known) => {
  if (found.length === 0) return false;
  const strange = wordsOf(text).filter(
    (word) => !/\d/.test(word) && !known.has(singular(word)) && !isJoined(word, known),
  );
  const kept = new Set(wordsOf(corrected ?? text));
  const named = new Set(unmatched.flatMap(wordsOf));
  return strange.some((word) => kept.has(word) && !named.has(word));
};
