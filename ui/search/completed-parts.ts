/** Whole words of a suggestion: either typed by the shopper, or their completion. */
export interface CompletedPart {
  readonly text: string;
  readonly isTyped: boolean;
}

const WORDS_AND_GAPS = /\s+|\S+/gu;

/**
 * Splits a suggestion into the words that were typed, in any order and case, and the others; a word that was typed in
 * part is completed by the suggestion. If no word begins as typed, the whole text is one part that counts as typed.
 */
export const completedParts = (text: string, term: string): ReadonlyArray<CompletedPart> => {
  const typed = [...new Set(folded(term).split(/\s+/u))].filter((word) => word !== '');
  const words = text.match(WORDS_AND_GAPS) ?? [];
  const isBegun = words.some((word) => typed.some((beginning) => folded(word).startsWith(beginning)));
  return isBegun ? joined(words.map((word) => toPart(word, typed))) : [{ text, isTyped: true }];
};

/**
 * Converts to lower case letter by letter. A letter whose lower case is longer is kept, so that positions in the text
 * stay the same.
 */
const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');

const toPart = (word: string, typed: ReadonlyArray<string>): CompletedPart => ({
  text: word,
  isTyped: word.trim() === '' || typed.includes(folded(word)),
});

/** Joins neighbouring parts of the same kind. */
const joined = (parts: ReadonlyArray<CompletedPart>): ReadonlyArray<CompletedPart> =>
  parts.reduce<ReadonlyArray<CompletedPart>>((done, part) => {
    const last = done.at(-1);
    return last !== undefined && last.isTyped === part.isTyped
      ? [...done.slice(0, -1), { text: last.text + part.text, isTyped: part.isTyped }]
      : [...done, part];
  }, []);
