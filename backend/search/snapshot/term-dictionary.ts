import { editDistance } from '../../shared/edit-distance.ts';

/** A word of the catalogue that is similar to the requested one. */
export interface SimilarTerm {
  readonly term: number;
  readonly distance: number;
  /** The similar spelling: with its ending, or folded. */
  readonly spelling: string;
}

/** Every folded word of the catalogue, numbered in alphabetical order. */
export interface TermDictionary {
  readonly size: number;
  textOf(term: number): string;
  /** The word as spelt in the catalogue. */
  wordOf(term: number): string;
  find(text: string): number | undefined;
  /** Words with this prefix: first number, and the number after the last. */
  startingWith(prefix: string): readonly [number, number];
  /** Words with a spelling, with ending or folded, at most `most` edits away, the nearest first. */
  similarTo(text: string, most: number): readonly SimilarTerm[];
  /** Words whose folded form is at most `most` edits away, the nearest first. */
  foldedLike(text: string, most: number): readonly SimilarTerm[];
  /** Words whose prefix of the same length is at most `most` edits away. */
  beginningLike(text: string, most: number): readonly SimilarTerm[];
}

const DIGIT_NINE = 57;

const letterBit = (code: number): number => 1 << (code % 32);

/** The letters of a word as bits: words whose bits differ much cannot be a few edits apart. */
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

/** Spellings of the catalogue's words, each with its term. */
interface Spellings {
  readonly texts: readonly string[];
  readonly terms: Int32Array;
  readonly letters: Int32Array;
}

const spellingsOf = (texts: readonly string[], terms: Int32Array): Spellings => ({
  texts,
  terms,
  letters: Int32Array.from(texts, lettersOf),
});

/** The nearest spelling of each term, the nearest term first. */
const nearestSpellings = (
  { texts, terms, letters }: Spellings,
  mayMatch: (letters: number) => boolean,
  distanceTo: (candidate: string) => number,
  most: number,
): readonly SimilarTerm[] => {
  const nearest = new Map<number, SimilarTerm>();
  for (let at = 0; at < texts.length; at += 1) {
    if (!mayMatch(letters[at] ?? 0)) continue;
    const spelling = texts[at] ?? '';
    // Numbers are never corrected to other numbers.
    if (spelling.charCodeAt(0) <= DIGIT_NINE) continue;
    const distance = distanceTo(spelling);
    if (distance > most) continue;
    const term = terms[at] ?? 0;
    if (distance < (nearest.get(term)?.distance ?? Infinity)) nearest.set(term, { term, distance, spelling });
  }
  return [...nearest.values()].sort((one, two) => one.distance - two.distance || one.term - two.term);
};

/** A spelling of the catalogue with the number of its folded word. */
export type Spelling = readonly [text: string, term: number];

/**
 * Creates the dictionary from distinct folded words in code unit order, each with one original word, and from all
 * spellings.
 */
export const makeTermDictionary = (
  sorted: readonly string[],
  words: readonly string[],
  met: readonly Spelling[] = [],
): TermDictionary => new SortedTermDictionary(sorted, words, met);

class SortedTermDictionary implements TermDictionary {
  readonly #sorted: readonly string[];
  readonly #words: readonly string[];
  readonly #numbers;
  readonly #folded;
  readonly #withEndings;
  readonly size: TermDictionary['size'];

  constructor(sorted: readonly string[], words: readonly string[], met: readonly Spelling[] = []) {
    this.#sorted = sorted;
    this.#words = words;
    this.#numbers = new Map(sorted.map((text, index) => [text, index]));
    this.#folded = spellingsOf(
      sorted,
      Int32Array.from(sorted, (_, index) => index),
    );
    const endings = met.filter(([text]) => !this.#numbers.has(text));
    this.#withEndings = spellingsOf(
      [...sorted, ...endings.map(([text]) => text)],
      Int32Array.from([...sorted.keys(), ...endings.map(([, term]) => term)]),
    );
    this.size = this.#sorted.length;
  }

  readonly textOf: TermDictionary['textOf'] = (term) => this.#sorted[term] ?? '';

  readonly wordOf: TermDictionary['wordOf'] = (term) => this.#words[term] ?? this.#sorted[term] ?? '';

  readonly find: TermDictionary['find'] = (text) => this.#numbers.get(text);

  readonly startingWith: TermDictionary['startingWith'] = (prefix) => [
    this.#firstNotBelow(prefix),
    this.#firstNotBelow(`${prefix}\uffff`),
  ];

  readonly similarTo: TermDictionary['similarTo'] = (text, most) => this.#similarIn(this.#withEndings, text, most);

  readonly foldedLike: TermDictionary['foldedLike'] = (text, most) => this.#similarIn(this.#folded, text, most);

  readonly beginningLike: TermDictionary['beginningLike'] = (text, most) => {
    const requested = lettersOf(text);
    return nearestSpellings(
      this.#withEndings,
      (bits) => bitCount(requested & ~bits) <= most,
      (candidate) => editDistance(text, candidate.slice(0, text.length), most),
      most,
    );
  };

  #firstNotBelow(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #similarIn(spellings: Spellings, text: string, most: number): readonly SimilarTerm[] {
    const requested = lettersOf(text);
    return nearestSpellings(
      spellings,
      (bits) => bitCount(requested ^ bits) <= most * 2,
      (candidate) => editDistance(text, candidate, most),
      most,
    );
  }
}
