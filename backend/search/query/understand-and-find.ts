import { hashName } from '../snapshot/product-builder.ts';
import type { Narrowing, SearchFilters } from '../model/search-types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { isEmptyWord, wordsOf } from '../text/text.ts';
import { ownValue } from '../../shared/own-value.ts';
import { findWithIdentifier, type Found, type LoadedIndex } from './find-products.ts';
import { joined } from './joined-filters.ts';
import { matchQuery, noMatches, type Matches } from './match-query.ts';
import { narrow, PRICE_FACET } from './narrow.ts';
import { readNarrowings } from './read-narrowings.ts';
import { understandQuery, type QueryPart } from './understand-query.ts';

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

/** The filters that these words stand for. */
export const narrowingFilters = (narrowings: readonly Narrowing[]): SearchFilters =>
  joined(...narrowings.map(({ name, values }) => ({ [name]: values })));

/** Keeps the narrowings that leave products; the words of the others match nothing. */
const fitting = (
  { snapshot }: LoadedIndex,
  { products }: Matches,
  narrowings: readonly Narrowing[],
): readonly Narrowing[] =>
  narrowings.reduce<readonly Narrowing[]>((kept, narrowing) => {
    const more = [...kept, narrowing];
    return narrow(snapshot, products, narrowingFilters(more)).passing.length > 0 ? more : kept;
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
export const findLiterally = (loaded: LoadedIndex, text: string): Understood => {
  const query = understandQuery(loaded.snapshot, text, { lastWordIsPrefix: false, generous: false, literal: true });
  const isComplete = query.parts.every(({ choices }) => choices.length > 0);
  const matches = isComplete ? matchQuery(loaded.snapshot, loaded.board, query) : noMatches;
  const unmatched = query.parts.filter(({ choices }) => choices.length === 0).map(({ typed }) => typed);
  return { query, matches, narrowings: [], unmatched, corrected: undefined };
};

/** The filters of a query's words and those that were chosen; a chosen price replaces one in words. */
export const withChosen = (
  narrowings: readonly Narrowing[],
  chosen: SearchFilters = {},
): { readonly filters: SearchFilters; readonly narrowings: readonly Narrowing[] } => {
  const kept = narrowings.filter(({ name }) => name !== PRICE_FACET || ownValue(chosen, PRICE_FACET) === undefined);
  return { filters: joined(chosen, narrowingFilters(kept)), narrowings: kept };
};
