import type { Department } from './departments.ts';
import {
  eaten,
  flavourAfter,
  flavourBefore,
  makerWeights,
  notForIt,
  places,
  thingsFor,
  toyShapes,
  toyWords,
  wordWeights,
  type WordWeight,
} from './department-words.ts';

/** Score of a text for a department, and the word at which it first scored. */
export interface Score {
  readonly weight: number;
  readonly first: number;
}

export type Scores = ReadonlyMap<Department, Score>;

const MAX_PHRASE_WORDS = 3;
const FOR_THE_ANIMAL = 2;
const ONLY_A_FLAVOUR = 0.1;
const ONLY_A_SHAPE = 0.15;
const BESIDE_A_PET = 0.3;
/** Limit of words between "for" and the animal, as in "for large breed senior dogs". */
const WORDS_AFTER_FOR = 3;

const petWords: ReadonlySet<string> = new Set(
  'dog dogs puppy puppies canine cat cats kitten kittens feline kitty kitties catnip'.split(' '),
);

/** Words that end the phrase after a "for". */
const endsFor: ReadonlySet<string> = new Set(['with', 'in', 'of', 'from', 'made', 'by', 'not', 'without']);

/** The words of a text in lower-case ASCII, "&" as "and" and "dog's" as "dogs". */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/[’']/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The longest known phrase that begins at a word. */
const phraseAt = (
  words: readonly string[],
  at: number,
): { readonly found: WordWeight; readonly length: number } | undefined => {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const phrase = length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ');
    const found = wordWeights.get(phrase) ?? (at === 0 ? makerWeights.get(phrase) : undefined);
    if (found !== undefined) return { found, length };
  }
  return undefined;
};

const isAfterFor = (words: readonly string[], at: number): boolean => {
  for (let before = at - 1; before >= Math.max(0, at - WORDS_AFTER_FOR); before -= 1) {
    const word = words[before] ?? '';
    if (word === 'for') return true;
    if (endsFor.has(word)) return false;
  }
  return false;
};

/** The text around an animal's name. */
interface TextContext {
  readonly words: readonly string[];
  readonly hasPet: boolean;
  readonly isToy: boolean;
}

/** The share of its weight that an animal's name keeps in its position. */
const shareAt = ({ words, hasPet, isToy }: TextContext, at: number, length: number): number => {
  const name = length === 1 ? (words[at] ?? '') : '';
  const next = words[at + length] ?? '';
  if (notForIt.has(next)) return ONLY_A_SHAPE;
  const isMadeLike = toyShapes.has(name) && isToy;
  if (!isMadeLike && !places.has(name) && isAfterFor(words, at)) return FOR_THE_ANIMAL;
  if (isMadeLike) return ONLY_A_SHAPE;
  const isToyOfPet = hasPet && (next === 'toy' || next === 'toys');
  if (!isToyOfPet && thingsFor.get(name)?.has(next) === true) return FOR_THE_ANIMAL;
  if (eaten.has(name) && (flavourAfter.has(next) || flavourBefore.has(words[at - 1] ?? ''))) return ONLY_A_FLAVOUR;
  if ((eaten.has(name) || toyShapes.has(name)) && hasPet) return BESIDE_A_PET;
  return 1;
};

/**
 * Scores the departments of a text by names of animals, words for their products, and phrases of both. A name that is a
 * flavour ("with ocean fish", "rabbit recipe") or the shape of a toy has little weight. Each phrase counts once.
 */
export const scoreDepartments = (text: string): Scores => {
  const words = wordsOf(text);
  const context: TextContext = {
    words,
    hasPet: words.some((word) => petWords.has(word)),
    isToy: words.some((word) => toyWords.has(word)),
  };
  const scores = new Map<Department, Score>();
  const heaviest = new Map<string, number>();
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    if (phrase === undefined) {
      at += 1;
      continue;
    }
    const { found, length } = phrase;
    const weight = found.weight * shareAt(context, at, length);
    const key = words.slice(at, at + length).join(' ');
    const known = heaviest.get(key) ?? 0;
    if (weight > known) {
      heaviest.set(key, weight);
      const score = scores.get(found.department);
      scores.set(found.department, { weight: (score?.weight ?? 0) + weight - known, first: score?.first ?? at });
    }
    at += length;
  }
  return scores;
};

/** The weight of a brand's name alone. */
export const scoreMaker = (brand: string): WordWeight | undefined => makerWeights.get(wordsOf(brand).join(' '));
