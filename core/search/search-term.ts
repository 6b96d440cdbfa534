/**
 * Cleans a search text: keeps letters, digits, slash, ampersand, apostrophe, white space and period, and trims the
 * result (SRC-01).
 */
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

/** Cutting a text can leave half of a letter that has two code units. An address cannot contain it. */
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;
