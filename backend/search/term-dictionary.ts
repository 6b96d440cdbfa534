import { editDistance } from './edit-distance.ts';

/** A word of the catalogue that is like the one asked for. */
export interface SimilarTerm {
  readonly term: number;
  readonly distance: number;
}

/** Every folded word of the catalogue, numbered in alphabetical order. */
export interface TermDictionary {
  readonly size: number;
  textOf(term: number): string;
  /** The word as it stands in the catalogue, before it was folded. */
  wordOf(term: number): string;
  find(text: string): number | undefined;
  /** Words that begin with the text: first number, and the number behind the last. */
  startingWith(prefix: string): readonly [number, number];
  /** Words at most `most` edits away, the nearest first. */
  similarTo(text: string, most: number): readonly SimilarTerm[];
  /** Words whose beginning, as long as the text, is at most `most` edits away from it. */
  beginningLike(text: string, most: number): readonly SimilarTerm[];
}

const DIGIT_NINE = 57;

const letterBit = (code: number): number => 1 << (code % 32);

/** Which letters a word has, as bits: words whose bits differ much cannot be a few edits apart. */
const lettersOf = (text: string): number => {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= letterBit(text.charCodeAt(index));
  return bits;
};

const bitCount = (bits: number): number => {
  let value = bits - ((bits >>> 1) & 0x55555555);
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
  return Math.imul((value + (value >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Makes the dictionary from distinct folded words in code unit order, each with a word it was folded from. */
export const makeTermDictionary = (sorted: readonly string[], words: readonly string[]): TermDictionary => {
  const letters = Int32Array.from(sorted, lettersOf);
  const numbers = new Map(sorted.map((text, index) => [text, index]));

  const firstNotBelow = (text: string): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const search = (
    mayMatch: (letters: number) => boolean,
    distanceTo: (candidate: string) => number,
    most: number,
  ): readonly SimilarTerm[] => {
    const similar: SimilarTerm[] = [];
    for (let term = 0; term < sorted.length; term += 1) {
      if (!mayMatch(letters[term] ?? 0)) continue;
      const candidate = sorted[term] ?? '';
      // Numbers are not misspelt into other numbers.
      if (candidate.charCodeAt(0) <= DIGIT_NINE) continue;
      const distance = distanceTo(candidate);
      if (distance <= most) similar.push({ term, distance });
    }
    return similar.sort((one, two) => one.distance - two.distance || one.term - two.term);
  };

  return {
    size: sorted.length,
    textOf: (term) => sorted[term] ?? '',
    wordOf: (term) => words[term] ?? sorted[term] ?? '',
    find: (text) => numbers.get(text),
    startingWith: (prefix) => [firstNotBelow(prefix), firstNotBelow(`${prefix}\uffff`)],
    similarTo: (text, most) => {
      const wanted = lettersOf(text);
      return search(
        (bits) => bitCount(wanted ^ bits) <= most * 2,
        (candidate) => editDistance(text, candidate, most),
        most,
      );
    },
    beginningLike: (text, most) => {
      const wanted = lettersOf(text);
      return search(
        (bits) => bitCount(wanted & ~bits) <= most,
        (candidate) => editDistance(text, candidate.slice(0, text.length), most),
        most,
      );
    },
  };
};
