import { STRONG } from '../snapshot/postings-builder.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { SimilarTerm, TermDictionary } from '../snapshot/term-dictionary.ts';
import { synonymsLike, synonymsOf } from '../text/synonyms.ts';
import { foldWord, isEmptyWord, stemOf } from '../text/text.ts';

/** A word of the catalogue that a typed word can be a misspelling of. */
export interface Correction {
  /** The folded word. */
  readonly term: string;
  /** The word as shown to shoppers. */
  readonly word: string;
  /** The terms of the catalogue that the word stands for: its own, or those of its synonyms. */
  readonly terms: readonly number[];
  /** Edits, more when the first letter differs, less for a frequent word. */
  readonly cost: number;
  /**
   * Whether the word is too far from the typed one to be meant unless it makes a name with a word beside it: "kat food"
   * means cat food, but "kong" does not mean long.
   */
  readonly isFar: boolean;
}

const MAX_CORRECTIONS = 8;

/** Number of products that have a term. */
export const productCount = ({ postings }: Snapshot, term: number): number =>
  (postings.offsets[term + 1] ?? 0) - (postings.offsets[term] ?? 0);

/** Whether a product has the term outside its description. */
const isStrong = ({ postings }: Snapshot, term: number): boolean =>
  postings.weights
    .subarray(postings.offsets[term] ?? 0, postings.offsets[term + 1] ?? 0)
    .some((weight) => weight >= STRONG);

/** Number of tolerated edits: none in very short words, where too many words are similar. */
const forgivenEdits = (word: string): number => (word.length < 3 || /\d/.test(word) ? 0 : word.length < 4 ? 1 : 2);

/** A different ending in addition counts as a fraction of an edit. */
const OTHER_ENDING = 0.5;
const OTHER_START = 0.7;
const FREQUENT = 0.15;
/** Up to this length, another word is easily similar. */
const SHORT = 4;
/** Up to this length, a word with another first letter and one more edit is another word: "oxbow" is not bow. */
const MIDDLING = 5;

const startsAlike = (word: string, spelling: string): boolean =>
  spelling.charCodeAt(0) === word.charCodeAt(0) ||
  (spelling.charCodeAt(0) === word.charCodeAt(1) && spelling.charCodeAt(1) === word.charCodeAt(0));

const costOf = (snapshot: Snapshot, word: string, { term, distance, spelling }: SimilarTerm): number =>
  distance + (startsAlike(word, spelling) ? 0 : OTHER_START) - Math.log10(1 + productCount(snapshot, term)) * FREQUENT;

const isFar = (word: string, { spelling, distance }: Pick<SimilarTerm, 'spelling' | 'distance'>): boolean =>
  word.length <= SHORT
    ? distance > 1 || !startsAlike(word, spelling)
    : distance > 1 && word.length <= MIDDLING && !startsAlike(word, spelling);

/** The most similar spelling of each term. */
const nearestOfEach = (similar: readonly SimilarTerm[]): readonly SimilarTerm[] => {
  const best = new Map<number, SimilarTerm>();
  for (const one of similar) if (one.distance < (best.get(one.term)?.distance ?? Infinity)) best.set(one.term, one);
  return [...best.values()];
};

/**
 * Words similar to a misspelt one. The error can be in the stem, so the folded word is compared, or in the ending
 * ("trainign"), so the typed word is compared; and the catalogue can have the word with another ending only.
 */
const likeWhole = (snapshot: Snapshot, word: string): readonly SimilarTerm[] => {
  const { dictionary } = snapshot;
  const folded = foldWord(word);
  const stem = stemOf(folded);
  return nearestOfEach([
    ...dictionary.similarTo(word, forgivenEdits(word)),
    ...(folded === word ? [] : dictionary.foldedLike(folded, forgivenEdits(folded))),
    ...(stem === undefined
      ? []
      : dictionary.foldedLike(stem, 1).map((like) => ({ ...like, distance: like.distance + OTHER_ENDING }))),
  ]);
};

const similarTerms = (snapshot: Snapshot, word: string, isPrefix: boolean): readonly SimilarTerm[] => {
  const whole = likeWhole(snapshot, word);
  if (!isPrefix || word.length < SHORT || whole.some(({ distance }) => distance === 1)) return whole;
  return nearestOfEach([...whole, ...snapshot.dictionary.beginningLike(word, 1)]);
};

/** A stem may not be a word, so a word of the catalogue is shown. */
const shownAs = (dictionary: TermDictionary, term: number, spelling: string): string =>
  spelling === dictionary.textOf(term) ? dictionary.wordOf(term) : spelling;

/** A word with synonyms that the unknown word probably means; the catalogue has some of the synonyms. */
const likeSynonyms = ({ dictionary }: Snapshot, word: string): readonly Correction[] =>
  synonymsLike(word, Math.min(1, forgivenEdits(word)))
    .slice(0, 1)
    .filter(({ spelling }) => startsAlike(word, spelling) && dictionary.find(foldWord(spelling)) === undefined)
    .flatMap(({ spelling, distance }) => {
      const term = foldWord(spelling);
      const terms = synonymsOf(term).flatMap((synonym) => dictionary.find(synonym) ?? []);
      return terms.length === 0 ? [] : [{ term, word: spelling, terms, cost: distance - OTHER_ENDING, isFar: false }];
    });

/** The words that a typed word can be a misspelling of, the likeliest first. */
export const correctionsOf = (snapshot: Snapshot, word: string, isPrefix: boolean): readonly Correction[] => {
  if (forgivenEdits(word) === 0) return [];
  const { dictionary } = snapshot;
  const similar = similarTerms(snapshot, word, isPrefix)
    .map((like) => ({ like, cost: costOf(snapshot, word, like) }))
    .sort((one, two) => one.cost - two.cost)
    .filter(({ like }) => !isEmptyWord(like.spelling) && isStrong(snapshot, like.term))
    .map(({ like, cost }): Correction => ({
      term: dictionary.textOf(like.term),
      word: shownAs(dictionary, like.term, like.spelling),
      terms: [like.term],
      cost,
      isFar: isFar(word, like),
    }));
  return [...similar, ...likeSynonyms(snapshot, word)]
    .sort((one, two) => one.cost - two.cost)
    .slice(0, MAX_CORRECTIONS);
};
