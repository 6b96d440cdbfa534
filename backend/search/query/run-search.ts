import { sequence } from '../snapshot/growing-array.ts';
import { countFacets, countGroups } from './count-facets.ts';
import { makeScoreBoard, matchQuery, noMatches, type Matches, type ScoreBoard } from './match-query.ts';
import { narrow, placesWhere, PRICE_FACET } from './narrow.ts';
import { readNarrowings } from './read-narrowings.ts';
import { naturalOrder, pageOfOrder, pageOfScores } from './rank.ts';
import type { BrowseFilter, Narrowing, SearchFilters, SearchOptions, SearchResult } from '../model/search-types.ts';
import { hashName } from '../snapshot/product-builder.ts';
import { ownValue } from '../../shared/own-value.ts';
import { joined } from './joined-filters.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { foldWord, isEmptyWord, wordsOf } from '../text/text.ts';
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

const DEFAULT_LIMIT = 48;

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

interface Candidates extends Matches {
  /** Scores are used only when there is a query. */
  readonly scored: boolean;
  /** Root category of the response's groups. */
  readonly root?: number | undefined;
}

const scoresAt = (scores: Float32Array, places: Int32Array): Float32Array => {
  const chosen = new Float32Array(places.length);
  for (let index = 0; index < places.length; index += 1) chosen[index] = scores[places[index] ?? 0] ?? 0;
  return chosen;
};

const onlyWhere = (snapshot: Snapshot, candidates: Candidates, { where }: SearchOptions): Candidates => {
  if (where === undefined) return candidates;
  const places = placesWhere(snapshot, candidates.products, where);
  const products = places.map((place) => candidates.products[place] ?? 0);
  return { ...candidates, products, scores: scoresAt(candidates.scores, places) };
};

/** Root category of the groups; undefined for the departments, -1 for an unknown category. */
const rootOf = (
  { categoryNumbers }: Snapshot,
  { root }: Candidates,
  { groupsStart }: SearchOptions,
): number | undefined => {
  if (groupsStart === undefined) return root;
  return groupsStart === 'top' ? undefined : (categoryNumbers.get(groupsStart.groupId) ?? -1);
};

const resultOf = (
  loaded: LoadedIndex,
  found: Candidates,
  options: SearchOptions,
): Omit<SearchResult, 'matchedTerms' | 'unmatched' | 'narrowings'> => {
  const { snapshot, marks } = loaded;
  const candidates = onlyWhere(snapshot, found, options);
  const { filters = {}, sortBy = 'relevance', offset = 0, limit = DEFAULT_LIMIT, withFacets = true } = options;
  const { passing, excludedBy } = narrow(snapshot, candidates.products, filters, options.matchTypes);
  const products = passing.map((place) => candidates.products[place] ?? 0);
  const page = { offset, limit };
  const order =
    snapshot.orders[sortBy === 'relevance' ? 'best_selling' : sortBy][options.sortOrder ?? naturalOrder[sortBy]];
  const chosen =
    sortBy === 'relevance' && candidates.scored
      ? pageOfScores(products, scoresAt(candidates.scores, passing), page)
      : pageOfOrder(snapshot, marks, products, order, page);
  const counted = { products, excludedBy };
  return {
    productIds: chosen.flatMap((product) => snapshot.products.ids[product] ?? []),
    total: products.length,
    relaxed: candidates.relaxed,
    facets: withFacets ? countFacets(snapshot, counted, filters, options.hiddenFacets) : [],
    groups: withFacets ? countGroups(snapshot, counted, rootOf(snapshot, candidates, options)) : [],
  };
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
});

/** Products for a query with words that narrow it. */
export interface Understood extends Found {
  /** The narrowings that some of the products meet. */
  readonly narrowings: readonly Narrowing[];
  /** Words that no product has, as typed. */
  readonly unmatched: readonly string[];
  /** The query with its corrections; undefined without any. */
  readonly corrected: string | undefined;
}

/** A product's full name is searched as it is, although it can contain words that narrow. */
const isProductName = ({ products }: Snapshot, text: string): boolean => products.nameHash.includes(hashName(text));

const everything = (loaded: LoadedIndex): Found => ({
  query: understandQuery(loaded.snapshot, '', { lastWordIsPrefix: false, generous: false, literal: true }),
  matches: {
    products: loaded.everyProduct,
    scores: loaded.snapshot.products.popularity,
    relaxed: false,
  },
});

const filtersOf = (narrowings: readonly Narrowing[]): SearchFilters =>
  joined(...narrowings.map(({ name, values }) => ({ [name]: values })));

/** Keeps the narrowings that leave products; the words of the others match nothing. */
const fitting = (
  { snapshot }: LoadedIndex,
  { products }: Matches,
  narrowings: readonly Narrowing[],
): readonly Narrowing[] =>
  narrowings.reduce<readonly Narrowing[]>((kept, narrowing) => {
    const more = [...kept, narrowing];
    return narrow(snapshot, products, filtersOf(more)).passing.length > 0 ? more : kept;
  }, []);

const wordsAsTyped = (parts: readonly QueryPart[]): string => parts.map((part) => part.word).join(' ');

/**
 * Understands a query: reads the words that narrow it, corrects the others and finds the products that have them. See
 * `findWithIdentifier` for `identified`. [FND-01] [FND-02] [FND-03]
 */
export const understandAndFind = (
  loaded: LoadedIndex,
  text: string,
  lastWordIsPrefix: boolean,
  identified?: number,
): Understood => {
  const isWhole = identified !== undefined || isProductName(loaded.snapshot, text);
  const { rest, narrowings } = isWhole ? { rest: text, narrowings: [] } : readNarrowings(loaded.snapshot, text);
  const found =
    narrowings.length > 0 && wordsOf(rest).every(isEmptyWord)
      ? everything(loaded)
      : findWithIdentifier(loaded, rest, lastWordIsPrefix, identified);
  const kept = fitting(loaded, found.matches, narrowings);
  const { parts } = found.query;
  return {
    ...found,
    narrowings: kept,
    unmatched: [
      ...parts.filter(({ choices }) => choices.length === 0).map(({ typed }) => typed),
      ...narrowings.filter((narrowing) => !kept.includes(narrowing)).map(({ text: words }) => words),
    ],
    corrected: parts.some(({ mended }) => mended)
      ? [wordsAsTyped(parts), ...narrowings.map(({ text: words }) => words)].join(' ')
      : undefined,
  };
};

/** Finds the words as they are, without corrections, synonyms and filters. */
const findLiterally = (loaded: LoadedIndex, text: string): Understood => {
  const query = understandQuery(loaded.snapshot, text, { lastWordIsPrefix: false, generous: false, literal: true });
  const isComplete = query.parts.every(({ choices }) => choices.length > 0);
  const matches = isComplete ? matchQuery(loaded.snapshot, loaded.board, query) : noMatches;
  const unmatched = query.parts.filter(({ choices }) => choices.length === 0).map(({ typed }) => typed);
  return { query, matches, narrowings: [], unmatched, corrected: undefined };
};

/** The filters of a query's words and those that were chosen; a chosen price replaces one in words. */
const withChosen = (
  narrowings: readonly Narrowing[],
  chosen: SearchFilters = {},
): { readonly filters: SearchFilters; readonly narrowings: readonly Narrowing[] } => {
  const kept = narrowings.filter(({ name }) => name !== PRICE_FACET || ownValue(chosen, PRICE_FACET) === undefined);
  return { filters: joined(chosen, filtersOf(kept)), narrowings: kept };
};

/** Runs a query over the snapshot. See `understandAndFind`. */
export const searchProducts = (
  loaded: LoadedIndex,
  text: string,
  options: SearchOptions,
  identified?: number,
): SearchResult => {
  const understood =
    options.literal === true
      ? findLiterally(loaded, text)
      : understandAndFind(loaded, text, options.lastWordIsPrefix ?? false, identified);
  const { query, matches, unmatched, corrected } = understood;
  const { filters, narrowings } = withChosen(understood.narrowings, options.filters);
  return {
    ...resultOf(loaded, { ...matches, scored: true }, { ...options, filters }),
    matchedTerms: matchedTermsOf(query),
    unmatched,
    narrowings,
    ...(corrected === undefined ? {} : { corrected }),
  };
};

const inCategory = ({ snapshot }: LoadedIndex, category: number | undefined): Int32Array =>
  category === undefined
    ? new Int32Array(0)
    : snapshot.productsIn.values.subarray(
        snapshot.productsIn.offsets[category] ?? 0,
        snapshot.productsIn.offsets[category + 1] ?? 0,
      );

const candidatesOf = (
  loaded: LoadedIndex,
  filter: BrowseFilter,
): { products: Int32Array; root?: number | undefined } => {
  const { snapshot } = loaded;
  switch (filter.by) {
    case 'everything':
      return { products: loaded.everyProduct };
    case 'category': {
      const category = snapshot.categoryNumbers.get(filter.id);
      return { products: inCategory(loaded, category), root: category };
    }
    case 'brand': {
      const brand = snapshot.brandNumbers.get(filter.slug);
      return { products: loaded.everyProduct.filter((product) => snapshot.products.brand[product] === brand) };
    }
    case 'facet': {
      const { passing } = narrow(snapshot, loaded.everyProduct, { [filter.name]: [filter.value] });
      return { products: passing };
    }
    case 'items':
      return { products: Int32Array.from(filter.ids.flatMap((id) => snapshot.numberOf.get(id) ?? [])) };
  }
};

/** Products of a category, a brand or any facet value, by default the best selling first. [SRC-13] */
export const browseProducts = (loaded: LoadedIndex, filter: BrowseFilter, options: SearchOptions): SearchResult => {
  const { products, root } = candidatesOf(loaded, filter);
  const candidates = { ...noMatches, products, scored: false, root };
  return { ...resultOf(loaded, candidates, options), matchedTerms: [], unmatched: [], narrowings: [] };
};
