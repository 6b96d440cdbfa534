/** Words of a search that narrow the results as a filter does (FND-03). */
export interface WordFilter {
  /** The words as typed. */
  readonly text: string;
  /** The facet, and the values that the words mean. */
  readonly facet: string;
  readonly values: ReadonlyArray<string>;
  readonly label: string;
  /** The search without these words. */
  readonly rest: string;
}

/** How the search service understood the words of a search (FND-01). */
export interface Understanding {
  /** The search with its corrections; undefined without any. */
  readonly corrected: string | undefined;
  /** Words that no product has. */
  readonly unmatched: ReadonlyArray<string>;
  /** Whether no product has all the words, so that close matches are shown. */
  readonly isClose: boolean;
  readonly wordFilters: ReadonlyArray<WordFilter>;
  /** The search without the words of all filters. */
  readonly rest: string;
}

/**
 * Returns a search without these words; the others stay. They are removed where they are whole words, and otherwise, as
 * before a comma, where they occur first.
 */
export const withoutWords = (term: string, words: ReadonlyArray<string>): string =>
  words
    .reduce((rest, text) => {
      const padded = ` ${rest} `;
      const whole = ` ${text} `;
      return padded.includes(whole) ? padded.replace(whole, () => ' ') : rest.replace(text, () => ' ');
    }, term)
    .replace(/\s+/g, ' ')
    .trim();
