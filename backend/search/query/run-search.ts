import type { BrowseFilter, SearchOptions, SearchResult } from '../model/search-types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { countFacets, countGroups } from './count-facets.ts';
import { matchedTermsOf, scoresAt, type LoadedIndex } from './find-products.ts';
import { noMatches, type Matches } from './match-query.ts';
import { narrow, placesWhere } from './narrow.ts';
import { naturalOrder, pageOfOrder, pageOfScores } from './rank.ts';
import { findLiterally, understandAndFind, withChosen } from './understand-and-find.ts';

const DEFAULT_LIMIT = 48;

interface Candidates extends Matches {
  /** Scores are used only when there is a query. */
  readonly scored: boolean;
  /** Root category of the response's groups. */
  readonly root?: number | undefined;
}

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
