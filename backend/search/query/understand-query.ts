import { hashText } from '../snapshot/product-builder.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { synonymsOf } from '../text/synonyms.ts';
import { foldWord, isEmptyWord, wordsOf } from '../text/text.ts';
import { chooseCorrections, type Candidate } from './choose-corrections.ts';
import { correctionsOf, productCount, type Correction } from './similar-words.ts';

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
  /** The word as typed. */
  readonly typed: string;
  readonly mended: boolean;
  /** Whether it has its choices only as the beginning of words, although it was typed as a whole word. */
  readonly isCutOff: boolean;
}

const IS_NUMBER = /^\d/;

/** Whether a part counts: an unknown number is a ZIP code or a typing error, and is ignored. */
export const isRequested = ({ choices, term }: QueryPart): boolean => choices.length > 0 || !IS_NUMBER.test(term);

export interface UnderstoodQuery {
  readonly parts: readonly QueryPart[];
  /** For each part, whether it says what is wanted. The others say what it should have ("with …"). */
  readonly isMain: readonly boolean[];
  readonly nameHash: number;
  /** Categories named in the query. */
  readonly categories: readonly number[];
  /** Share of the query that names them, 0 to 1. */
  readonly categoryShare: number;
  readonly brand: number | undefined;
}

export interface Reading {
  readonly lastWordIsPrefix: boolean;
  /** Replaces known words by similar ones, too, when products have these together with the other words. */
  readonly generous: boolean;
  /** Takes the words as they are, without corrections, synonyms and prefixes. */
  readonly literal: boolean;
}

interface WordReading {
  readonly isPrefix: boolean;
  readonly literal: boolean;
}

const MAX_WORDS = 32;
const MAX_WORD_LENGTH = 40;
const MAX_PREFIX_TERMS = 48;

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

const rarityOf = (snapshot: Snapshot, choices: readonly TermChoice[]): number => {
  const having = Math.min(
    snapshot.size,
    choices.reduce((sum, { term }) => sum + productCount(snapshot, term), 0),
  );
  return Math.log(1 + (snapshot.size - having + 0.5) / (having + 0.5)) + 0.15;
};

/** Terms that a word stands for: itself, its synonyms, and words with this prefix. */
const readWord = (snapshot: Snapshot, word: string, reading: WordReading): QueryPart => {
  const { dictionary } = snapshot;
  const folded = foldWord(word);
  const weights = new Map<number, number>();
  const choose = (term: number | undefined, weight: number): void => {
    if (term !== undefined && weight > (weights.get(term) ?? 0)) weights.set(term, weight);
  };
  const exact = dictionary.find(folded);
  choose(exact, 1);
  if (!reading.literal) {
    for (const synonym of synonymsOf(folded)) choose(dictionary.find(synonym), exact === undefined ? 0.9 : 0.7);
    if (reading.isPrefix) for (const term of prefixTerms(snapshot, word)) choose(term, 0.8);
  }
  const isCutOff = !reading.literal && weights.size === 0 && word.length >= 3;
  if (isCutOff) for (const term of prefixTerms(snapshot, word)) choose(term, 0.7);
  return partOf(snapshot, { typed: word, word, term: folded, mended: false, isCutOff }, weights);
};

const partOf = (
  snapshot: Snapshot,
  words: Pick<QueryPart, 'typed' | 'word' | 'term' | 'mended' | 'isCutOff'>,
  weights: ReadonlyMap<number, number>,
): QueryPart => {
  const choices = [...weights].map(([term, weight]) => ({ term, weight }));
  return { ...words, choices, rarity: rarityOf(snapshot, choices) };
};

/** The part as if the correction had been typed. */
const mendedPart = (
  snapshot: Snapshot,
  { typed }: QueryPart,
  { term, word, terms }: Correction,
  reading: WordReading,
): QueryPart => {
  const [own] = terms;
  const weights = new Map(readWord(snapshot, word, reading).choices.map(({ term: known, weight }) => [known, weight]));
  if (own !== undefined && !weights.has(own)) for (const known of terms) weights.set(known, 1);
  return partOf(snapshot, { typed, word, term, mended: true, isCutOff: false }, weights);
};

/** A known word competes with its corrections, and is preferred when products have it with the other words. */
const SELF_PREFERENCE = 0.5;

/** A missing end costs more than an edit, so that "sed" means seed and not Sedona. */
const COMPLETION_COST = 1.2;

/** The most used word that begins with a word that was cut off. A number is taken as it is. */
const completionOf = (snapshot: Snapshot, { choices, typed }: QueryPart): readonly Correction[] => {
  const [first] = mostUsed(
    snapshot,
    choices.map(({ term }) => term),
    1,
  );
  if (first === undefined || IS_NUMBER.test(typed)) return [];
  const { dictionary } = snapshot;
  const word = dictionary.wordOf(first);
  return [{ term: dictionary.textOf(first), word, terms: [first], cost: COMPLETION_COST, isFar: false }];
};

const candidateOf = (snapshot: Snapshot, part: QueryPart, isPrefix: boolean, generous: boolean): Candidate => {
  const terms = part.choices.map(({ term }) => term);
  const completions = part.isCutOff ? completionOf(snapshot, part) : [];
  if (completions.length > 0) {
    return {
      term: part.term,
      terms: [],
      corrections: [...correctionsOf(snapshot, part.typed, isPrefix), ...completions],
    };
  }
  if (terms.length > 0 && !generous) return { term: part.term, terms, corrections: [] };
  const corrections = correctionsOf(snapshot, part.typed, isPrefix);
  if (terms.length === 0) return { term: part.term, terms, corrections };
  const others = corrections.filter(({ term }) => term !== part.term);
  if (others.length === 0) return { term: part.term, terms, corrections: [] };
  const self = { term: part.term, word: part.word, terms, cost: -SELF_PREFERENCE, isFar: false };
  return { term: part.term, terms: [], corrections: [self, ...others] };
};

/** Replaces words that the catalogue does not have by the likeliest similar ones. */
const mendWords = (snapshot: Snapshot, parts: readonly QueryPart[], reading: Reading): readonly QueryPart[] => {
  const readingAt = (index: number): WordReading => ({
    literal: false,
    isPrefix: reading.lastWordIsPrefix && index === parts.length - 1,
  });
  if (!reading.generous && parts.every(({ choices, isCutOff }) => choices.length > 0 && !isCutOff)) return parts;
  const candidates = parts.map((part, index) =>
    candidateOf(snapshot, part, readingAt(index).isPrefix, reading.generous),
  );
  return chooseCorrections(snapshot, candidates).map((chosen, index) => {
    const part = parts[index] as QueryPart;
    return chosen === undefined || chosen.term === part.term
      ? part
      : mendedPart(snapshot, part, chosen, readingAt(index));
  });
};

const MIN_HALF_LENGTH = 3;
const MIN_JOINED_LENGTH = 7;

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
  // A misspelt half is joined, too ("hart worm"); the whole is corrected later.
  const isJoined = (whole: string): boolean =>
    isKnown(whole) || (whole.length >= MIN_JOINED_LENGTH && snapshot.dictionary.similarTo(whole, 1).length > 0);
  const mended: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const isLast = next === undefined;
    if (next !== undefined && (!isKnown(word) || !isKnown(next)) && isJoined(word + next)) {
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

/**
 * Tells whether the word at a place says what is wanted. From "with" to "for", words say what it should have, as in "collar
 * with bell for cats"; without words before "with", all say what is wanted.
 */
const makeIsMain = (words: readonly string[]): ((place: number) => boolean) => {
  const start = words.indexOf('with');
  if (words.slice(0, Math.max(0, start)).every(isEmptyWord)) return () => true;
  const end = words.indexOf('for', start);
  return (place) => place < start || (end >= 0 && place > end);
};

/** Interprets a query for this catalogue. Text without meaningful words has no parts. */
export const understandQuery = (snapshot: Snapshot, query: string, reading: Reading): UnderstoodQuery => {
  const typed = wordsOf(query.slice(0, 400))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  const prefixed = reading.lastWordIsPrefix && !/\s$/.test(query);
  const words = reading.literal ? typed : mendSpaces(snapshot, typed, prefixed);
  const isMainAt = makeIsMain(words);
  const all = words.map((word, place) => ({ word, isMain: isMainAt(place) }));
  const telling = all.filter(({ word }, index) => !isEmptyWord(word) || (prefixed && index === words.length - 1));
  const used = telling.length > 0 ? telling : all;
  const known = used.map(({ word }, index) =>
    readWord(snapshot, word, { literal: reading.literal, isPrefix: prefixed && index === used.length - 1 }),
  );
  const parts = reading.literal ? known : mendWords(snapshot, known, { ...reading, lastWordIsPrefix: prefixed });
  const terms = parts.map((part) => part.term);
  const isMain = used.map((word) => word.isMain);
  const main = parts.filter((_, index) => isMain[index]);
  const category = longestName(
    main.map((part) => part.term),
    snapshot.categoryByTerms,
  );
  return {
    parts,
    isMain,
    nameHash: hashText(typed.map(foldWord).join(' ')),
    categories: category?.named ?? [],
    categoryShare: category === undefined ? 0 : category.length / main.filter(isRequested).length,
    brand: longestName(terms, snapshot.brandByTerms)?.named,
  };
};
