import type { Suggestions } from './suggestions';

/** The suggestions that this page has received, by cleaned term in any casing (SRC-06). */
export interface SuggestionCache {
  readonly recall: (term: string) => Suggestions | undefined;
  readonly keep: (term: string, suggestions: Suggestions) => void;
}

/** The maximum number of terms in the cache; more than a shopper tries on one page. */
const MAX_TERMS = 50;

/** Makes a cache of at most `most` terms. When it is full, it removes the least recently used term. */
export const makeSuggestionCache = (most: number = MAX_TERMS): SuggestionCache => {
  const kept = new Map<string, Suggestions>();
  const keep: SuggestionCache['keep'] = (term, suggestions) => {
    const key = term.toLowerCase();
    kept.delete(key);
    kept.set(key, suggestions);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    recall: (term) => {
      const known = kept.get(term.toLowerCase());
      if (known !== undefined) keep(term, known);
      return known;
    },
    keep,
  };
};
