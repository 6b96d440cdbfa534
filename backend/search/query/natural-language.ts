import { PRICE_FACET } from './narrow.ts';
import type { SearchFilters } from '../model/search-types.ts';
import { readPriceWords } from './price-words.ts';

/** A parsed sentence: search terms and filters. */
export interface NaturalQuery {
  readonly terms: string;
  readonly filters: SearchFilters;
}

const fillers =
  /\b(?:please|can you|could you|show me|find me|find|i(?:'m| am)? (?:need|want|looking for|am looking for|would like)|i'd like|looking for|do you have|what(?:'s| is)(?: a| the)? (?:good|best)|recommend|something|some|any|that (?:is|are)|which (?:is|are)|good|who (?:is|has)|has|have)\b/gi;

/** Parses a sentence such as "show me grain free dog food under $30". Words for products remain as search terms. */
export const readNaturalLanguage = (sentence: string): NaturalQuery => {
  const price = readPriceWords(sentence);
  const rest = price === undefined ? sentence : sentence.replace(price.text, ' ');
  const terms = rest.replace(fillers, ' ').replace(/\s+/g, ' ').trim();
  return {
    terms: terms === '' ? sentence : terms,
    filters: price === undefined ? {} : { [PRICE_FACET]: [price.range] },
  };
};
