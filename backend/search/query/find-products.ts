import { sequence } from '../snapshot/growing-array.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { foldWord, wordsOf } from '../text/text.ts';
import { makeScoreBoard, matchQuery, noMatches, type Matches, type ScoreBoard } from './match-query.ts';
import { understandQuery, type QueryPart, type UnderstoodQuery } from './understand-query.ts';

/** A snapshot with the buffers for its queries. */
export interface LoadedIndex {
  readonly snapshot: Snapshot;
  readonly board: ScoreBoard;
  readonly marks: Uint8Array;
  readonly everyProduct: Int32Array;
}

export const loadedIndexOf = (snapshot: Snapshot): LoadedIndex => ({
  snapshot,
  board: makeScoreBoard(snapshot.size),
  marks: new Uint8Array(snapshot.size),
  everyProduct: sequence(snapshot.size),
});

/** The result of a query with the interpretation that matched. */
export interface Found {
  readonly query: UnderstoodQuery;
  readonly matches: Matches;
}

/**
 * Finds products for a query as written. When that finds nothing or ignores a word, tries similar words for each of
 * them. [SRC-13]
 */
export const findProducts = (loaded: LoadedIndex, text: string, lastWordIsPrefix: boolean): Found => {
  const query = understandQuery(loaded.snapshot, text, { lastWordIsPrefix, generous: false, literal: false });
  const matches = matchQuery(loaded.snapshot, loaded.board, query);
  if (query.parts.length === 0 || (matches.products.length > 0 && !matches.relaxed)) return { query, matches };
  const generous = understandQuery(loaded.snapshot, text, { lastWordIsPrefix, generous: true, literal: false });
  const more = matchQuery(loaded.snapshot, loaded.board, generous);
  if (more.products.length > 0 && (!more.relaxed || matches.products.length === 0)) {
    return { query: generous, matches: more };
  }
  return { query, matches };
};

/** The scores at these places. */
export const scoresAt = (scores: Float32Array, places: Int32Array): Float32Array => {
  const chosen = new Float32Array(places.length);
  for (let index = 0; index < places.length; index += 1) chosen[index] = scores[places[index] ?? 0] ?? 0;
  return chosen;
};

/** Words of the catalogue that matched the query. */
export const matchedTermsOf = (query: UnderstoodQuery): readonly string[] =>
  query.parts.filter((part) => part.choices.length > 0).map((part) => part.word);

/** A score above all others. */
const IDENTIFIED_SCORE = 1e9;

/** The matches with the identified product first, whether its words matched or not. */
const withFirst = (matches: Matches, identified: number): Matches => {
  const others = sequence(matches.products.length).filter((place) => matches.products[place] !== identified);
  const products = new Int32Array(others.length + 1);
  products[0] = identified;
  products.set(
    others.map((place) => matches.products[place] ?? 0),
    1,
  );
  const scores = new Float32Array(others.length + 1);
  scores[0] = IDENTIFIED_SCORE;
  scores.set(scoresAt(matches.scores, others), 1);
  return { ...matches, products, scores };
};

/** Whether every word is in the catalogue; then the text can mean more than the identified product. */
const isMadeOfWords = ({ dictionary }: Snapshot, text: string): boolean =>
  wordsOf(text).every((word) => dictionary.find(foldWord(word)) !== undefined);

/**
 * Finds the products for a text. `identified` is the product whose id, part number or GTIN equals the text: it comes
 * first, and alone unless every word of the text is in the catalogue. [SRC-13]
 */
export const findWithIdentifier = (
  loaded: LoadedIndex,
  text: string,
  lastWordIsPrefix: boolean,
  identified?: number,
): Found => {
  if (identified === undefined) return findProducts(loaded, text, lastWordIsPrefix);
  const found = findProducts(loaded, text, lastWordIsPrefix);
  if (isMadeOfWords(loaded.snapshot, text)) return { ...found, matches: withFirst(found.matches, identified) };
  const only = { ...noMatches, products: Int32Array.of(identified), scores: Float32Array.of(IDENTIFIED_SCORE) };
  return { query: { ...found.query, parts: [partOfIdentifier(text)] }, matches: only };
};

/** The text matched an id, so it is neither corrected nor split. */
const partOfIdentifier = (text: string): QueryPart => ({
  choices: [{ term: -1, weight: 1 }],
  rarity: 0,
  term: text,
  word: text,
  typed: text,
  mended: false,
  isCutOff: false,
});
