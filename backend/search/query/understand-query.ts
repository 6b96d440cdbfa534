import { hashText } from '../snapshot/product-builder.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { synonymsLike, synonymsOf } from '../text/synonyms.ts';
import type { SimilarTerm, TermDictionary } from '../snapshot/term-dictionary.ts';
import { foldWord, isEmptyWord, stemOf, wordsOf } from '../text/text.ts';

/** A word of the catalogue that a query word can mean, with the confidence (0 to 1). */
export interface TermChoice {
  readonly term: number;
  readonly weight: number;
}

/** One word of the query. */
export interface QueryPart {
  readonly choices: readonly TermChoice[];
  /** Rarity of the word; rare words have more weight. */
  readonly rarity: number;
  /** The folded word, or its correction. */
  readonly term: string;
  /** The word as shown to shoppers. */
  readonly word: string;
  readonly mended: boolean;
}

export interface UnderstoodQuery {
  readonly parts: readonly QueryPart[];
  readonly nameHash: number;
  /** Categories named in the query. */
  readonly categories: readonly number[];
  /** Share of the query that names them, 0 to 1. */
  readonly categoryShare: number;
  readonly brand: number | undefined;
}

export interface Reading {
  readonly lastWordIsPrefix: boolean;
  /** Includes similar words even when the word itself is known. */
  readonly generous: boolean;
}

const MAX_WORDS = 32;
const MAX_WORD_LENGTH = 40;
const MAX_PREFIX_TERMS = 48;
const MAX_SIMILAR_TERMS = 5;

const productCount = ({ postings }: Snapshot, term: number): number =>
  (postings.offsets[term + 1] ?? 0) - (postings.offsets[term] ?? 0);

const mostUsed = (snapshot: Snapshot, terms: readonly number[], limit: number): readonly number[] =>
  terms.length <= limit
    ? terms
    : [...terms].sort((one, two) => productCount(snapshot, two) - productCount(snapshot, one)).slice(0, limit);

const prefixTerms = (snapshot: Snapshot, prefix: string): readonly number[] => {
  const [start, end] = snapshot.dictionary.startingWith(prefix);
  return mostUsed(
    snapshot,
    Array.from({ length: end - start }, (_, index) => start + index),
    MAX_PREFIX_TERMS,
  );
};

/** Number of tolerated edits: none in very short words, where too many words are similar. */
const forgivenEdits = (word: string): number => (word.length < 3 || /\d/.test(word) ? 0 : word.length < 5 ? 1 : 2);

/** The most similar words, preferring the same first letter and frequent words. */
const nearest = (snapshot: Snapshot, word: string, similar: readonly SimilarTerm[]): readonly SimilarTerm[] => {
  const cost = ({ term, distance, spelling }: SimilarTerm): number => {
    const otherStart = spelling.charCodeAt(0) === word.charCodeAt(0) ? 0 : 0.7;
    return distance + otherStart - Math.log10(1 + productCount(snapshot, term)) * 0.15;
  };
  return [...similar].sort((one, two) => cost(one) - cost(two)).slice(0, MAX_SIMILAR_TERMS);
};

/** The most similar spelling of each term. */
const nearestOfEach = (similar: readonly SimilarTerm[]): readonly SimilarTerm[] => {
  const best = new Map<number, SimilarTerm>();
  for (const one of similar) if (one.distance < (best.get(one.term)?.distance ?? Infinity)) best.set(one.term, one);
  return [...best.values()];
};

/** A different ending in addition counts as a fraction of an edit. */
const OTHER_ENDING = 0.5;

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
  if (forgivenEdits(word) === 0) return [];
  const whole = nearest(snapshot, word, likeWhole(snapshot, word));
  if (!isPrefix || word.length < 4 || whole.some(({ distance }) => distance === 1)) return whole;
  return [...whole, ...nearest(snapshot, word, snapshot.dictionary.beginningLike(word, 1))];
};

/** A word with synonyms that the unknown word probably means; undefined when a catalogue word is as similar. */
const likeSynonym = (word: string, [best]: readonly SimilarTerm[]): string | undefined => {
  const [like] = synonymsLike(word, Math.min(1, forgivenEdits(word)));
  return like !== undefined && like.distance < (best?.distance ?? Infinity) ? like.spelling : undefined;
};

const rarityOf = (snapshot: Snapshot, choices: readonly TermChoice[]): number => {
  const having = Math.min(
    snapshot.size,
    choices.reduce((sum, { term }) => sum + productCount(snapshot, term), 0),
  );
  return Math.log(1 + (snapshot.size - having + 0.5) / (having + 0.5)) + 0.15;
};

/** Interprets one word: itself, its synonyms, words with this prefix, and similar spellings. */
const readWord = (snapshot: Snapshot, word: string, isPrefix: boolean, generous: boolean): QueryPart => {
  const { dictionary } = snapshot;
  const folded = foldWord(word);
  const weights = new Map<number, number>();
  const choose = (term: number | undefined, weight: number): void => {
    if (term !== undefined && weight > (weights.get(term) ?? 0)) weights.set(term, weight);
  };
  const exact = dictionary.find(folded);
  choose(exact, 1);
  for (const synonym of synonymsOf(folded)) choose(dictionary.find(synonym), exact === undefined ? 0.9 : 0.7);
  if (isPrefix) for (const term of prefixTerms(snapshot, word)) choose(term, 0.8);
  if (weights.size === 0 && word.length >= 3) for (const term of prefixTerms(snapshot, word)) choose(term, 0.7);
  let mendedTo: { readonly term: string; readonly word: string } | undefined;
  if (weights.size === 0 || generous) {
    const isUnknown = weights.size === 0;
    const similar = similarTerms(snapshot, word, isPrefix);
    const synonym = isUnknown ? likeSynonym(word, similar) : undefined;
    if (synonym !== undefined) {
      mendedTo = { term: foldWord(synonym), word: synonym };
      for (const other of synonymsOf(foldWord(synonym))) choose(dictionary.find(other), 0.75);
    }
    similar.forEach(({ term, distance, spelling }, index) => {
      if (index === 0 && isUnknown)
        mendedTo ??= { term: dictionary.textOf(term), word: shownAs(dictionary, term, spelling) };
      choose(term, (index === 0 ? 0.85 : 0.5) / Math.max(1, distance * 0.8));
    });
  }
  const choices = [...weights].map(([term, weight]) => ({ term, weight }));
  return {
    choices,
    rarity: rarityOf(snapshot, choices),
    term: mendedTo?.term ?? folded,
    word: mendedTo?.word ?? word,
    mended: mendedTo !== undefined,
  };
};

/** A stem may not be a word, so a word of the catalogue is shown. */
const shownAs = (dictionary: TermDictionary, term: number, spelling: string): string =>
  spelling === dictionary.textOf(term) ? dictionary.wordOf(term) : spelling;

const MIN_HALF_LENGTH = 3;

/** Splits an unknown word into two known words ("catlitter"). */
const splitWord = (snapshot: Snapshot, word: string): readonly [string, string] | undefined => {
  let found: readonly [string, string] | undefined;
  let most = 0;
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at += 1) {
    const [one, two] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [snapshot.dictionary.find(foldWord(one)), snapshot.dictionary.find(foldWord(two))];
    if (first === undefined || second === undefined) continue;
    const used = Math.min(productCount(snapshot, first), productCount(snapshot, second));
    if (used > most) [found, most] = [[one, two], used];
  }
  return found;
};

/** Joins split words ("heart worm") and splits joined ones. */
const mendSpaces = (snapshot: Snapshot, words: readonly string[], lastIsPrefix: boolean): readonly string[] => {
  const isKnown = (word: string): boolean => snapshot.dictionary.find(foldWord(word)) !== undefined;
  const mended: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const isLast = next === undefined;
    if (next !== undefined && (!isKnown(word) || !isKnown(next)) && isKnown(word + next)) {
      mended.push(word + next);
      at += 1;
    } else if (
      !isKnown(word) &&
      synonymsOf(foldWord(word)).length === 0 &&
      !(isLast && lastIsPrefix && prefixTerms(snapshot, word).length > 0)
    ) {
      mended.push(...(splitWord(snapshot, word) ?? [word]));
    } else mended.push(word);
  }
  return mended;
};

/** Entries for the longest run of parts that is a name in the table. */
const longestName = <Named>(
  terms: readonly string[],
  table: ReadonlyMap<string, Named>,
): { readonly named: Named; readonly length: number } | undefined => {
  for (let length = Math.min(6, terms.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= terms.length; start += 1) {
      const named = table.get(terms.slice(start, start + length).join(' '));
      if (named !== undefined) return { named, length };
    }
  }
  return undefined;
};

/** Interprets a query for this catalogue. Text without meaningful words has no parts. */
export const understandQuery = (snapshot: Snapshot, query: string, reading: Reading): UnderstoodQuery => {
  const typed = wordsOf(query.slice(0, 400))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  const prefixed = reading.lastWordIsPrefix && !/\s$/.test(query);
  const words = mendSpaces(snapshot, typed, prefixed);
  const telling = words.filter((word, index) => !isEmptyWord(word) || (prefixed && index === words.length - 1));
  const used = telling.length > 0 ? telling : words;
  const parts = used.map((word, index) =>
    readWord(snapshot, word, prefixed && index === used.length - 1, reading.generous),
  );
  const terms = parts.map((part) => part.term);
  const category = longestName(terms, snapshot.categoryByTerms);
  return {
    parts,
    nameHash: hashText(typed.map(foldWord).join(' ')),
    categories: category?.named ?? [],
    categoryShare: category === undefined ? 0 : category.length / terms.length,
    brand: longestName(terms, snapshot.brandByTerms)?.named,
  };
};
