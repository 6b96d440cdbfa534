/** A product that the search index does not contain, and why. */
export interface LeftOut {
  readonly id: string;
  readonly reason: string;
}

/**
 * Chosen facet values. A result needs one of the values of each chosen facet. Price values are 'low-high' in dollars.
 */
export type SearchFilters = Readonly<Record<string, readonly string[]>>;

export const sortNames = ['relevance', 'price', 'rating', 'newest', 'name', 'brand', 'best_selling'] as const;
export type SortName = (typeof sortNames)[number];
export type SortOrder = 'ascending' | 'descending';

/** A condition that results must meet before facets are counted. Ranges include their ends; prices are in dollars. */
export type FilterExpression =
  | { readonly and: readonly FilterExpression[] }
  | { readonly or: readonly FilterExpression[] }
  | { readonly not: FilterExpression }
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly low: number; readonly high: number };

export interface SearchOptions {
  readonly filters?: SearchFilters;
  /** How the values of a filter match, by filter name: any of them (the default), all, or none. */
  readonly matchTypes?: ReadonlyMap<string, 'any' | 'all' | 'none'>;
  /** Hidden facets that are counted too. */
  readonly hiddenFacets?: readonly string[] | 'all';
  /** Root of the group tree: the browsed category by default, the departments, or a category. */
  readonly groupsStart?: 'top' | { readonly groupId: string };
  /** Narrows the results and every facet count alike. */
  readonly where?: FilterExpression;
  readonly sortBy?: SortName;
  /** Default: the natural order of the sort. */
  readonly sortOrder?: SortOrder;
  /** Results to skip. */
  readonly offset?: number;
  /** Number of results; default 48. */
  readonly limit?: number;
  /** False skips the counts of facets and category groups. */
  readonly withFacets?: boolean;
  /** Whether the last word can be a prefix; default false. */
  readonly lastWordIsPrefix?: boolean;
  /** Takes the words literally: nothing is corrected, and no words are read as filters; default false. */
  readonly literal?: boolean;
}

export interface FacetOption {
  /** Value of the filter. */
  readonly value: string;
  readonly displayName: string;
  readonly count: number;
  readonly selected: boolean;
}

export interface Facet {
  /** Name of the filter. */
  readonly name: string;
  readonly displayName: string;
  readonly type: 'multiple' | 'single' | 'range';
  readonly hidden?: boolean;
  readonly options: readonly FacetOption[];
  /** Lowest and highest value in dollars, for type range. */
  readonly min?: number;
  readonly max?: number;
}

export interface CategoryGroup {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly count: number;
  readonly children: readonly CategoryGroup[];
  /** Ancestors, the department first; filled on the groups at the top of the response. */
  readonly parents: readonly CategoryParent[];
}

export interface CategoryParent {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** Words of a query that narrow the results as a filter does. */
export interface Narrowing {
  /** The words as typed. */
  readonly text: string;
  /** Name of the filter. */
  readonly name: string;
  readonly displayName: string;
  /** Values of the filter; a result has one of them. */
  readonly values: readonly string[];
  readonly label: string;
}

export interface SearchResult {
  readonly productIds: readonly string[];
  readonly total: number;
  /** Words of the catalogue that matched the query. */
  readonly matchedTerms: readonly string[];
  /** The corrected query, if a misspelling was corrected. */
  readonly corrected?: string;
  /** True when no product had every word, so that products with most of the words are returned. */
  readonly relaxed: boolean;
  /** Words of the query that no product has, as typed. */
  readonly unmatched: readonly string[];
  /** Words of the query that were applied as filters. */
  readonly narrowings: readonly Narrowing[];
  readonly facets: readonly Facet[];
  readonly groups: readonly CategoryGroup[];
}

export type BrowseFilter =
  | { readonly by: 'category'; readonly id: string }
  | { readonly by: 'brand'; readonly slug: string }
  | { readonly by: 'facet'; readonly name: string; readonly value: string }
  | { readonly by: 'items'; readonly ids: readonly string[] }
  | { readonly by: 'everything' };

export interface SuggestLimits {
  readonly products: number;
  readonly phrases: number;
  readonly brands: number;
  readonly categories: number;
}

export interface PhraseSuggestion {
  readonly text: string;
  readonly matchedTerms: readonly string[];
}

export interface BrandSuggestion {
  readonly slug: string;
  readonly name: string;
  readonly productCount: number;
}

export interface CategorySuggestion {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly imageUrl: string;
  readonly productCount: number;
}

export interface Suggestions {
  readonly productIds: readonly string[];
  readonly productTotal: number;
  readonly matchedTerms: readonly string[];
  readonly phrases: readonly PhraseSuggestion[];
  readonly brands: readonly BrandSuggestion[];
  readonly categories: readonly CategorySuggestion[];
}

export const podIds = [
  'home-trending',
  'home-deals',
  'bestsellers',
  'related',
  'bought-together',
  'empty-search',
  'trending',
] as const;
export type PodId = (typeof podIds)[number];

export interface RecommendOptions {
  readonly limit?: number;
  /** Seed products of the recommendations, by product or SKU id. */
  readonly itemIds?: readonly string[];
  readonly term?: string;
  readonly filters?: SearchFilters;
  readonly where?: FilterExpression;
}

export interface Recommendation {
  readonly productIds: readonly string[];
  readonly total: number;
}

/** An event of a shopper with search results or recommendations. */
export interface SearchEvent {
  readonly receivedAt: string;
  readonly action: string;
  readonly clientId: string;
  readonly sessionNumber: number;
  readonly userId: string | null;
  readonly term: string | null;
  readonly itemId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Status of the index, for operators. */
export interface IndexStatus {
  /** `ready`: queries are served. `failed`: they are refused until a load succeeds. */
  readonly kind: 'loading' | 'ready' | 'failed';
  /** The catalogue version being served; undefined before the first load. */
  readonly version: string | undefined;
  readonly products: number;
  /** Products of the catalogue that could not be indexed: how many, and the first of them with the reason. */
  readonly leftOut: { readonly count: number; readonly examples: readonly LeftOut[] };
  /** Error of the last load; undefined when it succeeded. */
  readonly failure: string | undefined;
}

/** Callbacks for loads of a watched catalogue, successful or failed. */
export interface IndexListener {
  onLoaded(status: IndexStatus): void;
  onError(error: unknown): void;
}

/**
 * Search over the whole catalogue in memory; it is reloaded when the catalogue changes. Every query waits for the first
 * load and rejects with status code 503 when that failed.
 */
export interface SearchIndex {
  /** Resolves when queries can be served; rejects when the catalogue could not be loaded. */
  ready(): Promise<void>;
  /** Loads the catalogue and watches it from then on. */
  watch(listener: IndexListener): void;
  status(): IndexStatus;
  /** Loads again now if the catalogue has changed since it was last loaded. */
  refresh(): Promise<void>;
  /** The catalogue version being served; undefined before the first load. */
  version(): string | undefined;
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
  browse(filter: BrowseFilter, options?: SearchOptions): Promise<SearchResult>;
  suggest(term: string, limits: SuggestLimits): Promise<Suggestions>;
  /** Most visited categories and brands, for an empty search box. */
  trending(limits: { readonly categories: number; readonly brands: number }): Promise<{
    readonly categories: readonly CategorySuggestion[];
    readonly brands: readonly BrandSuggestion[];
  }>;
  /** The most popular phrases. */
  popularPhrases(limit: number): Promise<readonly PhraseSuggestion[]>;
  recommend(podId: PodId, options?: RecommendOptions): Promise<Recommendation>;
  /** Names and types of all facets that lists have. */
  facetNames(): readonly { readonly name: string; readonly displayName: string; readonly type: Facet['type'] }[];
  /** Stops watching the catalogue. */
  close(): void;
}
