import { STRONG } from '../snapshot/postings-builder.ts';
import { productFlag, type Snapshot } from '../snapshot/snapshot.ts';
import { isRequested, type QueryPart, type UnderstoodQuery } from './understand-query.ts';

/** Products that a query found, unordered, each with its score. */
export interface Matches {
  readonly products: Int32Array;
  readonly scores: Float32Array;
  /** True when no product had every word. */
  readonly relaxed: boolean;
}

export const noMatches: Matches = { products: new Int32Array(0), scores: new Float32Array(0), relaxed: false };

/** A reusable buffer of scores, one per product; every query leaves it empty. */
export interface ScoreBoard {
  readonly total: Float32Array;
  /** Score of the word being counted, and the best evidence for it. */
  readonly ofPart: Float32Array;
  readonly partIsStrong: Uint8Array;
  readonly words: Uint8Array;
  readonly strongWords: Uint8Array;
  /** Those of the words that say what is wanted. */
  readonly mainWords: Uint8Array;
  readonly touched: Int32Array;
  readonly touchedByPart: Int32Array;
}

export const makeScoreBoard = (size: number): ScoreBoard => ({
  total: new Float32Array(size),
  ofPart: new Float32Array(size),
  partIsStrong: new Uint8Array(size),
  words: new Uint8Array(size),
  strongWords: new Uint8Array(size),
  mainWords: new Uint8Array(size),
  touched: new Int32Array(size),
  touchedByPart: new Int32Array(size),
});

const MAX_WEIGHT = 127;

/** A word after "with" decides less about the order than one before it. */
const DETAIL_FACTOR = 0.5;

interface CountedPart extends QueryPart {
  /** Whether it says what is wanted, and not what it should have. */
  readonly isMain: boolean;
}

/** Adds the scores of one word. Returns the number of products with a score so far. */
const countPart = (snapshot: Snapshot, board: ScoreBoard, part: CountedPart, touchedBefore: number): number => {
  const { offsets, products, weights } = snapshot.postings;
  const { total, ofPart, partIsStrong, words, strongWords, mainWords, touched, touchedByPart } = board;
  const factor = (part.isMain ? 1 : DETAIL_FACTOR) * part.rarity;
  let touchedHere = 0;
  for (const { term, weight } of part.choices) {
    const end = offsets[term + 1] ?? 0;
    for (let at = offsets[term] ?? 0; at < end; at += 1) {
      const product = products[at] ?? 0;
      const packed = weights[at] ?? 0;
      const score = (packed & MAX_WEIGHT) * weight;
      const best = ofPart[product] ?? 0;
      if (best === 0) {
        touchedByPart[touchedHere] = product;
        touchedHere += 1;
      }
      if (score > best) ofPart[product] = score;
      if (packed >= STRONG) partIsStrong[product] = 1;
    }
  }
  let touchedInAll = touchedBefore;
  for (let index = 0; index < touchedHere; index += 1) {
    const product = touchedByPart[index] ?? 0;
    if (words[product] === 0) {
      touched[touchedInAll] = product;
      touchedInAll += 1;
    }
    total[product] = (total[product] ?? 0) + ((ofPart[product] ?? 0) / MAX_WEIGHT) * factor;
    words[product] = (words[product] ?? 0) + 1;
    strongWords[product] = (strongWords[product] ?? 0) + (partIsStrong[product] ?? 0);
    if (part.isMain) mainWords[product] = (mainWords[product] ?? 0) + (partIsStrong[product] ?? 0);
    ofPart[product] = 0;
    partIsStrong[product] = 0;
  }
  return touchedInAll;
};

const wipe = (board: ScoreBoard, touched: number): void => {
  for (let index = 0; index < touched; index += 1) {
    const product = board.touched[index] ?? 0;
    board.total[product] = 0;
    board.words[product] = 0;
    board.strongWords[product] = 0;
    board.mainWords[product] = 0;
  }
};

/** With fewer products than this, those that have a word only in their description are included. */
const ENOUGH_STRONG_MATCHES = 12;
const NAME_BONUS = 1000;
const CATEGORY_BONUS = 0.9;
const BRAND_BONUS = 0.35;
const POPULARITY_BONUS = 0.3;
const UNAVAILABLE_FACTOR = 0.85;

interface Admission {
  readonly admits: (product: number) => boolean;
  readonly relaxed: boolean;
}

/** What the words after "with" leave open. */
interface Wanted {
  /** How many words say what is wanted. */
  readonly mainCount: number;
  /** Whether the product is in a category that these words name. */
  readonly isInCategory: (product: number) => boolean;
}

/** Whether some product meets the condition, among those that have any word. */
const someTouched = (board: ScoreBoard, touched: number, meets: (product: number) => boolean): boolean =>
  board.touched.subarray(0, touched).some(meets);

/**
 * Determines how many words a product must have: all if any product has all, else most, else half. Products of the
 * category that is wanted need not have the words after "with" when none of them has these: an aquarium with LED light is
 * not a light.
 */
const admission = (board: ScoreBoard, touched: number, partCount: number, wanted: Wanted): Admission => {
  const byCount = admissionByCount(board, touched, partCount);
  const { mainCount, isInCategory } = wanted;
  if (mainCount === partCount) return byCount;
  if (someTouched(board, touched, (product) => isInCategory(product) && byCount.admits(product))) return byCount;
  const isWanted = (product: number): boolean => board.mainWords[product] === mainCount && isInCategory(product);
  return someTouched(board, touched, isWanted)
    ? { admits: (product) => isWanted(product) || byCount.admits(product), relaxed: true }
    : byCount;
};

const admissionByCount = (board: ScoreBoard, touched: number, partCount: number): Admission => {
  const strongCounts = new Int32Array(partCount + 1);
  const counts = new Int32Array(partCount + 1);
  for (let index = 0; index < touched; index += 1) {
    const product = board.touched[index] ?? 0;
    const words = board.words[product] ?? 0;
    const strong = board.strongWords[product] ?? 0;
    counts[words] = (counts[words] ?? 0) + 1;
    strongCounts[strong] = (strongCounts[strong] ?? 0) + 1;
  }
  if ((strongCounts[partCount] ?? 0) >= ENOUGH_STRONG_MATCHES) {
    return { admits: (product) => board.strongWords[product] === partCount, relaxed: false };
  }
  if ((counts[partCount] ?? 0) > 0) {
    return { admits: (product) => board.words[product] === partCount, relaxed: false };
  }
  const fewest = Math.max(1, Math.ceil(partCount / 2));
  for (let needed = partCount - 1; needed >= fewest; needed -= 1) {
    const enough = strongCounts.subarray(needed).some((count) => count > 0);
    if (enough) return { admits: (product) => (board.strongWords[product] ?? 0) >= needed, relaxed: true };
  }
  return { admits: (product) => (board.words[product] ?? 0) >= fewest, relaxed: true };
};

/** Tells whether a product is in a category that the query names. */
const categoryTest = ({ categoriesOf }: Snapshot, query: UnderstoodQuery): ((product: number) => boolean) => {
  const named = new Set(query.categories);
  if (named.size === 0) return () => false;
  return (product) => {
    for (let at = categoriesOf.offsets[product] ?? 0; at < (categoriesOf.offsets[product + 1] ?? 0); at += 1) {
      if (named.has(categoriesOf.values[at] ?? -1)) return true;
    }
    return false;
  };
};

/** Signals beside the words: the category and brand in the query, and sales. */
const makeScorer = (
  { products }: Snapshot,
  query: UnderstoodQuery,
  isInCategory: Wanted['isInCategory'],
): ((product: number, score: number) => number) => {
  return (product, score) => {
    let factor = 1 + POPULARITY_BONUS * (products.popularity[product] ?? 0);
    if (isInCategory(product)) factor += CATEGORY_BONUS * query.categoryShare;
    if (query.brand !== undefined && products.brand[product] === query.brand) factor += BRAND_BONUS;
    if (((products.flags[product] ?? 0) & (productFlag.online | productFlag.pickup)) === 0)
      factor *= UNAVAILABLE_FACTOR;
    return score * factor + (products.nameHash[product] === query.nameHash ? NAME_BONUS : 0);
  };
};

/** Finds the products with the words of the query, with all of them or as many as possible. */
export const matchQuery = (snapshot: Snapshot, board: ScoreBoard, query: UnderstoodQuery): Matches => {
  const parts = query.parts
    .map((part, index) => ({ ...part, isMain: query.isMain[index] === true }))
    .filter((part) => part.choices.length > 0);
  const requested = query.parts.filter(isRequested);
  const fewest = Math.ceil(requested.length / 2);
  if (parts.length === 0 || parts.length < fewest) return noMatches;
  let touched = 0;
  for (const part of parts) touched = countPart(snapshot, board, part, touched);
  const isInCategory = categoryTest(snapshot, query);
  const mainCount = parts.filter(({ isMain }) => isMain).length;
  const { admits, relaxed } = admission(board, touched, parts.length, { mainCount, isInCategory });
  const score = makeScorer(snapshot, query, isInCategory);
  const products = new Int32Array(touched);
  const scores = new Float32Array(touched);
  let found = 0;
  for (let index = 0; index < touched; index += 1) {
    const product = board.touched[index] ?? 0;
    if (!admits(product)) continue;
    products[found] = product;
    scores[found] = score(product, board.total[product] ?? 0);
    found += 1;
  }
  wipe(board, touched);
  return {
    products: products.subarray(0, found),
    scores: scores.subarray(0, found),
    relaxed: relaxed || parts.length < requested.length,
  };
};
