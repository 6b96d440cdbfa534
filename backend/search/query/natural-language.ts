import { PRICE_FACET } from './narrow.ts';
import type { SearchFilters } from '../model/search-types.ts';

/** A parsed sentence: search terms and filters. */
export interface NaturalQuery {
  readonly terms: string;
  readonly filters: SearchFilters;
}

const amount = String.raw`\$?\s?(\d{1,5}(?:\.\d{1,2})?)(?:\s?(?:dollars|usd|bucks))?`;

const priceWords: readonly { readonly pattern: RegExp; readonly range: (one: string, two: string) => string }[] = [
  {
    pattern: new RegExp(`\\b(?:between|from)\\s+${amount}\\s+(?:and|to)\\s+${amount}`, 'i'),
    range: (low, high) => `${low}-${high}`,
  },
  {
    pattern: new RegExp(`\\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?)\\s+${amount}`, 'i'),
    range: (high) => `0-${high}`,
  },
  {
    pattern: new RegExp(`\\b(?:over|above|more than|at least|starting at)\\s+${amount}`, 'i'),
    range: (low) => `${low}-inf`,
  },
];

const fillers =
  /\b(?:please|can you|could you|show me|find me|find|i(?:'m| am)? (?:need|want|looking for|am looking for|would like)|i'd like|looking for|do you have|what(?:'s| is)(?: a| the)? (?:good|best)|recommend|something|some|any|that (?:is|are)|which (?:is|are)|good|who (?:is|has)|has|have)\b/gi;

/** Parses a sentence such as "show me grain free dog food under $30". Words for products remain as search terms. */
export const readNaturalLanguage = (sentence: string): NaturalQuery => {
  let rest = sentence;
  const ranges: string[] = [];
  for (const { pattern, range } of priceWords) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    ranges.push(range(match[1] ?? '0', match[2] ?? 'inf'));
    rest = rest.replace(match[0], ' ');
    break;
  }
  const terms = rest.replace(fillers, ' ').replace(/\s+/g, ' ').trim();
  return { terms: terms === '' ? sentence : terms, filters: ranges.length === 0 ? {} : { [PRICE_FACET]: ranges } };
};
