/** What is left of a search text: letters, digits, slash, ampersand, apostrophe, white space and period; trimmed (SRC-01). */
export const cleanSearchTerm = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .replace(/[^\p{L}\p{M}\p{N}/&'\s.]/gu, '')
    .trim()
    .slice(0, MAX_TERM)
    .replace(HALF_A_LETTER, '')
    .trim();

/** The maximum length of a search term; a longer one is cut, which bounds the work. */
const MAX_TERM = 200;
const MAX_TYPED = 10_000;

/** What a cut leaves of a letter that takes two code units; an address cannot carry it. */
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;
