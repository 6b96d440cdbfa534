/** A stretch of a suggestion: what the shopper typed, or what completes it. */
export interface CompletedPart {
  readonly text: string;
  readonly isTyped: boolean;
}

const WORDS_AND_GAPS = /\s+|\S+/gu;

/**
 * A suggestion taken apart: beginnings of its words that were typed, in any order and casing, and the rest. Where
 * nothing of it was typed, nothing completes anything: it is all of one kind.
 */
export const completedParts = (text: string, term: string): ReadonlyArray<CompletedPart> => {
  const typed = [...new Set(folded(term).split(/\s+/u))].filter((word) => word !== '').sort(longestFirst);
  const parts = (text.match(WORDS_AND_GAPS) ?? []).flatMap((word) => split(word, typed));
  return parts.some(({ isTyped, text: part }) => isTyped && part.trim() !== '')
    ? joined(parts)
    : [{ text, isTyped: true }];
};

const longestFirst = (one: string, other: string): number => other.length - one.length;

/** Lower case, letter by letter: one whose lower case is longer stays, so that places in the text stay the same. */
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

/** Neighbours of one kind made one. */
const joined = (parts: ReadonlyArray<CompletedPart>): ReadonlyArray<CompletedPart> =>
  parts.reduce<ReadonlyArray<CompletedPart>>((done, part) => {
    const last = done.at(-1);
    return last !== undefined && last.isTyped === part.isTyped
      ? [...done.slice(0, -1), { text: last.text + part.text, isTyped: part.isTyped }]
      : [...done, part];
  }, []);
