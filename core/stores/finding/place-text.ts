/** The maximum length of a place text; a longer one is cut, which bounds the work. */
const MAX_TYPED = 10_000;
const MAX_TEXT = 80;

/** Cutting a text can leave half of a letter that has two code units. An address cannot contain it. */
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;

/**
 * Cleans the name of a place or of a store: keeps letters, digits, spaces and the signs that names have, normalised
 * (full-width digits become plain ones), at most 80 characters. The characters of markup are removed. A text of signs
 * alone becomes empty.
 */
export const cleanPlaceText = (typed: string): string => {
  const text = withoutMarkup(typed);
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
};

const withoutMarkup = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}\s.,'’&()/-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .replace(HALF_A_LETTER, '')
    .trim();

/** Whether a text has the form of a ZIP code: only digits, spaces and hyphens. */
export const isMeantAsZip = (text: string): boolean => /^[\p{N}\s-]+$/u.test(text);
