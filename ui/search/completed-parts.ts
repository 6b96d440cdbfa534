/** A part of a suggestion: either typed by the shopper, or its completion. */
export interface CompletedPart {
  readonly text: string;
  readonly isTyped: boolean;
}

const WORDS_AND_GAPS = /\s+|\S+/gu;

/**
 * Splits a suggestion into beginnings of words that were typed, in any order and case, and the rest. If nothing
 * matches, the whole text is one part that counts as typed.
 */
export const completedParts = (text: string, term: string): ReadonlyArray<CompletedPart> => {
  const typed = [...new Set(folded(term).split(/\s+/u))].filter((word) => word !== '').sort(longestFirst);
  const parts = (text.match(WORDS_AND_GAPS) ?? []).flatMap((word) => split(word, typed));
  return parts.some(({ isTyped, text: part }) => isTyped && part.trim() !== '')
    ? joined(parts)
    : [{ text, isTyped: true }];
};

const longestFirst = (one: string, other: string): number => other.length - one.length;

/**
 * Converts to lower case letter by letter. A letter whose lower case is longer is kept, so that positions in the text
 * stay the same.
 */
const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');

const split = (word: string, typed: ReadonlyArray<string>): ReadonlyArray<CompletedPart> => {
  if (word.trim() === '') return [{ text: word, isTyped: true }];
  const begun = typed.find((beginning) => folded(word).startsWith(beginning))?.length ?? 0;
  return [
    { text: word.slice(0, begun), isTyped: true },
    { text: word.slice(begun), isTyped: false },
  ].filter((part) => part.text !== '');
};

/** Joins neighbouring parts of the same kind. */
const joined = (parts: ReadonlyArray<CompletedPart>): ReadonlyArray<CompletedPart> =>
  parts.reduce<ReadonlyArray<CompletedPart>>((done, part) => {
    const last = done.at(-1);
    return last !== undefined && last.isTyped === part.isTyped
      ? [...done.slice(0, -1), { text: last.text + part.text, isTyped: part.isTyped }]
      : [...done, part];
  }, []);
