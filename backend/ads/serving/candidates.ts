import { LRUCache } from 'lru-cache';
import type { SearchIndex } from '../../search/model/search-types.ts';
import {
  PRODUCTS_PER_PAGE,
  wordsOf,
  type AdBook,
  type AdvertisedProduct,
  type Campaign,
} from '../campaigns/campaign.ts';
import { foldFilter, passes, valuesOf, type ProductFilters } from '../request/product-filters.ts';

/** The context of an auction: a placement, described by filters, and the search term. */
export interface Context {
  readonly filters: ProductFilters;
  readonly searchTerm: string | undefined;
  /** Whether the ads are products that stand beside those of the page, which should not be repeated. */
  readonly isBesideList: boolean;
}

/** A matching product with its relevance, 1 to 1000. */
export interface FittingProduct {
  readonly product: AdvertisedProduct;
  readonly relevance: number;
}

/** A campaign with its matching products, the best first. */
export interface Candidate {
  readonly campaign: Campaign;
  readonly fitting: readonly [FittingProduct, ...FittingProduct[]];
}

/** Finds the campaigns that take part in the auction for a placement. */
export interface CandidateFinder {
  /** Campaigns with at least one matching product. Rejects only while the search index cannot be loaded. */
  readonly find: (context: Context) => Promise<readonly Candidate[]>;
}

export interface CandidateFinderDeps {
  readonly searchIndex: Pick<SearchIndex, 'search' | 'browse' | 'version'>;
  readonly book: () => AdBook;
}

/**
 * The default category of the shop's pages. It matches all products when the catalogue has no category with that id.
 * [ADS-06]
 */
const DEFAULT_CATEGORY = foldFilter('categoryID:10338');

const MAX_CONTEXTS = 1_000;
/** Limit of the total length of cached keys, which contain filters and terms from requests. */
const MAX_CONTEXT_CHARACTERS = 4 * 1024 * 1024;
const MAX_TERMS = 500;
/** A product beyond this rank in the search results is not a match. */
const RESULTS_LOOKED_AT = 400;
/** Relevance factor of a product of the campaign that is not in the category itself. */
const SHARE_OF_GUESTS = 0.6;
/** Relevance of the last result as a share of the first. */
const SHARE_OF_LAST = 0.4;
/** Relevance factor of a product that was found only by its brand or category, not by its name. */
const SHARE_OF_UNNAMED = 0.15;
/** In a search, ads below this share of the best relevance are not shown. */
const FLOOR_SHARE = 0.3;
/** Products below this share of their campaign's best relevance do not replace it. */
const SHARE_OF_BEST = 0.6;

/**
 * Relevance factor of a product that the page lists itself: below that of any other product, because the page does not
 * show a product twice.
 */
const SHARE_OF_LISTED = 0.02;
/** A page of the shop names one category. The lists of more categories than this are not read. */
const MAX_LISTED_CATEGORIES = 5;

/** Stop words of product names. */
const IDLE_WORDS = new Set(['a', 'an', 'and', 'for', 'in', 'my', 'of', 'on', 'the', 'to', 'with']);

/** Removes a plural ending, so that singular and plural are equal. */
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/e?s$/, '') : word);

/** Whether a product's name contains every word of the search. */
const isNamed = (title: readonly string[], stems: readonly string[]): boolean =>
  stems.every((stem) => title.some((word) => word.startsWith(stem)));

/** The results for a term. */
interface TermScores {
  /** By product, 1 for the best. Products whose name does not match have none. */
  readonly scores: ReadonlyMap<string, number>;
  /** The products of the first page. */
  readonly listed: ReadonlySet<string>;
}

/** Cached results for one version of catalogue and campaigns; a new version gets a new cache. */
interface CandidateCache {
  readonly book: AdBook;
  readonly version: string | undefined;
  /** The ids of the catalogue's categories, by their folded form, which filters have. */
  readonly idOfFolded: ReadonlyMap<string, string>;
  readonly contexts: LRUCache<string, Promise<readonly Candidate[]>>;
  readonly terms: LRUCache<string, Promise<TermScores>>;
}

const makeCandidateCache = (book: AdBook, version: string | undefined): CandidateCache => ({
  book,
  version,
  idOfFolded: new Map([...book.categoryIds].map((id) => [foldFilter(id), id])),
  contexts: new LRUCache({
    max: MAX_CONTEXTS,
    maxSize: MAX_CONTEXT_CHARACTERS,
    sizeCalculation: (_found, key) => key.length,
  }),
  terms: new LRUCache({ max: MAX_TERMS }),
});

const isSearchedFor = ({ searchTerms }: Campaign, words: ReadonlySet<string>): boolean =>
  searchTerms.length === 0 || searchTerms.some((term) => term.every((word) => words.has(word)));

/** Removes candidates that are far less relevant than the best one. */
const aboveFloor = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const floor = FLOOR_SHARE * Math.max(0, ...candidates.map(({ fitting: [best] }) => best.relevance));
  return candidates.flatMap(({ campaign, fitting }): readonly Candidate[] => {
    const [best, ...others] = fitting.filter(({ relevance }) => relevance >= floor);
    return best === undefined ? [] : [{ campaign, fitting: [best, ...others] }];
  });
};

/** Keeps the products of a campaign that the page does not list. A campaign without any bids with the listed ones. */
const unrepeated = (candidates: readonly Candidate[], listed: ReadonlySet<string>): readonly Candidate[] =>
  candidates.map((candidate) => {
    const [best, ...others] = candidate.fitting.filter(({ product }) => !listed.has(product.productId));
    if (best !== undefined) return { ...candidate, fitting: [best, ...others] };
    const [first, ...rest] = candidate.fitting;
    return { ...candidate, fitting: [repeated(first), ...rest.map(repeated)] };
  });

const repeated = ({ product, relevance }: FittingProduct): FittingProduct => ({
  product,
  relevance: Math.max(1, Math.round(relevance * SHARE_OF_LISTED)),
});

/**
 * Returns a test of a product against one filter. The default category matches everything when the catalogue does not
 * have it.
 */
const tagLookup = ({ categoryIds }: AdBook): ((product: AdvertisedProduct) => (filter: string) => boolean) => {
  const standsForAll = !categoryIds.has(DEFAULT_CATEGORY.slice('categoryid:'.length));
  return (product) => (filter) => product.tags.has(filter) || (standsForAll && filter === DEFAULT_CATEGORY);
};

/** Creates the finder. Results for a placement and scores for a term are cached until catalogue or campaigns change. */
export const makeCandidateFinder = (deps: CandidateFinderDeps): CandidateFinder => new IndexedCandidateFinder(deps);

class IndexedCandidateFinder implements CandidateFinder {
  readonly #deps: CandidateFinderDeps;
  #cache;

  constructor(deps: CandidateFinderDeps) {
    this.#deps = deps;
    this.#cache = makeCandidateCache(deps.book(), undefined);
  }

  readonly find: CandidateFinder['find'] = (context) => {
    const at = this.#currentCache();
    const { mode, lists } = context.filters;
    const key = JSON.stringify([mode, lists, context.searchTerm, context.isBesideList]);
    const known = at.contexts.get(key);
    if (known !== undefined) return known;
    const found = this.#findIn(at, context);
    at.contexts.set(key, found);
    found.catch(() => at.contexts.delete(key));
    return found;
  };

  #currentCache(): CandidateCache {
    const book = this.#deps.book();
    const version = this.#deps.searchIndex.version();
    if (this.#cache.book !== book || this.#cache.version !== version) this.#cache = makeCandidateCache(book, version);
    return this.#cache;
  }

  /** Only products with every word of the term get a score: no ad is better than a wrong one. */
  async #scoresOf({ book }: CandidateCache, term: string): Promise<TermScores> {
    const { productIds, relaxed, corrected } = await this.#deps.searchIndex.search(term, {
      limit: RESULTS_LOOKED_AT,
      withFacets: false,
    });
    const listed = new Set(productIds.slice(0, PRODUCTS_PER_PAGE));
    if (relaxed) return { scores: new Map(), listed };
    const last = Math.max(1, productIds.length - 1);
    const stems = wordsOf(corrected ?? term)
      .filter((word) => !IDLE_WORDS.has(word))
      .map(stemOf);
    const scores = new Map(
      productIds.flatMap((id, rank) => {
        const title = book.titles.get(id);
        if (title === undefined) return [];
        const ofRank = 1 - ((1 - SHARE_OF_LAST) * rank) / last;
        return [[id, isNamed(title, stems) ? ofRank : ofRank * SHARE_OF_UNNAMED] as const];
      }),
    );
    return { scores, listed };
  }

  /** The products of the first page of the categories with these folded ids. Unknown categories list nothing. */
  async #listedIn({ idOfFolded }: CandidateCache, foldedIds: readonly string[]): Promise<ReadonlySet<string>> {
    const known = foldedIds.flatMap((folded) => idOfFolded.get(folded) ?? []);
    const categoryIds = [...new Set(known)].slice(0, MAX_LISTED_CATEGORIES);
    const options = { limit: PRODUCTS_PER_PAGE, withFacets: false };
    const pages = await Promise.all(
      categoryIds.map((id) => this.#deps.searchIndex.browse({ by: 'category', id }, options)),
    );
    return new Set(pages.flatMap(({ productIds }) => productIds));
  }

  #keptScores(at: CandidateCache, term: string): Promise<TermScores> {
    const known = at.terms.get(term);
    if (known !== undefined) return known;
    const scores = this.#scoresOf(at, term);
    at.terms.set(term, scores);
    // A failure is not cached.
    scores.catch(() => at.terms.delete(term));
    return scores;
  }

  async #findIn(at: CandidateCache, { filters, searchTerm, isBesideList }: Context): Promise<readonly Candidate[]> {
    const found = searchTerm === undefined ? undefined : await this.#keptScores(at, searchTerm);
    const scores = found?.scores;
    const words = new Set(wordsOf(searchTerm ?? ''));
    const hasTag = tagLookup(at.book);
    const categoryIds = valuesOf(filters, 'categoryID');
    const categories = categoryIds.map((id) => foldFilter(`categoryID:${id}`));

    const relevanceOf = (product: AdvertisedProduct): number => {
      const ofTerm = scores === undefined ? 1 : (scores.get(product.productId) ?? 0);
      if (ofTerm === 0 || !passes(filters, hasTag(product))) return 0;
      const isGuest = categories.length > 0 && !categories.some((category) => product.ownCategories.has(category));
      return Math.max(1, Math.round(product.quality * ofTerm * (isGuest ? SHARE_OF_GUESTS : 1)));
    };

    const candidates = at.book.campaigns.flatMap((campaign): readonly Candidate[] => {
      if (scores !== undefined && !isSearchedFor(campaign, words)) return [];
      const [best, ...others] = campaign.products
        .map((product) => ({ product, relevance: relevanceOf(product) }))
        .filter(({ relevance }) => relevance > 0)
        .toSorted((one, other) => other.relevance - one.relevance || one.product.entryId - other.product.entryId);
      if (best === undefined) return [];
      const near = others.filter(({ relevance }) => relevance >= best.relevance * SHARE_OF_BEST);
      return [{ campaign, fitting: [best, ...near] }];
    });
    const relevant = scores === undefined ? candidates : aboveFloor(candidates);
    return isBesideList ? unrepeated(relevant, found?.listed ?? (await this.#listedIn(at, categoryIds))) : relevant;
  }
}
