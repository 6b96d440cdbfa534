/** White space and control characters before a text that are looked at; it bounds the work. */
const MAX_BLANKS = 200;

/** Cutting a text can leave half of a character that has two code units. An address cannot contain it. */
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * Returns a text that a shopper typed as one line of at most `most` characters: control characters and white space become
 * single spaces, and no character is cut in half.
 */
export const plainLine = (typed: string, most: number): string =>
  typed
    .slice(0, most + MAX_BLANKS)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(HALF_A_CHARACTER, '')
    .trim();
