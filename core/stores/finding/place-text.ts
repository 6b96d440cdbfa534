/** The maximum length of a place text; a longer one is cut, which bounds the work. */
const MAX_TYPED = 10_000;
const MAX_TEXT = 80;

/** What a cut leaves of a letter that takes two code units; an address cannot carry it. */
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;

/**
 * What is left of the name of a place or of a store: letters, digits, spaces and the signs that names have, each in its
 * usual form (full-width digits become plain ones), at most 80 characters. Markup loses what makes it markup;
 * signs alone are no name, and nothing is left of them.
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

/** Whether a text is meant as a ZIP code: only digits, with or without the hyphen of the long form. */
export const isMeantAsZip = (text: string): boolean => /^[\p{N}\s-]+$/u.test(text);
